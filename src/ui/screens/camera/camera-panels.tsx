import { useAtomValue } from 'jotai';
import {
  ArrowRight,
  Camera,
  CameraOff,
  Check,
  ImageUp,
  type LucideIcon,
  RotateCcw,
  ShieldCheck,
} from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraProblem } from '#functions/vocabulary.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { Flame } from '#ui/components/flame.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { cx } from '#ui/cx.ts';
import { usePhotoChooser } from './photo-inputs.tsx';
import styles from './camera-panels.module.css';
import booth from './live-view.module.css';

// What can be done where no camera picture is to be had. Pure.

/** `retry`: ask for the camera again. `library`: choose a photo. `cameraApp`: the device's own camera app. */
type ProblemWay = 'retry' | 'library' | 'cameraApp';

/** By problem, what helps most first; what asking again cannot solve has no `retry`. */
const WAYS: Readonly<Record<CameraProblem, readonly ProblemWay[]>> = {
  denied: ['retry', 'library', 'cameraApp'],
  lost: ['retry', 'library', 'cameraApp'],
  'in-use': ['retry', 'library', 'cameraApp'],
  failed: ['retry', 'library', 'cameraApp'],
  none: ['cameraApp', 'library', 'retry'],
  insecure: ['library', 'cameraApp'],
  'installed-ios': ['cameraApp', 'library', 'retry'],
};

/**
 * The ways past a problem, what helps most first.
 *
 * @param touch whether fingers operate the device: only phones and tablets have a camera app that a page can open
 */
export function waysPast(problem: CameraProblem, touch: boolean): readonly ProblemWay[] {
  const hasApp = touch || problem === 'installed-ios';
  return WAYS[problem].filter((way) => way !== 'cameraApp' || hasApp);
}

interface IntroPanelProps {
  readonly onOpen: () => void;
}

/** Before the browser asks for the camera: what happens with the picture, in plain words. */
export function IntroPanel({ onOpen }: IntroPanelProps) {
  const { t } = useTranslation();
  const { library } = usePhotoChooser();
  return (
    <section className={cx(CARD_CLASSES.raised, styles.panel)}>
      <div className={styles.mascot}>
        <Flame alive />
      </div>
      <h1 tabIndex={-1}>{t(($) => $.camera.intro.title)}</h1>
      <p className={styles.lead}>{t(($) => $.camera.intro.lead)}</p>
      <div className={styles.actions}>
        <Button look="primary" wide icon={<Camera size={22} aria-hidden />} onClick={onOpen}>
          {t(($) => $.camera.intro.open)}
        </Button>
        <Button onClick={library} wide icon={<ImageUp size={20} aria-hidden />}>
          {t(($) => $.camera.library)}
        </Button>
      </div>
      <p className={styles.notice}>
        <ShieldCheck size={20} aria-hidden />
        {t(($) => $.camera.intro.notice)}
      </p>
      <p className={styles.small}>{t(($) => $.camera.intro.hygiene)}</p>
    </section>
  );
}

interface LostPanelProps {
  readonly onOpen: () => void;
}

/** The page was loaded anew while a photo was on its way: what became of it, and the way to another one. */
export function LostPanel({ onOpen }: LostPanelProps) {
  const { t } = useTranslation();
  const { library } = usePhotoChooser();
  return (
    <section className={cx(CARD_CLASSES.raised, styles.panel)} data-photo-lost aria-live="polite">
      <div className={styles.mascot}>
        <Mascot mood="sheepish" />
      </div>
      <h1 tabIndex={-1}>{t(($) => $.camera.lostPhoto.title)}</h1>
      <p>{t(($) => $.camera.lostPhoto.body)}</p>
      <p className={styles.small}>{t(($) => $.errors.safe)}</p>
      <div className={styles.actions}>
        <Button look="primary" wide icon={<Camera size={22} aria-hidden />} onClick={onOpen}>
          {t(($) => $.camera.intro.open)}
        </Button>
        <Button onClick={library} wide icon={<ImageUp size={20} aria-hidden />}>
          {t(($) => $.camera.library)}
        </Button>
      </div>
    </section>
  );
}

