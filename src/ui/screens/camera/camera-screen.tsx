import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode, useRef, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { roastsLeftAtom, limitResetAtom } from '#state/daily-limit-atoms.ts';
import { enterCameraAtom, warmUpAtom } from '#state/journey-atoms.ts';
import { dropSampleAtom, startAtom, startSampleAtom } from '#state/journey-run-atoms.ts';
import { waitsForPersonAtom } from '#state/model-prefetch-atoms.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { CameraAside } from './camera-aside.tsx';
import { IntroPanel, LostPanel, ProblemPanel } from './camera-panels.tsx';
import styles from './camera-screen.module.css';
import { useIncoming, usePhotoDrop } from './incoming-photos.ts';
import { LimitPanel } from './limit-panel.tsx';
import { LiveView } from './live-view.tsx';
import { PhotoInputs } from './photo-inputs.tsx';
import { markPhotoOut, usePhotoHeld, wasPhotoOut } from './photo-out.ts';
import { DropVeil } from './photo-ways.tsx';
import { ShotCheck } from './shot-check.tsx';
import { useCamera } from './use-camera.ts';
import { useShutter } from './use-shutter.ts';
import { Flame, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import { FailureLine } from '#ui/components/failure-line.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { cx } from '#ui/cx.ts';
import panel from './camera-panels.module.css';
import sharedPanelStyles from './shared-panel.module.css';

/**
 * Renders anew when the day's limit starts again, and when the page is seen again: nothing else says that time has
 * passed, and the timers of a device that sleeps come late.
 */
function useNewDay(): void {
  const { now } = useAtomValue(servicesAtom);
  const reset = useAtomValue(limitResetAtom);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const shown = reset();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      wait(reset());
      if (document.visibilityState === 'visible') render();
    };
    const wait = (until: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, until - now());
    };
    // Of the day that is on the screen: it may be over by now, and nobody has looked.
    wait(shown);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, reset, shown]);
}

interface SharedPanelProps {
  readonly photo: File;
  readonly onUse: () => void;
  readonly onDrop: () => void;
}

/** The photo that came by the share sheet: shown, and read only once the person says so. */
function SharedPanel({ photo, onUse, onDrop }: SharedPanelProps) {
  const { t } = useTranslation();
  const { photos } = useAtomValue(servicesAtom);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = photos.openUrl(photo);
    if (picture.current !== null) picture.current.src = url;
    return () => photos.closeUrl(url);
  }, [photo, photos]);
  return (
    <section className={cx(CARD_CLASSES.raised, panel.panel)} data-shared="">
      <h1 tabIndex={-1}>{t(($) => $.camera.shared.title)}</h1>
      <img ref={picture} className={sharedPanelStyles.photo} alt={t(($) => $.camera.shared.alt)} />
      <p>{t(($) => $.camera.shared.body)}</p>
      <div className={panel.actions}>
        <Button look="primary" wide icon={<Flame size={22} aria-hidden />} onClick={onUse}>
          {t(($) => $.camera.shared.use)}
        </Button>
        <Button wide icon={<Trash2 size={20} aria-hidden />} onClick={onDrop}>
          {t(($) => $.camera.shared.drop)}
        </Button>
      </div>
    </section>
  );
}

/** Where a roast begins: by camera, from the library, by drop or paste. */
export function CameraScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const enter = useSetAtom(enterCameraAtom);
  const warmUp = useSetAtom(warmUpAtom);
  const waits = useAtomValue(waitsForPersonAtom);
  const startPhoto = useSetAtom(startAtom);
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
  const onSample = async () => {
    if (await startSample()) void navigate('/analysis');
  };
  useEffect(() => dropSample, [dropSample]);
  const { shared, dropShared, refused, refuse } = useIncoming(onShared);
  usePhotoHeld(shared !== null);
  const [lost, setLost] = useState(wasPhotoOut);
  useEffect(() => {
    if (lost) markPhotoOut(false);
  }, [lost]);
  const dragging = usePhotoDrop(onPhoto, refuse);

  if (left === 0) {
    return (
      <div className={styles.alone}>
        <LimitPanel onSample={() => void onSample()} />
      </div>
    );
  }
  const beside = <CameraAside left={left} onSample={shared === null ? () => void onSample() : null} />;
  return (
    <PhotoInputs onPhoto={onPhoto} onRefused={refuse}>
      {refused !== null && (
        <div className={styles.refused}>
          <FailureLine>{t(($) => $.camera.shared.refused[refused])}</FailureLine>
        </div>
      )}
      {shared === null && !lost && <CameraPlace left={left} beside={beside} />}
      {shared === null && lost && (
        <div className={styles.panels}>
          <LostPanel onOpen={() => setLost(false)} />
          {beside}
        </div>
      )}
      {shared !== null && (
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
  usePhotoHeld(shutter.asked !== null);
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
