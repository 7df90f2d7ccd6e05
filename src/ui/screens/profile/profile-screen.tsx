import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasAccountsAtom, sessionAtom } from '#state/session-atoms.ts';
import { Page } from '#ui/components/page.tsx';
import { AccountCard } from './account-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { GuestCard, InstallCard, SoonCard } from './offer-cards.tsx';
import { EngineCard, StoredCard } from './phone-cards.tsx';
import { ProfileHeader, StatsCard } from './profile-header.tsx';
import styles from './profile-screen.module.css';
import { SafetyCard } from './safety-card.tsx';

/** The person, what this phone keeps, and how to sign out. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { kind } = useAtomValue(sessionAtom);
  const user = kind === 'user';
  const hasAccount = useAtomValue(hasAccountsAtom) && user;
  return (
    <Page title={t(($) => $.profile.title)}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileHeader />
          {user ? <StatsCard /> : <GuestCard />}
          {hasAccount && <SafetyCard />}
          {hasAccount && <DevicesCard />}
          <AccountCard />
        </div>
        <div className={styles.column}>
          <InstallCard />
          <EngineCard />
          <StoredCard />
          <SoonCard />
          <Link className={styles.about} to="/licences">
            {t(($) => $.licences.title)}
          </Link>
          <p className={styles.version}>
            {t(($) => $.profile.version, { version: import.meta.env.APP_VERSION })}
          </p>
        </div>
      </div>
    </Page>
  );
}
