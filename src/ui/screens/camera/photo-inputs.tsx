import { createContext, use, useEffect, useMemo, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { markPhotoOut } from './photo-out.ts';

/** Opens the phone's library, or its own camera app. */
export interface PhotoChooser {
  readonly library: () => void;
  readonly phoneCamera: () => void;
}

const Chooser = createContext<PhotoChooser>({ library: () => {}, phoneCamera: () => {} });

export const usePhotoChooser = (): PhotoChooser => use(Chooser);

/** Who is in this page again has lost nothing: not every browser tells that a choice was cancelled. */
function useBackInPage(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') markPhotoOut(false);
    };
    const press = () => markPhotoOut(false);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', press);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', press);
    };
  }, []);
}

interface PhotoInputsProps {
  readonly onPhoto: (photo: File) => void;
  readonly children: ReactNode;
}

/**
 * The file inputs behind every button of this screen. They outlive its panels: while the person looks
 * through the library the camera may be lost or found, and an input that goes with its panel takes the
 * chosen photo along.
 */
export function PhotoInputs({ onPhoto, children }: PhotoInputsProps) {
  const { t } = useTranslation();
  const library = useRef<HTMLInputElement>(null);
  const phoneCamera = useRef<HTMLInputElement>(null);
  const chooser = useMemo(() => {
    const open = (input: HTMLInputElement | null) => {
      markPhotoOut(true);
      input?.click();
    };
    return { library: () => open(library.current), phoneCamera: () => open(phoneCamera.current) };
  }, []);
  useBackInPage();
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    markPhotoOut(false);
    const file = event.currentTarget.files?.[0];
    // The same file again must count as a change.
    event.currentTarget.value = '';
    if (file !== undefined) onPhoto(file);
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
