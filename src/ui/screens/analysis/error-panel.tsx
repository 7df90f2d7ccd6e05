import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowRight, Camera, Images, RefreshCw, RotateCcw, Smile, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import {
  dropSampleAtom,
  retryAtom,
  sampleComingAtom,
  startAtom,
  startSampleAtom,
} from '#state/journey-run-atoms.ts';
import type { Attempt } from '#state/journey.ts';
import type { IncomingRefusal } from '#domain/limits/photo.ts';
import { Button } from '#ui/components/button.tsx';
import styles from '#ui/components/error-panel.module.css';
import { FailureLine } from '#ui/components/failure-line.tsx';
import { FocusHeading } from '#ui/components/focus-heading.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { PhotoInputs, usePhotoChooser } from '../camera/photo-inputs.tsx';
import { moodOf, waysOn, type Way } from './next-step.ts';

interface ErrorPanelProps {
  readonly code: AnalysisErrorCode;
  readonly attempt: Attempt | null;
  /** Back to where photos come from. */
  readonly onCamera: () => void;
}

/** What went wrong, why, and the ways on: what helps most is pressed first. */
export function ErrorPanel({ code, attempt, onCamera }: ErrorPanelProps) {
  const { t } = useTranslation();
  const start = useSetAtom(startAtom);
  const dropSample = useSetAtom(dropSampleAtom);
  useEffect(() => dropSample, [dropSample]);
  // The camera says that nothing is left today.
  const onPhoto = (photo: File) => {
    if (!start(photo, 'library')) onCamera();
  };
  const [refused, refuse] = useState<IncomingRefusal | null>(null);
  return (
    <PhotoInputs onPhoto={onPhoto} onRefused={refuse}>
      <section className={styles.panel} data-error={code}>
        <div className={styles.picture}>
          {attempt !== null && <FailedPhoto key={attempt.photo.url} url={attempt.photo.url} />}
          <Mascot mood={moodOf(code)} size="large" />
        </div>
        <FocusHeading focus>{t(($) => $.errors.codes[code].title)}</FocusHeading>
        <p data-large>{t(($) => $.errors.codes[code].body)}</p>
        <p className={styles.way}>
          <ArrowRight size={20} aria-hidden />
          {t(($) => $.errors.codes[code].way)}
        </p>
        {refused !== null && <FailureLine>{t(($) => $.camera.shared.refused[refused])}</FailureLine>}
        <div className={styles.actions}>
          {waysOn(code, attempt?.shots ?? null).map((way, index) => (
            <WayButton key={way} way={way} first={index === 0} onCamera={onCamera} />
          ))}
        </div>
        <p className={styles.safe}>{t(($) => $.errors.safe)}</p>
      </section>
    </PhotoInputs>
  );
}

/** Nothing, where the browser cannot show it either. */
function FailedPhoto({ url }: { url: string }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <img
      className={styles.failed}
      src={url}
      alt={t(($) => $.errors.photoAlt)}
      onError={() => setShown(false)}
    />
  );
}

const ICONS: Readonly<Record<Way, LucideIcon>> = {
  retake: Camera,
  another: Images,
  take: Camera,
  again: RotateCcw,
  sample: Smile,
  reload: RefreshCw,
};

interface WayButtonProps {
  readonly way: Way;
  readonly first: boolean;
  readonly onCamera: () => void;
}

function WayButton({ way, first, onCamera }: WayButtonProps) {
  const { t } = useTranslation();
  const words: Readonly<Record<Way, string>> = {
    retake: t(($) => $.errors.retake),
    another: t(($) => $.errors.tryAnother),
    take: t(($) => $.errors.take),
    again: t(($) => $.errors.again),
    sample: t(($) => $.home.sample.button),
    reload: t(($) => $.errors.reload),
  };
  const chooser = usePhotoChooser();
  const retry = useSetAtom(retryAtom);
  const startSample = useSetAtom(startSampleAtom);
  const sampleComing = useAtomValue(sampleComingAtom);
  const again = () => {
    if (!retry()) onCamera();
  };
  const presses: Readonly<Record<Way, () => void>> = {
    retake: onCamera,
    another: chooser.library,
    take: onCamera,
    again,
    sample: () => void startSample(),
    reload: () => window.location.reload(),
  };
  const Icon = ICONS[way];
  return (
    <Button
      look={first ? 'primary' : 'quiet'}
      wide
      icon={<Icon size={20} aria-hidden />}
      busy={way === 'sample' && sampleComing}
      onClick={presses[way]}
    >
      {words[way]}
    </Button>
  );
}
