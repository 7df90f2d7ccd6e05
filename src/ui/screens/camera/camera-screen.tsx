import { useAtomValue, useSetAtom } from 'jotai';
import { Flame, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { photoAmong, type IncomingRefusal } from '#domain/limits/photo.ts';
import { limitResetAtom, roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { enterCameraAtom, warmUpAtom } from '#state/journey-atoms.ts';
import { dropSampleAtom, startAtom, startSampleAtom } from '#state/journey-run-atoms.ts';
import { waitsForPersonAtom } from '#state/model-prefetch-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { FailureLine } from '#ui/components/outcome-line.tsx';
import { cx } from '#ui/cx.ts';
import { whenIdle } from '#ui/later.ts';
import { CameraAside } from './camera-aside.tsx';
import { IntroPanel, LostPanel, ProblemPanel, ShotCheck } from './camera-panels.tsx';
import { LimitPanel } from './limit-panel.tsx';
import { LiveView } from './live-view.tsx';
import { DropVeil, markPhotoOut, PhotoInputs, usePhotoHeld, wasPhotoOut } from './photo-inputs.tsx';
import { useCamera } from './use-camera.ts';
import { useShutter } from './use-shutter.ts';
import panel from './camera-panels.module.css';
import styles from './camera-screen.module.css';
import sharedPanelStyles from './shared-panel.module.css';

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false;

/**
 * Catches files dropped or pasted anywhere on the page, so that a near miss does not navigate away.
 * Returns whether a file hovers over the page.
 */
function usePhotoDrop(onPhoto: (photo: File) => void, onRefused: (why: IncomingRefusal) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent(({ files }: DataTransfer) => {
    const came = photoAmong([...files]);
    if (came instanceof File) onPhoto(came);
    else if (came !== null) onRefused(came);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setDragging(true);
    };
    // Moving between elements leaves one and enters the next; leaving the window enters nothing.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (hasFiles(event.clipboardData)) take(event.clipboardData);
    };
    const controller = new AbortController();
    const options = { signal: controller.signal };
    window.addEventListener('dragover', over, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('drop', drop, options);
    window.addEventListener('paste', paste, options);
    return () => controller.abort();
  }, []);
  return dragging;
}

/**
 * Starts with the photo that the system opened the app with. One that came by the share sheet is handed over and waits
 * for a tap: a form of another site that hides where it comes from looks like the share sheet.
 */
function useIncoming(onPhoto: (photo: File) => void): {
  readonly shared: File | null;
  readonly dropShared: () => void;
  /** Why what came last is no photo to read; by whatever way, the screen says so here. */
  readonly refused: IncomingRefusal | null;
  readonly refuse: (why: IncomingRefusal) => void;
} {
  const { pwa } = useAtomValue(servicesAtom);
  const [shared, setShared] = useState<File | null>(null);
  const [refused, refuse] = useState<IncomingRefusal | null>(null);
  const start = useEffectEvent(onPhoto);
  useEffect(() => {
    let gone = false;
    const takeShared = async () => {
      const photo = (await pwa?.incoming.take()) ?? null;
      if (gone) return;
      if (photo instanceof File) setShared(photo);
      else if (photo !== null) refuse(photo);
    };
    void takeShared();
    pwa?.incoming.onOpened((photo) => {
      if (gone) return;
      if (photo instanceof File) start(photo);
      else refuse(photo);
    });
    return () => {
      gone = true;
    };
  }, [pwa]);
  return { shared, dropShared: () => setShared(null), refused, refuse };
}

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
