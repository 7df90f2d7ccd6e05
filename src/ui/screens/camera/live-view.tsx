import { useAtomValue } from 'jotai';
import { Images, SwitchCamera, Zap, ZapOff } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNT_FROM } from '#domain/limits/photo.ts';
import type { OpenCamera } from '#ports/capture.ts';
import { engineStateAtom } from '#state/journey-atoms.ts';
import { useBackCloses } from '#ui/back-closes.ts';
import { Button } from '#ui/components/button.tsx';
import { LastResult } from './camera-aside.tsx';
import { PhotoWays, usePhotoChooser } from './photo-inputs.tsx';
import type { Sheet } from './roast-chips.tsx';
import { Stage } from './stage.tsx';
import { Tools } from './tools.tsx';
import type { CameraHandle } from './use-camera.ts';
import { useGuide } from './use-guide.ts';
import type { Shutter } from './use-shutter.ts';
import controlsStyles from './controls.module.css';
import styles from './live-view.module.css';
import torchButtonStyles from './torch-button.module.css';

const TICK_MS = 1000;

interface CountdownProps {
  /** After the last second. */
  readonly onDone: () => void;
  /** Somebody has touched the screen, pressed a key or gone back. */
  readonly onStop: () => void;
}

/** 3, 2, 1 over everything: the whole screen is one button that stops it. */
function Countdown({ onDone, onStop }: CountdownProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [left, setLeft] = useState(COUNT_FROM);
  /** A finger is down: it counts no further, and stops for good with the click, which then falls on nothing below. */
  const [held, setHeld] = useState(false);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Closed, and not merely taken away: the focus goes back to where it was.
    return () => current?.close();
  }, []);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => (left === 1 ? done() : setLeft(left - 1)), TICK_MS);
    return () => clearTimeout(timer);
  }, [held, left]);
  const close = () => dialog.current?.close();
  useBackCloses(true, close);
  return (
    <dialog
      ref={dialog}
      className={styles.count}
      aria-label={t(($) => $.camera.timer.counting)}
      data-count={left}
      onClose={() => {
        if (dialog.current?.open !== true) onStop();
      }}
      onKeyDown={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <button
        type="button"
        className={styles.touch}
        onPointerDown={() => setHeld(true)}
        onPointerCancel={close}
        onClick={close}
      >
        <span className={styles.figure} translate="no" aria-hidden="true">
          {left}
        </span>
        <span className={styles.words}>{t(($) => $.camera.timer.stop)}</span>
      </button>
      <span className="visually-hidden" role="status" translate="no">
        {left}
      </span>
    </dialog>
  );
}

/** How often it is looked at, and how many looks without a new picture in a row make a frozen one. */
const LOOK_MS = 400;
const LOOKS = 4;
/** A picture runs once so many have come: a first one may stand while the camera finds its light. */
const RUNS_FROM = 5;

/**
 * Calls `onFrozen` where a picture that ran stands still for 1.6 s while the page itself is drawn: on some phones a call
 * takes the camera without a word. Browsers that do not count pictures are not watched.
 */
function useFrozen(video: HTMLVideoElement | null, onFrozen: () => void): void {
  const tell = useEffectEvent(onFrozen);
  useEffect(() => {
    if (video === null || !('requestVideoFrameCallback' in video)) return;
    let pictures = 0;
    let atLastLook = 0;
    let still = 0;
    let drawn = true;
    const onPicture = () => {
      pictures += 1;
      picture = video.requestVideoFrameCallback(onPicture);
    };
    let picture = video.requestVideoFrameCallback(onPicture);
    const look = () => {
      const watched =
        drawn && pictures >= RUNS_FROM && !video.paused && document.visibilityState === 'visible';
      still = watched && pictures === atLastLook ? still + 1 : 0;
      atLastLook = pictures;
      // A page that is not drawn, because the machine has no time for it, shows no new picture either.
      drawn = false;
      requestAnimationFrame(() => (drawn = true));
      if (still === LOOKS) tell();
    };
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      video.cancelVideoFrameCallback(picture);
    };
  }, [video]);
}

/** Switches the lamp of one camera. Another camera begins with its own, dark: give it the stream's id as its key. */
function TorchButton({ camera }: { camera: OpenCamera }) {
  const { t } = useTranslation();
  const [lit, setLit] = useState(false);
  const press = async () => {
    if (await camera.setTorch(!lit)) setLit(!lit);
  };
  return (
    <button
      type="button"
      className={torchButtonStyles.torch}
      aria-label={t(($) => $.camera.torch)}
      aria-pressed={lit}
      onClick={() => void press()}
    >
      {lit ? <Zap size={26} aria-hidden /> : <ZapOff size={26} aria-hidden />}
    </button>
  );
}

