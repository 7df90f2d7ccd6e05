import { useSetAtom } from 'jotai';
import { ImageUp } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { setPictureAtom } from '#state/profile-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import styles from './profile-form.module.css';
import { ProfilePicture } from './profile-picture.tsx';

/** The profile picture: chosen here, made small here, kept here. */
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
    <div className={styles.picture} role="group" aria-label={t(($) => $.profile.form.picture)}>
      <ProfilePicture />
      <div className={styles.pictureWords}>
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
