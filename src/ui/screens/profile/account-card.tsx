import { useAtomValue, useSetAtom } from 'jotai';
import { CircleUserRound, Download, Globe, LogOut, MonitorSmartphone, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SignOutScope } from '#ports/auth.ts';
import { exportAccountAtom, syncsAtom } from '#state/cloud-atoms.ts';
import { resetOnboardingAtom } from '#state/onboarding-atoms.ts';
import { leaveAtom } from '#state/profile-atoms.ts';
import { hasAccountsAtom, sessionAtom } from '#state/session-atoms.ts';
import { DeleteAccount } from '#ui/components/account/delete-account.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import { SyncStatus } from '#ui/components/sync-status.tsx';
import styles from './account-card.module.css';

/** The ways out: start again, take everything along, sign out, delete. */
export function AccountCard() {
  const { t } = useTranslation();
  const { kind } = useAtomValue(sessionAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const reset = useSetAtom(resetOnboardingAtom);
  const signOut = useSetAtom(leaveAtom);
  const navigate = useNavigate();
  const syncs = useAtomValue(syncsAtom);
  const exportAccount = useSetAtom(exportAccountAtom);
  const [failed, setFailed] = useState(false);
  const [exported, setExported] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async () => {
    setExported('busy');
    setExported((await exportAccount()) ? 'idle' : 'failed');
  };
  const leave = async (scope: SignOutScope) => {
    const { ok } = await signOut(scope);
    if (ok) await navigate('/');
    else setFailed(true);
  };
  const [others, setOthers] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const endOthers = async () => {
    setOthers('busy');
    setOthers((await signOut('others')).ok ? 'done' : 'failed');
  };
  const startAgain = () => {
    reset();
    void navigate('/');
  };
  return (
    <Card
      icon={<CircleUserRound size={24} aria-hidden />}
      title={t(($) => (hasAccounts ? $.profile.account.title : $.profile.account.titleAlone))}
    >
      <SyncStatus />
      <div className={styles.actions}>
        <ConfirmButton
          look="row"
          icon={<RotateCcw size={18} aria-hidden />}
          question={t(($) => $.profile.account.resetConfirm)}
          yes={t(($) => $.profile.account.resetYes)}
          no={t(($) => $.profile.account.cancel)}
          onConfirm={startAgain}
        >
          {t(($) => $.profile.account.reset)}
        </ConfirmButton>
        <p className={styles.hint}>{t(($) => $.profile.account.resetHint)}</p>
        {syncs && (
          <Button
            look="row"
            icon={<Download size={18} aria-hidden />}
            busy={exported === 'busy'}
            onClick={() => void download()}
          >
            {t(($) => $.profile.account.export)}
          </Button>
        )}
        {exported === 'failed' && <p role="alert">{t(($) => $.profile.account.exportFailed)}</p>}
        {kind !== 'none' && (
          <Button look="row" icon={<LogOut size={18} aria-hidden />} onClick={() => void leave('local')}>
            {kind === 'user' ? t(($) => $.profile.account.signOut) : t(($) => $.profile.account.signOutGuest)}
          </Button>
        )}
        {kind === 'user' && (
          <>
            <Button
              look="row"
              icon={<MonitorSmartphone size={18} aria-hidden />}
              busy={others === 'busy'}
              onClick={() => void endOthers()}
            >
              {t(($) => $.sync.signOut.others)}
            </Button>
            <Button look="row" icon={<Globe size={18} aria-hidden />} onClick={() => void leave('global')}>
              {t(($) => $.profile.account.signOutEverywhere)}
            </Button>
          </>
        )}
      </div>
      <output>{others === 'done' && t(($) => $.sync.signOut.othersDone)}</output>
      {others === 'failed' && <p role="alert">{t(($) => $.sync.signOut.othersFailed)}</p>}
      {failed && <p role="alert">{t(($) => $.profile.account.signOutFailed)}</p>}
      {kind === 'user' && <DeleteAccount />}
    </Card>
  );
}
