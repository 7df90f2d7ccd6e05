import { useAtom, useAtomValue } from 'jotai';
import { Rotate3d, Timer } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { twoAnglesAtom } from '#state/capture/camera-options.ts';
import { engineStateAtom } from '#state/journey-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Controls } from './controls.tsx';
import styles from './live-view.module.css';
import { Stage } from './stage.tsx';
import { ToggleChip } from '#ui/components/toggle-chip.tsx';
import type { CameraHandle } from './use-camera.ts';
import { useGuide } from './use-guide.ts';
import { useShutter } from './use-shutter.ts';

/** Space and Enter take the photo, unless the focus is on a control that they operate. */
function useShutterKeys(take: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.defaultPrevented) return;
      const focused = document.activeElement;
      if (focused?.matches('a, button, input, select, textarea, summary, [role="switch"]') === true) return;
      event.preventDefault();
      take();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [take]);
}

interface LiveViewProps {
  readonly handle: CameraHandle;
}

/** The camera at work: picture, guide, shutter, switches. */
export function LiveView({ handle }: LiveViewProps) {
  const { t } = useTranslation();
  const { state, several, flip } = handle;
  const camera = state.kind === 'live' ? state.camera : null;
  const checking = state.kind === 'checking';
  const [{ autoShutter }, setSettings] = useAtom(settingsAtom);
  const [twoAngles, setTwoAngles] = useAtom(twoAnglesAtom);
  const engine = useAtomValue(engineStateAtom);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { angle, taking, take, skipAngle } = useShutter(video, twoAngles, camera?.facing ?? 'user');
  const onSteady = useCallback(() => {
    if (autoShutter) take();
  }, [autoShutter, take]);
  const running = engine.state === 'ready' && camera !== null && !taking;
  const { hint, steady } = useGuide({ video, running, angle, onSteady });
  useShutterKeys(take);
  return (
    <section className={styles.live} data-camera={state.kind}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {t(($) => $.camera.title)}
      </h1>
      <Stage
        stream={camera?.stream ?? null}
        mirrored={camera?.facing !== 'environment'}
        onVideo={setVideo}
        angle={angle}
        hint={hint}
        steady={steady}
        auto={autoShutter}
        taking={taking}
      />
      {angle === 'three-quarter' && (
        <div className={styles.next}>
          <output>{t(($) => $.camera.frontTaken)}</output>
          <Button onClick={skipAngle}>{t(($) => $.camera.skipAngle)}</Button>
        </div>
      )}
      <Controls {...{ camera, several }} busy={taking} inert={checking} onShutter={take} onFlip={flip} />
      <fieldset className={styles.options} inert={checking}>
        <legend className="visually-hidden">{t(($) => $.camera.options)}</legend>
        <ToggleChip
          checked={autoShutter}
          onChange={(checked) => setSettings({ autoShutter: checked })}
          label={t(($) => $.camera.auto)}
          note={t(($) => $.camera.autoNote)}
          icon={<Timer size={20} aria-hidden />}
        />
        {angle === 'front' && (
          <ToggleChip
            checked={twoAngles}
            onChange={setTwoAngles}
            label={t(($) => $.camera.twoAngles)}
            note={t(($) => $.camera.twoAnglesNote)}
            icon={<Rotate3d size={20} aria-hidden />}
          />
        )}
      </fieldset>
    </section>
  );
}
