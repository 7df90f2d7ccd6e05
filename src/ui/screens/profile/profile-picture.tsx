import { useAtomValue, useSetAtom } from 'jotai';
import { ImageUp, UserRound } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { pictureVersionAtom, setPictureAtom } from '#state/profile-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { useKeptPicture } from '#ui/hooks/use-kept-picture.ts';
import styles from './profile-picture.module.css';

/** The picture that is kept on this phone, or the outline of a person. */
export function ProfilePicture() {
  const { t } = useTranslation();
  const ownerId = useAtomValue(ownerIdAtom);
  const url = useKeptPicture('pictures', ownerId, useAtomValue(pictureVersionAtom));
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
  const [failed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const keep = async (photo: Blob | null) => setFailed((await setPicture(photo)) !== 'done');
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file again must count as a change.
    event.currentTarget.value = '';
    if (file !== undefined) void keep(file);
  };
  return (
    <div className={styles.field} role="group" aria-label={t(($) => $.profile.form.picture)}>
      <ProfilePicture />
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
          <Button icon={<ImageUp size={18} aria-hidden />} onClick={() => input.current?.click()}>
            {t(($) => $.profile.form.choosePicture)}
          </Button>
          <Button onClick={() => void keep(null)}>{t(($) => $.profile.form.removePicture)}</Button>
        </div>
        <p className={styles.soft}>{t(($) => $.profile.form.pictureHint)}</p>
        {failed && <p role="alert">{t(($) => $.profile.form.pictureFailed)}</p>}
      </div>
    </div>
  );
}
