import { useAtomValue, useSetAtom } from 'jotai';
import { CircleUserRound, Globe, LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SignOutScope } from '#ports/auth.ts';
import { leaveAtom } from '#state/profile-atoms.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import danger from '#ui/components/account/danger-zone.module.css';
import { DeleteAccount } from '#ui/components/account/delete-account.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { SyncStatus } from '#ui/components/sync-status.tsx';
import styles from './account-card.module.css';

/** The ways out of an account or of the guest mode; nothing for somebody who is in neither. */
export function AccountCard() {
  const { t } = useTranslation();
  const { kind } = useAtomValue(sessionAtom);
  const signOut = useSetAtom(leaveAtom);
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const leave = async (scope: SignOutScope) => {
    const { ok } = await signOut(scope);
    if (ok) await navigate('/');
    else setFailed(true);
  };
  const failure = failed && <p role="alert">{t(($) => $.profile.account.signOutFailed)}</p>;
  // Nobody is left here to sign out; that the server does not know it yet is still said.
  if (kind === 'none') return failure;
  return (
    <Card icon={<CircleUserRound size={24} aria-hidden />} title={t(($) => $.profile.account.title)}>
      <SyncStatus />
      <div className={styles.actions}>
        <Button look="row" icon={<LogOut size={18} aria-hidden />} onClick={() => void leave('local')}>
          {kind === 'user' ? t(($) => $.profile.account.signOut) : t(($) => $.profile.account.signOutGuest)}
        </Button>
        {kind === 'guest' && <p className={styles.soft}>{t(($) => $.profile.account.signOutGuestHint)}</p>}
        {kind === 'user' && <SignOutOthers />}
        {kind === 'user' && (
          <Button look="row" icon={<Globe size={18} aria-hidden />} onClick={() => void leave('global')}>
            {t(($) => $.profile.account.signOutEverywhere)}
          </Button>
        )}
      </div>
      {failure}
      {kind === 'user' && (
        <div className={danger.zone}>
          <DeleteAccount />
        </div>
      )}
    </Card>
  );
}

/** Ends the sign-ins of all other devices. */
function SignOutOthers() {
  const { t } = useTranslation();
  const signOut = useSetAtom(leaveAtom);
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const endOthers = async () => {
    setState('busy');
    setState((await signOut('others')).ok ? 'done' : 'failed');
  };
  return (
    <>
      <Button
        look="row"
        icon={<MonitorSmartphone size={18} aria-hidden />}
        busy={state === 'busy'}
        onClick={() => void endOthers()}
      >
        {t(($) => $.sync.signOut.others)}
      </Button>
      <output>{state === 'done' && t(($) => $.sync.signOut.othersDone)}</output>
      {state === 'failed' && <p role="alert">{t(($) => $.sync.signOut.othersFailed)}</p>}
    </>
  );
}
