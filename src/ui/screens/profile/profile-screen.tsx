import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { Page } from '#ui/components/page.tsx';
import { AccountCard } from './account-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { EngineCard } from './engine-card.tsx';
import { GuestCard } from './guest-card.tsx';
import { InstallCard } from './install-card.tsx';
import { ProfileHeader } from './profile-header.tsx';
import styles from './profile-screen.module.css';
import { SafetyCard } from './safety-card.tsx';
import { SoonCard } from './soon-card.tsx';
import { StatsCard } from './stats-card.tsx';
import { StoredCard } from './stored-card.tsx';

/** Who one is here, what this phone keeps, and the ways out. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { kind } = useAtomValue(sessionAtom);
  const user = kind === 'user';
  const { availability } = useAtomValue(servicesAtom).auth;
  const hasAccount = user && availability === 'on';
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
        </div>
      </div>
    </Page>
  );
}
