import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FaceGeometry } from '#domain/face/report.ts';
import styles from './geometry-panel.module.css';
import panel from './panel.module.css';

interface GeometryPanelProps {
  readonly geometry: FaceGeometry;
  /** Something opaque lies over the eyes: where they lie behind it is a guess, and nothing is said of it. */
  readonly eyesHidden: boolean;
}

/** Thirds, fifths, eyes and symmetry in words: described, never scored. */
export function GeometryPanel({ geometry, eyesHidden }: GeometryPanelProps) {
  const { t } = useTranslation();
  const { thirds, fifths, tilt, symmetry } = geometryWords(geometry);
  const lines = [
    {
      key: 'thirds',
      label: t(($) => $.result.geometry.thirds.label),
      text: t(($) => $.result.geometry.thirds[thirds]),
    },
    !eyesHidden && {
      key: 'fifths',
      label: t(($) => $.result.geometry.fifths.label),
      text: t(($) => $.result.geometry.fifths[fifths]),
    },
    !eyesHidden && {
      key: 'tilt',
      label: t(($) => $.result.geometry.tilt.label),
      text: t(($) => $.result.geometry.tilt[tilt]),
    },
    {
      key: 'symmetry',
      label: t(($) => $.result.geometry.symmetry.label),
      text: t(($) => $.result.geometry.symmetry[symmetry]),
    },
  ].filter((line) => line !== false);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t(($) => $.result.geometry.title)}
        <ChevronDown className={styles.chevron} size={18} aria-hidden />
      </summary>
      <dl className={styles.list}>
        {lines.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={panel.note}>{t(($) => $.result.geometry.note)}</p>
    </details>
  );
}

// Proportions as words: coarse, neutral, and generous about what counts as the same.

interface GeometryWords {
  readonly thirds: 'even' | 'middle' | 'lower';
  readonly fifths: 'even' | 'wide' | 'close';
  readonly tilt: 'up' | 'level' | 'down';
  readonly symmetry: 'close' | 'usual' | 'lively';
}

/**
 * Where another word begins. The medians of the 23 portraits by which they were set (middle third 0.53, gap 1.26 eyes,
 * asymmetry 0.025) lie within their "same". The eyes' median, 5.6°, does not: "level" says that the corners lie on one
 * line, and at least half of those faces are told that the outer ones sit a little higher, which is so.
 */
const LIMITS = {
  middleThird: { low: 0.46, high: 0.54 },
  /** Gap between the eyes in eye widths. */
  gapPerEye: { low: 0.95, high: 1.35 },
  tiltDeg: { low: -1, high: 2.5 },
  asymmetry: { close: 0.022, lively: 0.05 },
} as const;

/** `below`, `between` or `above` two limits. */
function word<Below, Between, Above>(
  value: number,
  { low, high }: { readonly low: number; readonly high: number },
  words: readonly [Below, Between, Above],
): Below | Between | Above {
  if (value < low) return words[0];
  return value > high ? words[2] : words[1];
}

export function geometryWords(geometry: FaceGeometry): GeometryWords {
  const eye = (geometry.rightEyeFifth + geometry.leftEyeFifth) / 2;
  const { close, lively } = LIMITS.asymmetry;
  return {
    thirds: word(geometry.middleThird, LIMITS.middleThird, ['lower', 'even', 'middle'] as const),
    fifths: word(geometry.eyeGapFifth / eye, LIMITS.gapPerEye, ['close', 'even', 'wide'] as const),
    tilt: word(geometry.canthalTiltDeg, LIMITS.tiltDeg, ['down', 'level', 'up'] as const),
    symmetry: word(geometry.asymmetry, { low: close, high: lively }, ['close', 'usual', 'lively'] as const),
  };
}
