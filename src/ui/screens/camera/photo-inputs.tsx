import {
  type ChangeEvent,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { photoAmong, type IncomingRefusal } from '#domain/limits/photo.ts';
import styles from './photo-inputs.module.css';

// A photo on its way that only this page knows of: the camera app or the library is open, or one is there and the person
// is asked about it. Phones end a page behind the camera app to have its memory. The mark lies in the entry of the
// browser's history, which outlives the page, so that the next one can say what became of the photo.

const MARK = 'photoOut';

/** Marks this entry, or takes the mark away. The router's own fields stay. */
export function markPhotoOut(out: boolean): void {
  const { [MARK]: _mark, ...rest } = (history.state ?? {}) as Record<string, unknown>;
  history.replaceState(out ? { ...rest, [MARK]: true } : rest, '');
}

/** Whether a photo was out when an earlier page ended at this entry. */
export const wasPhotoOut = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** Marks the entry for as long as there is a photo that nobody has said yes to. */
export function usePhotoHeld(held: boolean): void {
  useEffect(() => {
    if (!held) return;
    markPhotoOut(true);
    return () => markPhotoOut(false);
  }, [held]);
}

/** Opens the phone's library, or its own camera app. */
export interface PhotoChooser {
  readonly library: () => void;
  readonly phoneCamera: () => void;
}

const Chooser = createContext<PhotoChooser>({ library: () => {}, phoneCamera: () => {} });

export const usePhotoChooser = (): PhotoChooser => use(Chooser);

/** Calls `onBack` whenever the person is in this page again: not every browser tells that a choice was cancelled. */
function useBackInPage(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') back();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
}

interface PhotoInputsProps {
  readonly onPhoto: (photo: File) => void;
  readonly onRefused: (why: IncomingRefusal) => void;
  readonly children: ReactNode;
}

/**
 * The file inputs behind every button of this screen. They outlive its panels: while the person looks
 * through the library the camera may be lost or found, and an input that goes with its panel takes the
 * chosen photo along.
 */
export function PhotoInputs({ onPhoto, onRefused, children }: PhotoInputsProps) {
  const { t } = useTranslation();
  const library = useRef<HTMLInputElement>(null);
  const phoneCamera = useRef<HTMLInputElement>(null);
  /** The library or the camera app is open: the mark is of this, and not of a photo that is held. */
  const open = useRef(false);
  const chooser = useMemo(() => {
    const show = (input: HTMLInputElement | null) => {
      open.current = true;
      markPhotoOut(true);
      input?.click();
    };
    return { library: () => show(library.current), phoneCamera: () => show(phoneCamera.current) };
  }, []);
  const back = () => {
    if (!open.current) return;
    open.current = false;
    markPhotoOut(false);
  };
  useBackInPage(back);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    back();
    const came = photoAmong([...(event.currentTarget.files ?? [])]);
    // The same file again must count as a change.
    event.currentTarget.value = '';
    if (came instanceof File) onPhoto(came);
    else if (came !== null) onRefused(came);
  };
  const shared = { type: 'file', accept: 'image/*,.heic,.heif,.avif', hidden: true, onChange } as const;
  return (
    <Chooser value={chooser}>
      <input {...shared} ref={library} data-source="library" aria-label={t(($) => $.camera.library)} />
      <input
        {...shared}
        ref={phoneCamera}
        capture="user"
        data-source="phone-camera"
        aria-label={t(($) => $.camera.aside.phoneCamera)}
      />
      {children}
    </Chooser>
  );
}

/** Which photos can be brought, and that a mouse may drop and paste them. */
export function PhotoWays() {
  const { t } = useTranslation();
  return (
    <p className={styles.ways}>
      <span className={styles.hint}>{t(($) => $.camera.aside.hint)} </span>
      {t(($) => $.camera.aside.formats)}
    </p>
  );
}

/** Over everything while a file hovers over the page: it may be dropped anywhere. */
export function DropVeil() {
  const { t } = useTranslation();
  return (
    <p className={styles.veil} role="status">
      {t(($) => $.camera.drop)}
    </p>
  );
}
