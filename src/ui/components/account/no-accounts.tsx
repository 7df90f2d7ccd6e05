import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/components/card.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { GuestWay } from './guest-way.tsx';

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
