import { useAtomValue, useSetAtom } from 'jotai';
import { CalendarHeart, MessagesSquare, Smartphone, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { installStatusAtom, openInstallHelpAtom } from '#state/install-atoms.ts';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { useWhatStaysOfGuest } from '#ui/components/account/gates.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Card, CheckList } from '#ui/components/card.tsx';
import styles from './offer-cards.module.css';
import { SIGN_IN } from '#ui/places.ts';

const ADDS = ['profile', 'stats', 'history'] as const;

/** What stays of a guest, and what an account would add where there are any. */
export function GuestCard() {
  const { t } = useTranslation();
  const stays = useWhatStaysOfGuest();
  if (!useAtomValue(hasAccountsAtom)) {
    return (
      <Card tone="warm" title={t(($) => $.profile.guest.title)}>
        <p>{stays}</p>
        <p>{t(($) => $.profile.guest.alone)}</p>
      </Card>
    );
  }
  return (
    <Card tone="warm" title={t(($) => $.profile.guest.title)}>
      <p>{stays}</p>
      <p>{t(($) => $.profile.guest.adds)}</p>
      <CheckList tight items={ADDS.map((key) => t(($) => $.profile.guest.list[key]))} />
      <div className={styles.actions}>
        <ButtonLink to="/signup" look="primary">
          {t(($) => $.profile.guest.action)}
        </ButtonLink>
        <ButtonLink to={SIGN_IN}>{t(($) => $.profile.guest.signIn)}</ButtonLink>
      </div>
    </Card>
  );
}

/** How to install the app, also after the banner was closed and in browsers without an offer of their own. */
export function InstallCard() {
  const { t } = useTranslation();
  const installed = useAtomValue(installStatusAtom) === 'installed';
  const open = useSetAtom(openInstallHelpAtom);
  return (
    <Card icon={<Smartphone size={24} aria-hidden />} title={t(($) => $.install.card.title)}>
      <p>{t(($) => (installed ? $.install.card.installed : $.install.card.body))}</p>
      {!installed && (
        <div className={styles.actions}>
          <Button onClick={() => open()}>{t(($) => $.install.card.action)}</Button>
        </div>
      )}
    </Card>
  );
}

/** The features that are not built yet, each with its page. */
export function SoonCard() {
  const { t } = useTranslation();
  return (
    <Card icon={<Sparkles size={24} aria-hidden />} title={t(($) => $.soon.badge)}>
      <div className={styles.rows}>
        <ButtonLink look="row" to="/routine" icon={<CalendarHeart size={20} aria-hidden />}>
          {t(($) => $.soon.routine.title)}
        </ButtonLink>
        <ButtonLink look="row" to="/adviser" icon={<MessagesSquare size={20} aria-hidden />}>
          {t(($) => $.soon.adviser.title)}
        </ButtonLink>
      </div>
    </Card>
  );
}