const ICONS: Readonly<Record<ProblemWay, LucideIcon>> = {
  retry: RotateCcw,
  library: ImageUp,
  cameraApp: Camera,
};

/** Whether fingers operate the device, as they do phones and tablets. */
const hasTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

interface ProblemPanelProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
}

/** Why there is no picture, and what can be done instead. */
export function ProblemPanel({ problem, onRetry }: ProblemPanelProps) {
  const { t } = useTranslation();
  const { library, phoneCamera } = usePhotoChooser();
  const [touch] = useState(hasTouch);
  const presses: Readonly<Record<ProblemWay, () => void>> = {
    retry: onRetry,
    library,
    cameraApp: phoneCamera,
  };
  const words: Readonly<Record<ProblemWay, string>> = {
    retry: t(($) => $.camera.retry),
    library: t(($) => $.camera.library),
    cameraApp: t(($) => $.camera.aside.phoneCamera),
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The control that had the focus may have gone with the picture.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={cx(CARD_CLASSES.raised, styles.panel)} data-problem={problem} aria-live="polite">
      <span className={styles.icon}>
        {problem === 'installed-ios' ? <Camera size={40} aria-hidden /> : <CameraOff size={40} aria-hidden />}
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {t(($) => $.camera.problems[problem].title)}
      </h1>
      <p>{t(($) => $.camera.problems[problem].body)}</p>
      <p className={styles.way}>
        <ArrowRight size={20} aria-hidden />
        {problem === 'none' && touch
          ? t(($) => $.camera.problems.none.wayByTouch)
          : t(($) => $.camera.problems[problem].way)}
      </p>
      <div className={styles.actions}>
        {waysPast(problem, touch).map((way, index) => {
          const Icon = ICONS[way];
          return (
            <Button
              key={way}
              look={index === 0 ? 'primary' : 'quiet'}
              wide
              icon={<Icon size={20} aria-hidden />}
              onClick={presses[way]}
            >
              {words[way]}
            </Button>
          );
        })}
      </div>
    </section>
  );
}

interface ShotCheckProps {
  readonly photo: Blob;
  readonly onUse: () => void;
  readonly onRetake: () => void;
}

/** The shot as it is, before anything is read of it: taken or taken again. */
export function ShotCheck({ photo, onUse, onRetake }: ShotCheckProps) {
  const { t } = useTranslation();
  const { photos } = useAtomValue(servicesAtom);
  const id = useId();
  const picture = useRef<HTMLImageElement>(null);
  const use = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const url = photos.openUrl(photo);
    if (picture.current !== null) picture.current.src = url;
    use.current?.focus({ preventScroll: true });
    return () => photos.closeUrl(url);
  }, [photo, photos]);
  return (
    <section className={booth.booth} data-shot data-theme="dark">
      <h1 className={styles.title} id={`${id}-title`} tabIndex={-1}>
        {t(($) => $.camera.check.title)}
      </h1>
      <div className={booth.picture}>
        <img ref={picture} className={styles.photo} alt={t(($) => $.camera.check.alt)} />
      </div>
      <div className={booth.desk} data-clear>
        <p className={styles.note} id={`${id}-note`}>
          {t(($) => $.camera.check.note)}
        </p>
        <div className={styles.ways}>
          <Button wide icon={<RotateCcw size={22} aria-hidden />} onClick={onRetake}>
            {t(($) => $.camera.check.retake)}
          </Button>
          <Button
            ref={use}
            look="primary"
            wide
            describedBy={`${id}-title ${id}-note`}
            icon={<Check size={24} aria-hidden />}
            // A key that is still held down from the shutter has not said yes.
            onKeyDown={(event) => {
              if (event.repeat) event.preventDefault();
            }}
            onClick={onUse}
          >
            {t(($) => $.camera.check.use)}
          </Button>
        </div>
      </div>
    </section>
  );
}
