import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { engineStateAtom } from '#state/journey-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { Controls } from './controls.tsx';
import { LastResult } from './last-result.tsx';
import styles from './live-view.module.css';
import { PhotoWays } from './photo-ways.tsx';
import type { Sheet } from './roast-chips.tsx';
import { Stage } from './stage.tsx';
import { Tools } from './tools.tsx';
import { TorchButton } from './torch-button.tsx';
import type { CameraHandle } from './use-camera.ts';
import { useGuide } from './use-guide.ts';
import { useShutter } from './use-shutter.ts';

/** Space and Enter take the photo, unless the focus is on a control that they operate, or a sheet is open. */
function useShutterKeys(take: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.defaultPrevented) return;
      const focused = document.activeElement;
      const operates = 'a, button, input, select, textarea, summary, [role="switch"], dialog, dialog *';
      if (focused?.matches(operates) === true) return;
      event.preventDefault();
      take();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [take]);
}

interface LiveViewProps {
  readonly handle: CameraHandle;
  /** Roasts left today; null: no limit. */
  readonly left: number | null;
}

/** The camera at work, in one screen: the way back, picture and guide, tools, shutter. */
export function LiveView({ handle, left }: LiveViewProps) {
  const { t } = useTranslation();
  const { state, several, flip } = handle;
  const camera = state.kind === 'live' ? state.camera : null;
  const checking = state.kind === 'checking';
  const { autoShutter } = useAtomValue(settingsAtom);
  const engine = useAtomValue(engineStateAtom);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [sheet, setSheet] = useState<Sheet>(null);
  const { angle, taking, take, skipAngle } = useShutter(video, camera?.facing ?? 'user');
  const choosing = sheet !== null;
  const onSteady = useCallback(() => {
    // Nobody poses while they choose.
    if (autoShutter && !choosing) take();
  }, [autoShutter, choosing, take]);
  const running = engine.state === 'ready' && camera !== null && !taking;
  const { hint, steady } = useGuide({ video, running, angle, onSteady });
  useShutterKeys(take);
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
          angle={angle}
          hint={hint}
          steady={steady}
          auto={autoShutter && !choosing}
          taking={taking}
          left={left}
          corner={camera?.hasTorch === true && <TorchButton key={camera.stream.id} camera={camera} />}
        />
      </div>
      <div className={styles.desk} data-clear>
        <Tools {...{ angle, sheet }} inert={checking} onSheet={setSheet} onSkipAngle={skipAngle} />
        <Controls {...{ camera, several }} busy={taking} inert={checking} onShutter={take} onFlip={flip} />
        <div className={styles.ways}>
          <PhotoWays />
        </div>
      </div>
    </section>
  );
}
