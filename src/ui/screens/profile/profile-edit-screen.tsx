import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { profileAtom } from '#state/profile-atoms.ts';
import { KeptHereCard } from '#ui/components/account/answers-to-keep.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Page } from '#ui/components/page.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { ContactCard, PreferencesCard, ThumbnailsCard } from './preference-cards.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-screen.module.css';

/** The profile form, which is saved, and the switches, which hold at once. */
export function ProfileEditScreen() {
  const { t } = useTranslation();
  const profile = useAtomValue(profileAtom);
  return (
    <Page
      title={profile === null ? t(($) => $.profile.settings) : t(($) => $.profile.form.title)}
      {...(profile === null ? { lead: t(($) => $.profile.form.guest) } : {})}
      actions={
        <ButtonLink to="/profile" icon={<ArrowLeft size={20} aria-hidden />}>
          {t(($) => $.profile.form.back)}
        </ButtonLink>
      }
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          {profile === null ? <PreferencesCard /> : <ProfileForm key={profile.ownerId} profile={profile} />}
        </div>
        <div className={styles.column}>
          {profile !== null && <KeptHereCard />}
          {profile !== null && <PreferencesCard />}
          {profile !== null && <ThumbnailsCard />}
          <NotificationsCard />
          {profile !== null && <ContactCard />}
        </div>
      </div>
    </Page>
  );
}
