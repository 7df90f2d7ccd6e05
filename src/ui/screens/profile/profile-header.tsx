import { useAtomValue, useSetAtom } from 'jotai';
import { Crown, Pencil, Trophy } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bandOf } from '#domain/score/bands.ts';
import { formatDay } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { totalsAtom } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { profileAtom } from '#state/profile-atoms.ts';
import { hasAccountsAtom, planAtom, sessionAtom } from '#state/session-atoms.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { WithAddress } from '#ui/components/with-address.tsx';
import { cx } from '#ui/cx.ts';
import { BAND_TONES } from '#ui/tones.ts';
import styles from './profile-header.module.css';
import { ProfilePicture } from './profile-picture.tsx';

/** Picture, name, date of joining, and plan. */
export function ProfileHeader() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const session = useAtomValue(sessionAtom);
  const profile = useAtomValue(profileAtom);
  const plan = useAtomValue(planAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const given = profile === null ? '' : profile.name;
  const name = session.kind === 'user' ? given || t(($) => $.profile.user) : t(($) => $.profile.guestName);
  return (
    <Card>
      <div className={styles.banner} aria-hidden="true" />
      <div className={styles.head}>
        <ProfilePicture />
        <div className={styles.words}>
          <h2 className={styles.name} translate={given === '' ? undefined : 'no'}>
            {name}
          </h2>
          {plan === 'premium' && (
            <p className={styles.plan}>
              <Crown size={16} aria-hidden />
              {t(($) => $.premium.title)}
            </p>
          )}
          {profile !== null && profile.email !== '' && (
            <p className={styles.soft}>
              <WithAddress words={profile.email} email={profile.email} />
            </p>
          )}
          {session.kind === 'user' && (
            <p className={styles.soft}>
              {t(($) => $.profile.joined, { date: formatDay(Date.parse(session.user.createdAt), language) })}
            </p>
          )}
        </div>
      </div>
      {profile !== null && profile.bio !== '' && <p>{profile.bio}</p>}
      {(hasAccounts || profile !== null) && (
        <div className={styles.actions}>
          {profile !== null && (
            <ButtonLink to="/profile/edit" icon={<Pencil size={18} aria-hidden />}>
              {t(($) => $.profile.edit)}
            </ButtonLink>
          )}
          {hasAccounts && (
            <ButtonLink to="/premium" icon={<Crown size={18} aria-hidden />}>
              {plan === 'premium' ? t(($) => $.profile.premium.premium) : t(($) => $.profile.premium.see)}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}

/** Total, average and best of what this phone keeps for the account. */
export function StatsCard() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const load = useSetAtom(loadHistoryAtom);
  useEffect(() => void load(), [load]);
  const { count, average, best } = useAtomValue(totalsAtom);
  const show = (value: number | null) => (value === null ? '—' : formatInteger(value, language));
  return (
    <Card icon={<Trophy size={24} aria-hidden />} title={t(($) => $.profile.stats.title)}>
      <dl className={styles.stats}>
        <div className={styles.stat}>
          <dt>{t(($) => $.profile.stats.total)}</dt>
          <dd className={styles.number} translate="no">
            {show(count)}
          </dd>
        </div>
        <div className={styles.stat}>
          <dt>{t(($) => $.profile.stats.average)}</dt>
          <dd className={styles.number} translate="no">
            {show(average)}
          </dd>
        </div>
        <div
          className={cx(styles.stat, styles.best)}
          data-tone={best === null ? undefined : BAND_TONES[bandOf(best)]}
        >
          <dt>{t(($) => $.profile.stats.best)}</dt>
          <dd className={styles.number} translate="no">
            {show(best)}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
