import { useAtomValue } from 'jotai';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { profileAtom } from '#state/profile-atoms.ts';
import { KeptHereCard } from '#ui/components/account/answers-to-keep.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Page } from '#ui/components/page.tsx';
import { GuestCard } from './offer-cards.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The profile form, which is saved; a guest has none, and learns where the switches are. */
export function ProfileEditScreen() {
  const { t } = useTranslation();
  const profile = useAtomValue(profileAtom);
  return (
    <Page
      width="text"
      title={t(($) => $.profile.form.title)}
      lead={t(($) => (profile === null ? $.profile.form.guest : $.profile.form.seen))}
      back={<BackLink to="/profile">{t(($) => $.profile.form.back)}</BackLink>}
    >
      {profile === null ? (
        <>
          <GuestCard />
          <ButtonLink look="row" to="/profile/settings" icon={<SlidersHorizontal size={18} aria-hidden />}>
            {t(($) => $.profile.titles.settings)}
          </ButtonLink>
        </>
      ) : (
        <>
          <ProfileForm key={profile.ownerId} profile={profile} />
          <KeptHereCard />
        </>
      )}
    </Page>
  );
}
