/** What stands in place of a page, or before it: where there are no accounts, and before the age is confirmed. */
import { useAtomValue, useSetAtom } from 'jotai';
import { BadgeCheck, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { joinSentences } from '#i18n/format.ts';
import { ageConfirmedAtom, completeSplashAtom } from '#state/onboarding-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { continueAsGuestAtom, hasAccountsAtom } from '#state/session-atoms.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { cx } from '#ui/cx.ts';
import styles from './form.module.css';

/** What becomes of a guest's result, and how it is kept where there are accounts. */
export function useWhatStaysOfGuest(): string {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const gone = t(($) => $.privacyPage.promises.guest);
  return useAtomValue(hasAccountsAtom)
    ? joinSentences([gone, t(($) => $.account.guest.keep)], language)
    : gone;
}

interface GuestWayProps {
  /** `quiet` where another way is the better one. */
  readonly look?: 'primary' | 'quiet';
}

/** The way in without an account, and what it costs. */
export function GuestWay({ look = 'primary' }: GuestWayProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const continueAsGuest = useSetAtom(continueAsGuestAtom);
  const navigate = useNavigate();
  const whatStays = useWhatStaysOfGuest();
  const go = () => {
    continueAsGuest();
    // Nobody goes back to the door that they came through.
    void navigate('/camera', { replace: true });
  };
  return (
    <div className={cx(styles.stack, styles.guest)}>
      <Button look={look} wide onClick={go}>
        {t(($) => $.account.guest.button)}
      </Button>
      <p className={styles.soft}>{joinSentences([t(($) => $.account.guest.note), whatStays], language)}</p>
    </div>
  );
}

/** On the page to sign in, in place of its form, where this installation has no accounts. */
export function NoAccounts() {
  const { t } = useTranslation();
  return (
    <Card tone="warm" icon={<CloudOff size={24} aria-hidden />} title={t(($) => $.account.off.title)}>
      <p>{t(($) => $.account.off.body)}</p>
      <GuestWay />
    </Card>
  );
}

/** In place of every other account page: none of its words would be true there. */
export function NoAccountsPage() {
  const { t } = useTranslation();
  return (
    <PublicPage title={t(($) => $.account.off.title)} lead={t(($) => $.account.off.body)}>
      <GuestWay />
    </PublicPage>
  );
}

/**
 * Stands before whatever takes a photo or stores something about a person at an address that the guard leaves
 * open (sign-in, debug pages): first the age confirmation of the onboarding, then this.
 */
export function AgeGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  // The boxes are one tap away: the splash would only stand before them.
  const pass = useSetAtom(completeSplashAtom);
  if (useAtomValue(ageConfirmedAtom)) return children;
  return (
    <Card tone="warm" icon={<BadgeCheck size={24} aria-hidden />} title={t(($) => $.account.ageGate.title)}>
      <p>{t(($) => $.account.ageGate.body)}</p>
      <ButtonLink look="primary" to="/onboarding?step=promise" onClick={() => pass()}>
        {t(($) => $.account.ageGate.go)}
      </ButtonLink>
    </Card>
  );
}
