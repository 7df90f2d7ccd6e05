import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '#ui/components/button.tsx';

interface FileButtonProps {
  readonly onPhoto: (photo: File) => void;
  readonly children: ReactNode;
  /** Names the hidden input for those who drive it directly. */
  readonly name: string;
  readonly icon?: ReactNode;
  readonly look?: 'primary' | 'quiet' | 'round';
  readonly wide?: boolean;
  /** Opens the phone's own camera instead of the library. */
  readonly camera?: boolean;
}

/** A button that lets a person choose a photo. */
export function FileButton({ onPhoto, children, name, camera = false, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file again must count as a change.
    event.currentTarget.value = '';
    if (file !== undefined) onPhoto(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif,.avif"
        capture={camera ? 'user' : undefined}
        hidden
        aria-label={name}
        data-source={camera ? 'phone-camera' : 'library'}
        onChange={onChange}
      />
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
