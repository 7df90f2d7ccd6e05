import { useAtomValue } from 'jotai';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { pictureVersionAtom } from '#state/profile-atoms.ts';
import { useKeptPicture } from '#ui/hooks/use-kept-picture.ts';
import styles from './profile-picture.module.css';

/** The picture that is kept on this phone, or a friendly nobody. */
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
