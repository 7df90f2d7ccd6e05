import { useAtomValue, useSetAtom } from 'jotai';
import { ImageUp, UserRound } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { syncsAtom } from '#state/cloud-atoms.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import {
  keepPictureInAccountAtom,
  lookAtPictureAtom,
  pictureInAccountAtom,
  pictureVersionAtom,
  setPictureAtom,
  type PictureOutcome,
} from '#state/profile-picture.ts';
import { Button } from '#ui/components/button.tsx';
import { DoneLine, FailureLine } from '#ui/components/outcome-line.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import { useKeptPicture } from '#ui/hooks/use-kept.ts';
import styles from './profile-picture.module.css';

/** The picture that is kept on this phone; null where there is none. While it is shown, the account is asked for its own. */
function useProfilePicture(): string | null {
  const ownerId = useAtomValue(ownerIdAtom);
  const look = useSetAtom(lookAtPictureAtom);
  useEffect(() => {
    const seen = () => {
      if (ownerId !== null && !document.hidden) void look();
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', seen);
    };
  }, [ownerId, look]);
  return useKeptPicture('pictures', ownerId, useAtomValue(pictureVersionAtom));
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

type Done = 'saved' | 'added' | 'deleted';

/**
 * The picture with its buttons: a chosen photo is made small and kept on this phone, and in the account where that is
 * switched on.
 */
export function PictureField() {
  const { t } = useTranslation();
  const setPicture = useSetAtom(setPictureAtom);
  const url = useProfilePicture();
  const keepInAccount = useSetAtom(keepPictureInAccountAtom);
  const inAccount = useAtomValue(pictureInAccountAtom);
  const syncs = useAtomValue(syncsAtom);
  const [outcome, setOutcome] = useState<Done | 'failed' | 'away' | null>(null);
  /** The switch as it was last put, until the account has answered. */
  const [wished, setWished] = useState<boolean | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  /** `done`: what is said then. */
  const run = async (change: Promise<PictureOutcome>, done: Done | null) => {
    setOutcome(null);
    const what = await change;
    setOutcome(what === 'done' ? done : what === 'away' ? 'away' : 'failed');
  };
  const onSwitch = async (on: boolean) => {
    setWished(on);
    await run(keepInAccount(on), on ? 'added' : 'deleted');
    setWished(null);
  };
  const remove = async () => {
    // The button goes with the picture; the focus stays in the field.
    choose.current?.focus();
    // A picture that is gone shows that by itself.
    await run(setPicture(null), null);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file again must count as a change.
    event.currentTarget.value = '';
    if (file !== undefined) void run(setPicture(file), 'saved');
  };
  const doneTexts = {
    saved: t(($) => (inAccount ? $.profile.form.pictureAdded : $.profile.form.saved)),
    added: t(($) => $.profile.form.pictureAdded),
    deleted: t(($) => $.profile.form.pictureDeleted),
  } as const;
  const doneText = outcome === null || outcome === 'failed' || outcome === 'away' ? null : doneTexts[outcome];
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
        <p className={styles.soft}>
          {t(($) => (inAccount ? $.profile.form.pictureHintAccount : $.profile.form.pictureHint))}
        </p>
      </div>
      {syncs && url !== null && (
        <div className={styles.account}>
          <SwitchRow
            label={t(($) => $.profile.form.pictureInAccount)}
            hint={t(($) => $.profile.form.pictureInAccountHint)}
            checked={wished ?? inAccount}
            onChange={(on) => void onSwitch(on)}
          />
        </div>
      )}
      <div className={styles.account}>
        <DoneLine>{doneText}</DoneLine>
        {outcome === 'failed' && <FailureLine>{t(($) => $.profile.form.pictureFailed)}</FailureLine>}
        {outcome === 'away' && <FailureLine>{t(($) => $.profile.form.pictureAway)}</FailureLine>}
      </div>
    </div>
  );
}
