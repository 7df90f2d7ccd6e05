import { useAtomValue, useSetAtom } from 'jotai';
import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshAccountAtom } from '#state/cloud-atoms.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { DoneLine } from '#ui/components/done-line.tsx';
import { WithAddress } from '#ui/components/with-address.tsx';
import styles from './account-card.module.css';
import { AddressForm } from './address-form.tsx';
import { PasswordForm } from './password-form.tsx';
import type { Saying } from './account-action.ts';

export interface OthersEnded extends Saying {
  /** Called where the other devices were signed out. */
  readonly onOthersEnded: () => void;
}

/** With what one signs in: both can be changed by whoever proves that the account is theirs, which ends other sign-ins. */
export function SafetyCard({ said, say, onOthersEnded }: OthersEnded) {
  const { t } = useTranslation();
  const session = useAtomValue(sessionAtom);
  const refresh = useSetAtom(refreshAccountAtom);
  const [open, setOpen] = useState<'nothing' | 'address' | 'password'>('nothing');
  if (session.kind !== 'user') return null;
  const email = session.user.email ?? '';
  const show = (form: 'address' | 'password') => {
    say(null);
    setOpen(open === form ? 'nothing' : form);
  };
  const finish = (form: 'address' | 'password') => {
    setOpen('nothing');
    say(form);
    onOthersEnded();
    // The server has changed the address in the profile, too; with the old one the profile could not be saved.
    if (form === 'address') void refresh();
  };
  return (
    <Card icon={<KeyRound size={24} aria-hidden />} title={t(($) => $.safety.title)}>
      <p>
        <WithAddress words={t(($) => $.safety.address, { email })} email={email} />
      </p>
      <div className={styles.actions}>
        <Button look="row" icon={<Mail size={18} aria-hidden />} onClick={() => show('address')}>
          {t(($) => $.safety.changeAddress)}
        </Button>
        {open === 'address' && <AddressForm email={email} onDone={() => finish('address')} />}
        <Button look="row" icon={<KeyRound size={18} aria-hidden />} onClick={() => show('password')}>
          {t(($) => $.safety.changePassword)}
        </Button>
        {open === 'password' && <PasswordForm email={email} onDone={() => finish('password')} />}
      </div>
      <DoneLine>
        {said === 'address'
          ? t(($) => $.safety.addressChanged)
          : said === 'password'
            ? t(($) => $.safety.passwordChanged)
            : null}
      </DoneLine>
    </Card>
  );
}
