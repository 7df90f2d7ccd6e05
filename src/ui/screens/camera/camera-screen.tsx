import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { enterCameraAtom, warmUpAtom } from '#state/journey-atoms.ts';
import {
  dropSampleAtom,
  startAtom,
  startFromTransferAtom,
  startSampleAtom,
} from '#state/journey-run-atoms.ts';
import { waitsForPersonAtom } from '#state/supply-atoms.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { Beside } from './beside.tsx';
import { IntroPanel, ProblemPanel } from './camera-panels.tsx';
import styles from './camera-screen.module.css';
import { useIncoming, usePhotoDrop } from './incoming-photos.ts';
import { LimitPanel } from './limit-panel.tsx';
import { LiveView } from './live-view.tsx';
import { PhotoInputs } from './photo-inputs.tsx';
import { DropVeil } from './photo-ways.tsx';
import { SharedPanel } from './shared-panel.tsx';
import { ShotCheck } from './shot-check.tsx';
import { useCamera } from './use-camera.ts';
import { useNewDay } from './use-new-day.ts';
import { useShutter } from './use-shutter.ts';

/** Where a roast begins: by camera, from the library, by drop or paste. */
export function CameraScreen() {
  const navigate = useNavigate();
  const enter = useSetAtom(enterCameraAtom);
  const warmUp = useSetAtom(warmUpAtom);
  const waits = useAtomValue(waitsForPersonAtom);
  const startPhoto = useSetAtom(startAtom);
  const startTransfer = useSetAtom(startFromTransferAtom);
  const startSample = useSetAtom(startSampleAtom);
  const dropSample = useSetAtom(dropSampleAtom);
  useNewDay();
  const left = useAtomValue(roastsLeftAtom)();

  useEffect(() => {
    enter();
    // In a quiet moment: before, engine and page would only take the processor from each other.
    return waits ? undefined : whenIdle(() => void warmUp());
  }, [enter, warmUp, waits]);

  const onPhoto = (photo: File) => {
    if (startPhoto(photo, 'library')) void navigate('/analysis');
  };
  const onShared = (photo: File) => {
    if (startPhoto(photo, 'shared')) void navigate('/analysis');
  };
  const onTransfer = useCallback(
    (transfer: DataTransfer) => {
      if (startTransfer(transfer)) void navigate('/analysis');
    },
    [startTransfer, navigate],
  );
  const onSample = async () => {
    if (await startSample()) void navigate('/analysis');
  };
  useEffect(() => dropSample, [dropSample]);
  const { shared, dropShared } = useIncoming(onShared);
  const dragging = usePhotoDrop(onTransfer);

  if (left === 0) {
    return (
      <div className={styles.alone}>
        <LimitPanel onSample={() => void onSample()} />
      </div>
    );
  }
  const beside = <Beside left={left} onSample={shared === null ? () => void onSample() : null} />;
  return (
    <PhotoInputs onPhoto={onPhoto}>
      {shared === null ? (
        <CameraPlace left={left} beside={beside} />
      ) : (
        <div className={styles.panels}>
          <SharedPanel photo={shared} onUse={() => onShared(shared)} onDrop={dropShared} />
          {beside}
        </div>
      )}
      {dragging && <DropVeil />}
    </PhotoInputs>
  );
}

interface CameraPlaceProps {
  readonly left: number | null;
  /** What stands beside a panel. */
  readonly beside: ReactNode;
}

/** The camera, or the panel in its place. A part of its own, so that it opens only where a roast is left. */
function CameraPlace({ left, beside }: CameraPlaceProps) {
  const handle = useCamera();
  const shutter = useShutter();
  const { state, open } = handle;
  const warmUp = useSetAtom(warmUpAtom);
  const live = state.kind === 'live';
  // An open camera needs the guide's engine, also on Save-Data, where nothing was fetched before.
  useEffect(() => {
    if (live) void warmUp();
  }, [live, warmUp]);
  // Also where the camera is lost meanwhile: the photo is there.
  if (shutter.asked !== null)
    return <ShotCheck photo={shutter.asked} onUse={shutter.use} onRetake={shutter.retake} />;
  if (state.kind !== 'problem' && state.kind !== 'intro') return <LiveView {...{ handle, shutter, left }} />;
  return (
    <div className={styles.panels}>
      {state.kind === 'problem' ? (
        <ProblemPanel problem={state.problem} onRetry={open} />
      ) : (
        <IntroPanel onOpen={open} />
      )}
      {beside}
    </div>
  );
}