interface ControlsProps {
  readonly several: boolean;
  /** A picture is there. */
  readonly ready: boolean;
  /** Several photos are being taken: the shutter ends that. */
  readonly taking: boolean;
  /** Whether it can be operated yet: what the camera answers may put something else in this place. */
  readonly inert: boolean;
  readonly onShutter: () => void;
  readonly onFlip: () => void;
}

/** Library, shutter and the other camera, in one row. */
function Controls({ several, ready, taking, inert, onShutter, onFlip }: ControlsProps) {
  const { t } = useTranslation();
  const { library } = usePhotoChooser();
  return (
    <div className={controlsStyles.controls} inert={inert}>
      <div className={controlsStyles.side}>
        <Button look="round" onClick={library}>
          <span className={controlsStyles.tool}>
            <Images size={26} aria-hidden />
            <span className={controlsStyles.name}>{t(($) => $.camera.library)}</span>
          </span>
        </Button>
      </div>
      <button
        type="button"
        className={controlsStyles.shutter}
        aria-label={taking ? t(($) => $.camera.enough) : t(($) => $.camera.shutter)}
        aria-disabled={!ready}
        data-taking={taking}
        // A key that is still held down does not end what it has begun.
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={onShutter}
      >
        <span className={controlsStyles.core} />
      </button>
      <div className={controlsStyles.side}>
        {several && (
          <Button look="round" onClick={onFlip}>
            <span className={controlsStyles.tool}>
              <SwitchCamera size={26} aria-hidden />
              <span className={controlsStyles.name}>{t(($) => $.camera.flip)}</span>
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** Space and Enter take the photo, unless the focus is on a control that they operate, or a sheet is open. */
function useShutterKeys(take: () => void): void {
  const onPress = useEffectEvent(take);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.defaultPrevented) return;
      const focused = document.activeElement;
      const operates = 'a, button, input, select, textarea, summary, [role="switch"], dialog, dialog *';
      if (focused?.matches(operates) === true) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

interface LiveViewProps {
  readonly handle: CameraHandle;
  readonly shutter: Shutter;
  /** Roasts left today; null: no limit. */
  readonly left: number | null;
}

/** The camera at work, in one screen: the way back, picture and guide, tools, shutter. */
export function LiveView({ handle, shutter, left }: LiveViewProps) {
  const { t } = useTranslation();
  const { state, several, flip, frozen } = handle;
  const camera = state.kind === 'live' ? state.camera : null;
  const checking = state.kind === 'checking';
  const engine = useAtomValue(engineStateAtom);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [sheet, setSheet] = useState<Sheet>(null);
  // The timer is set by a tap, for one photo of this open camera: neither a setting nor the way back here sets it.
  const [timed, setTimed] = useState<OpenCamera | null>(null);
  const armed = timed !== null && timed === camera;
  const { angle, taking, skipAngle } = shutter;
  const facing = camera?.facing ?? 'user';
  const press = () => {
    setTimed(null);
    if (video !== null) shutter.press(video, facing);
  };
  const running = engine.state === 'ready' && camera !== null && !taking;
  const { hint, steady, content } = useGuide({ video, running, angle });
  // Nobody poses while they choose. Without a coach there is nobody to wait for.
  const waits = armed && sheet === null && !taking;
  const counts = waits && (content || engine.state === 'unavailable');
  useShutterKeys(press);
  useFrozen(video, frozen);
  return (
    <section className={styles.booth} data-camera={state.kind} data-theme="dark">
      <h1 className="visually-hidden" tabIndex={-1}>
        {t(($) => $.camera.title)}
      </h1>
      <div className={styles.line}>
        <LastResult />
      </div>
      <div className={styles.picture}>
        <Stage
          stream={camera?.stream ?? null}
          mirrored={camera?.facing !== 'environment'}
          onVideo={setVideo}
          live={video !== null}
          angle={angle}
          hint={hint}
          steady={steady}
          auto={waits}
          taking={taking}
          left={left}
          corner={camera?.hasTorch === true && <TorchButton key={camera.stream.id} camera={camera} />}
        />
      </div>
      <div className={styles.desk} data-clear>
        <Tools
          {...{ angle, armed, sheet }}
          inert={checking}
          onArm={(on) => setTimed(on ? camera : null)}
          onSheet={setSheet}
          onSkipAngle={skipAngle}
        />
        <Controls
          {...{ several }}
          ready={video !== null}
          taking={taking && angle === 'front'}
          inert={checking}
          onShutter={press}
          onFlip={flip}
        />
        <div className={styles.ways}>
          <PhotoWays />
        </div>
      </div>
      {counts && <Countdown onDone={press} onStop={() => setTimed(null)} />}
    </section>
  );
}
