import { useAtomValue, useSetAtom } from 'jotai';
import { CircleUserRound, Globe, LogOut, MonitorSmartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SignOutScope } from '#ports/auth.ts';
import { onlyHereAtom, type OnlyHere } from '#state/cloud-atoms.ts';
import { exportDeviceAtom } from '#state/own-data.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { leaveAtom } from '#state/profile-atoms.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import danger from '#ui/components/account/danger-zone.module.css';
import { DeleteAccount, ExportButton } from '#ui/components/account/own-data.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import { DoneLine, FailureLine } from '#ui/components/outcome-line.tsx';
import { SyncStatus } from '#ui/components/sync-status.tsx';
import styles from './account-card.module.css';
import type { OthersEnded } from './safety-card.tsx';
import type { Lang } from '#functions/vocabulary.ts';
import type { TFunction } from 'i18next';
import { joinSentences } from '#i18n/format.ts';

/** What a sign-out would take, and whether it shall: what may still reach the account, and what never will. */
export function signOutQuestion(
  t: TFunction,
  { waiting, refused, profile }: OnlyHere,
  language: Lang,
): string {
  const roasts = profile
    ? t(($) => $.sync.signOut.both, { count: waiting })
    : t(($) => $.sync.signOut.roasts, { count: waiting });
  const changes = profile ? t(($) => $.sync.signOut.profile) : '';
  const sentences = [
    waiting > 0 ? roasts : changes,
    refused > 0 ? t(($) => $.sync.signOut.refused, { count: refused }) : '',
    t(($) => $.sync.signOut.ask),
  ];
  return joinSentences(
    sentences.filter((sentence) => sentence !== ''),
    language,
  );
}

/** The ways out of an account or of the guest mode; nothing for somebody who is in neither. */
export function AccountCard(acting: OthersEnded) {
  const { t } = useTranslation();
  const { kind } = useAtomValue(sessionAtom);
  const signOut = useSetAtom(leaveAtom);
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const leave = async (scope: SignOutScope) => {
    const from = window.location.pathname;
    const { ok } = await signOut(scope);
    if (!ok) setFailed(true);
    // Who has gone on meanwhile, to sign in say, is left where they are.
    else if (window.location.pathname === from) await navigate('/');
  };
  const failure = failed && <FailureLine>{t(($) => $.profile.account.signOutFailed)}</FailureLine>;
  // Nobody is left here to sign out; that the server does not know it yet is still said.
  if (kind === 'none') return failure;
  return (
    <Card icon={<CircleUserRound size={24} aria-hidden />} title={t(($) => $.profile.account.title)}>
      <SyncStatus />
      <div className={styles.actions}>
        <LeaveButton icon={<LogOut size={18} aria-hidden />} onLeave={() => void leave('local')}>
          {kind === 'user' ? t(($) => $.profile.account.signOut) : t(($) => $.profile.account.signOutGuest)}
        </LeaveButton>
        {kind === 'guest' && <p className={styles.soft}>{t(($) => $.profile.account.signOutGuestHint)}</p>}
        {kind === 'user' && <SignOutOthers {...acting} />}
        {kind === 'user' && (
          <LeaveButton icon={<Globe size={18} aria-hidden />} onLeave={() => void leave('global')}>
            {t(($) => $.profile.account.signOutEverywhere)}
          </LeaveButton>
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

interface LeaveButtonProps {
  readonly children: ReactNode;
  readonly icon: ReactNode;
  readonly onLeave: () => void;
}

/** Leaves; asks first where that would take something that only this device has. */
function LeaveButton({ children, icon, onLeave }: LeaveButtonProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const onlyHere = useAtomValue(onlyHereAtom);
  if (onlyHere === null) {
    return (
      <Button look="row" icon={icon} onClick={onLeave}>
        {children}
      </Button>
    );
  }
  return (
    <ConfirmButton
      look="row"
      icon={icon}
      question={signOutQuestion(t, onlyHere, language)}
      yes={t(($) => $.sync.signOut.yes)}
      no={t(($) => $.sync.signOut.no)}
      first={<KeepFirst {...onlyHere} />}
      onConfirm={onLeave}
    >
      {children}
    </ConfirmButton>
  );
}

/** What the account never takes can be kept as a file before it goes. */
export function KeepFirst({ refused }: Pick<OnlyHere, 'refused'>) {
  const { t } = useTranslation();
  const exportDevice = useSetAtom(exportDeviceAtom);
  if (refused === 0) return null;
  return (
    <ExportButton look="primary" make={exportDevice}>
      {t(($) => $.privacyPage.own.phoneExport)}
    </ExportButton>
  );
}

/** Ends the sign-ins of all other devices. */
function SignOutOthers({ said, say, onOthersEnded }: OthersEnded) {
  const { t } = useTranslation();
  const signOut = useSetAtom(leaveAtom);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const endOthers = async () => {
    setState('busy');
    say(null);
    const { ok } = await signOut('others');
    setState(ok ? 'idle' : 'failed');
    if (!ok) return;
    say('others');
    onOthersEnded();
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
      <DoneLine>{said === 'others' ? t(($) => $.sync.signOut.othersDone) : null}</DoneLine>
      {state === 'failed' && <FailureLine>{t(($) => $.sync.signOut.othersFailed)}</FailureLine>}
    </>
  );
}
