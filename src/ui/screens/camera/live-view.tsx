import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCamera } from '#ports/capture.ts';
import { engineStateAtom } from '#state/journey-atoms.ts';
import { Countdown } from './countdown.tsx';
import { LastResult } from './last-result.tsx';
import styles from './live-view.module.css';
import { PhotoWays } from './photo-ways.tsx';
import type { Sheet } from './roast-chips.tsx';
import { Stage } from './stage.tsx';
import { Tools } from './tools.tsx';
import type { CameraHandle } from './use-camera.ts';
import { useFrozen } from './use-frozen.ts';
import { useGuide } from './use-guide.ts';
import type { Shutter } from './use-shutter.ts';
import { Images, SwitchCamera, Zap, ZapOff } from 'lucide-react';
import { Button } from '#ui/components/button.tsx';
import controlsStyles from './controls.module.css';
import { usePhotoChooser } from './photo-inputs.tsx';
import torchButtonStyles from './torch-button.module.css';

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
  /** A picture is there, and none is being taken. */
  readonly ready: boolean;
  /** Whether it can be operated yet: what the camera answers may put something else in this place. */
  readonly inert: boolean;
  readonly onShutter: () => void;
  readonly onFlip: () => void;
}

/** Library, shutter and the other camera, in one row. */
function Controls({ several, ready, inert, onShutter, onFlip }: ControlsProps) {
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
        aria-label={t(($) => $.camera.shutter)}
        aria-disabled={!ready}
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
  const take = () => {
    setTimed(null);
    if (video !== null) shutter.take(video, facing);
  };
  const running = engine.state === 'ready' && camera !== null && !taking;
  const { hint, steady, content } = useGuide({ video, running, angle });
  // Nobody poses while they choose. Without a coach there is nobody to wait for.
  const waits = armed && sheet === null && !taking;
  const counts = waits && (content || engine.state === 'unavailable');
  useShutterKeys(take);
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
          ready={video !== null && !taking}
          inert={checking}
          onShutter={take}
          onFlip={flip}
        />
        <div className={styles.ways}>
          <PhotoWays />
        </div>
      </div>
      {counts && <Countdown onDone={take} onStop={() => setTimed(null)} />}
    </section>
  );
}
