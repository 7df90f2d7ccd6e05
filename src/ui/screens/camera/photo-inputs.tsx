import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { photoAmong, type IncomingRefusal } from '#domain/limits/photo.ts';
import { markPhotoOut } from './photo-out.ts';

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
