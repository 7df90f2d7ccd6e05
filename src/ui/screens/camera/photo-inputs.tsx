import { createContext, use, useMemo, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Opens the phone's library, or its own camera app. */
export interface PhotoChooser {
  readonly library: () => void;
  readonly phoneCamera: () => void;
}

const Chooser = createContext<PhotoChooser>({ library: () => {}, phoneCamera: () => {} });

export const usePhotoChooser = (): PhotoChooser => use(Chooser);

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
  const chooser = useMemo(
    () => ({
      library: () => library.current?.click(),
      phoneCamera: () => phoneCamera.current?.click(),
    }),
    [],
  );
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
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
