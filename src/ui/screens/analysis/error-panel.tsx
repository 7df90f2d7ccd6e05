/** What helps after a photo could not be read: what to press first, and what the mascot makes of it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowRight, Camera, Images, type LucideIcon, RefreshCw, RotateCcw, Smile } from 'lucide-react';
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
import type { IncomingRefusal } from '#domain/limits/photo.ts';
import type { Attempt, Shots } from '#state/journey.ts';
import { Button } from '#ui/components/button.tsx';
import { FocusHeading } from '#ui/components/focus.tsx';
import { Mascot, type MascotMood } from '#ui/components/mascot.tsx';
import { FailureLine } from '#ui/components/outcome-line.tsx';
import { PhotoInputs, usePhotoChooser } from '../camera/photo-inputs.tsx';
import styles from '#ui/components/error-panel.module.css';

/**
 * `retake`: back to the camera. `another`: another photo of the library. `take`: to the camera page, which the photo is
 * not from (one of the phone's own camera app counts as chosen). `again`: the same photo once more. `sample`: the drawn
 * face. `reload`: the page anew, with a fresh worker.
 */
type Way = 'retake' | 'another' | 'take' | 'again' | 'sample' | 'reload';

/** What is to blame, which decides what helps. */
type Cause = 'photo' | 'file' | 'device';

const CAUSES: Readonly<Record<AnalysisErrorCode, Cause>> = {
  'no-face': 'photo',
  'several-faces': 'photo',
  'too-small': 'photo',
  'low-resolution': 'photo',
  'turned-away': 'photo',
  'too-dark': 'photo',
  'too-bright': 'photo',
  blurred: 'photo',
  'not-an-image': 'file',
  'too-large': 'file',
  'unsupported-format': 'file',
  unreadable: 'file',
  'no-webassembly': 'device',
  'old-browser': 'device',
  'pixels-falsified': 'device',
  'model-unavailable': 'device',
  'out-of-memory': 'device',
  cancelled: 'device',
  internal: 'device',
};

const MOODS: Readonly<Record<AnalysisErrorCode, MascotMood>> = {
  'no-face': 'searching',
  'several-faces': 'side-eye',
  'too-small': 'squint',
  'low-resolution': 'squint',
  'turned-away': 'side-eye',
  'too-dark': 'squint',
  'too-bright': 'squint',
  blurred: 'squint',
  'not-an-image': 'searching',
  'too-large': 'sheepish',
  'unsupported-format': 'sheepish',
  unreadable: 'searching',
  'no-webassembly': 'asleep',
  'old-browser': 'asleep',
  'pixels-falsified': 'squint',
  'model-unavailable': 'asleep',
  'out-of-memory': 'asleep',
  cancelled: 'asleep',
  internal: 'sheepish',
};

/** Whatever the photo, the answer would be the same. */
const ABOUT_THE_READER: ReadonlySet<AnalysisErrorCode> = new Set([
  'model-unavailable',
  'no-webassembly',
  'old-browser',
  'pixels-falsified',
]);

/** Ways by which a photo is taken in the app: another one is a press of the same shutter away. */
const isShot = (source: Shots['source']): boolean => source === 'front' || source === 'rear';

/**
 * The ways on, the most useful first.
 *
 * @param shots what failed; null where no photo could be had
 */
export function waysOn(code: AnalysisErrorCode, shots: Shots | null): readonly [Way, ...Way[]] {
  const other: Way = shots !== null && isShot(shots.source) ? 'retake' : 'another';
  const cause = CAUSES[code];
  // What to do better is said: somebody who chose a photo may want to do it now.
  if (cause === 'photo' && other === 'another') return [other, 'take', 'sample'];
  if (cause !== 'device') return [other, 'sample'];
  // Without a photo it was the drawn face that could not be had.
  const again: Way = shots === null ? 'sample' : 'again';
  return ABOUT_THE_READER.has(code) ? [again, 'reload'] : [again, other, 'reload'];
}

export const moodOf = (code: AnalysisErrorCode): MascotMood => MOODS[code];

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
        <p>{t(($) => $.errors.codes[code].body)}</p>
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
