import { useAtomValue, useSetAtom } from 'jotai';
import { ImageUp, UserRound } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { pictureVersionAtom, setPictureAtom } from '#state/profile-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { DoneLine, FailureLine } from '#ui/components/outcome-line.tsx';
import { useKeptPicture } from '#ui/hooks/use-kept.ts';
import styles from './profile-picture.module.css';

/** The picture that is kept on this phone; null where there is none. */
function useProfilePicture(): string | null {
  return useKeptPicture('pictures', useAtomValue(ownerIdAtom), useAtomValue(pictureVersionAtom));
}

export function ProfilePicture() {
  return <Picture url={useProfilePicture()} />;
}

/** The picture, or the outline of a person. */
function Picture({ url }: { url: string | null }) {
  const { t } = useTranslation();
  return url === null ? (
    <span className={styles.picture}>
      <UserRound size={40} aria-hidden />
    </span>
  ) : (
    <img className={styles.picture} src={url} alt={t(($) => $.profile.pictureAlt)} />
  );
}

/** The picture with its buttons: a chosen photo is made small and kept on this phone. */
export function PictureField() {
  const { t } = useTranslation();
  const setPicture = useSetAtom(setPictureAtom);
  const url = useProfilePicture();
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const keep = async (photo: Blob | null) => {
    setOutcome(null);
    const done = (await setPicture(photo)) === 'done';
    // A picture that is gone shows that by itself.
    if (!done || photo !== null) setOutcome(done ? 'saved' : 'failed');
  };
  const remove = async () => {
    // The button goes with the picture; the focus stays in the field.
    choose.current?.focus();
    await keep(null);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file again must count as a change.
    event.currentTarget.value = '';
    if (file !== undefined) void keep(file);
  };
  return (
    <div className={styles.field} role="group" aria-label={t(($) => $.profile.form.picture)}>
      <Picture url={url} />
      <div className={styles.words}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t(($) => $.profile.form.choosePicture)}
          onChange={onChange}
        />
        <div className={styles.buttons}>
          <Button
            ref={choose}
            icon={<ImageUp size={18} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {t(($) => $.profile.form.choosePicture)}
          </Button>
          {url !== null && (
            <Button onClick={() => void remove()}>{t(($) => $.profile.form.removePicture)}</Button>
          )}
        </div>
        <p className={styles.soft}>{t(($) => $.profile.form.pictureHint)}</p>
        <DoneLine>{outcome === 'saved' ? t(($) => $.profile.form.saved) : null}</DoneLine>
        {outcome === 'failed' && <FailureLine>{t(($) => $.profile.form.pictureFailed)}</FailureLine>}
      </div>
    </div>
  );
}
