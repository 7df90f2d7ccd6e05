import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { enterCameraAtom, warmUpAtom } from '#state/journey-atoms.ts';
import { startAtom, startFromTransferAtom, startSampleAtom } from '#state/journey-run-atoms.ts';
import { waitsForPersonAtom } from '#state/supply-atoms.ts';
import { StyleSwitch } from '#ui/components/style-switch.tsx';
import { EngineNote, PhotoAside } from './camera-aside.tsx';
import { IntroPanel, ProblemPanel } from './camera-panels.tsx';
import styles from './camera-screen.module.css';
import { useIncoming, usePhotoDrop } from './incoming-photos.ts';
import { LimitPanel } from './limit-panel.tsx';
import { LiveView } from './live-view.tsx';
import { OccasionChips } from './occasion-chips.tsx';
import { PhotoInputs } from './photo-inputs.tsx';
import { SharedPanel } from './shared-panel.tsx';
import { useCamera } from './use-camera.ts';

/** Where a roast begins: by camera, from the library, by drop or paste. */
export function CameraScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const enter = useSetAtom(enterCameraAtom);
  const warmUp = useSetAtom(warmUpAtom);
  const waits = useAtomValue(waitsForPersonAtom);
  const startPhoto = useSetAtom(startAtom);
  const startTransfer = useSetAtom(startFromTransferAtom);
  const startSample = useSetAtom(startSampleAtom);
  const left = useAtomValue(roastsLeftAtom)();

  useEffect(() => {
    enter();
    if (!waits) void warmUp();
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
  const onSample = () => void startSample().then(() => navigate('/analysis'));
  const { shared, dropShared } = useIncoming(onShared);
  const dragging = usePhotoDrop(onTransfer);

  if (left === 0) {
    return (
      <div className={styles.alone}>
        <LimitPanel onSample={onSample} />
      </div>
    );
  }
  return (
    <PhotoInputs onPhoto={onPhoto}>
      <div className={styles.screen}>
        {shared === null ? (
          <CameraColumn />
        ) : (
          <SharedPanel photo={shared} onUse={() => onShared(shared)} onDrop={dropShared} />
        )}
        <div className={styles.beside}>
          {left !== null && <p className={styles.left}>{t(($) => $.camera.left, { count: left })}</p>}
          <PhotoAside dragging={dragging} onSample={onSample} />
          <StyleSwitch />
          <OccasionChips />
          <EngineNote />
        </div>
      </div>
    </PhotoInputs>
  );
}

/** A part of its own, so that the camera opens only where a roast is left. */
function CameraColumn() {
  const handle = useCamera();
  const { state } = handle;
  const warmUp = useSetAtom(warmUpAtom);
  const live = state.kind === 'live';
  // An open camera needs the guide's engine, also on Save-Data, where nothing was fetched before.
  useEffect(() => {
    if (live) void warmUp();
  }, [live, warmUp]);
  if (state.kind === 'problem') {
    return <ProblemPanel problem={state.problem} onRetry={handle.open} />;
  }
  if (state.kind === 'intro') return <IntroPanel onOpen={handle.open} />;
  return <LiveView handle={handle} />;
}
