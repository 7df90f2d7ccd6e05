import {
  Check,
  Eye,
  Focus,
  Glasses,
  Lightbulb,
  MoveVertical,
  RotateCcw,
  RotateCw,
  ScanFace,
  Sun,
  SunDim,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CameraHint } from '#state/capture/hints.ts';
import styles from './hint-pill.module.css';

const ICONS: Readonly<Record<CameraHint, LucideIcon>> = {
  'no-face': ScanFace,
  'turn-more': RotateCw,
  'turn-back': RotateCcw,
  hold: Check,
  'more-light': Lightbulb,
  'less-light': SunDim,
  'even-light': Sun,
  'hold-still': Focus,
  'higher-resolution': ZoomIn,
  'come-closer': ZoomIn,
  'step-back': ZoomOut,
  'face-camera': Eye,
  'chin-level': MoveVertical,
  'straighten-head': RotateCw,
  'centre-face': Focus,
  'clear-forehead': ScanFace,
  'remove-glasses': Glasses,
};

/** What would make the picture better right now, or that it is good. */
export function HintPill({ hint }: { hint: CameraHint }) {
  const { t } = useTranslation();
  const Icon = ICONS[hint];
  return (
    <span className={styles.pill} data-hint={hint}>
      <Icon size={22} aria-hidden />
      {t(($) => $.camera.hints[hint])}
    </span>
  );
}
