import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/components/card.tsx';
import { GuestWay } from './guest-way.tsx';

/** Shown in place of a form where this installation has no accounts. */
export function NoAccounts() {
  const { t } = useTranslation();
  return (
    <Card tone="warm" icon={<CloudOff size={24} aria-hidden />} title={t(($) => $.account.off.title)}>
      <p>{t(($) => $.account.off.body)}</p>
      <GuestWay primary />
    </Card>
  );
}
