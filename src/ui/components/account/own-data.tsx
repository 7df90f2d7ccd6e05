import { useAtomValue, useSetAtom } from 'jotai';
import { Download, HardDriveDownload, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatInSentence } from '#i18n/format.ts';
import type { SaveOutcome } from '#ports/capture.ts';
import { saveFileAtom } from '#state/capture/share-atoms.ts';
import { exportAccountAtom, syncsAtom } from '#state/cloud-atoms.ts';
import {
  deleteAccountAtom,
  deleteDeviceAtom,
  type Deletion,
  deletionIn,
  exportDeviceAtom,
} from '#state/own-data.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import { DoneLine, FailureLine } from '#ui/components/outcome-line.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { useFocusSwap } from '#ui/components/focus.tsx';
import danger from './danger-zone.module.css';
import styles from './own-data.module.css';

interface ExportButtonProps {
  readonly children: string;
  /** Null: there is no file to be had. */
  readonly make: () => Promise<File | null>;
  readonly look?: 'primary' | 'row';
}

/** Offers a file, and says what became of it, or that there was none. */
export function ExportButton({ children, make, look = 'row' }: ExportButtonProps) {
  const { t } = useTranslation();
  const save = useSetAtom(saveFileAtom);
  const [outcome, setOutcome] = useState<SaveOutcome | 'none' | null>(null);
  // Made too long after the tap for a share sheet: the next one finds it ready.
  const [ready, setReady] = useState<File | null>(null);
  const offer = async () => {
    setOutcome(null);
    const file = ready ?? (await make());
    const saved = file === null ? 'none' : await save(file);
    setReady(saved === 'again' ? file : null);
    setOutcome(saved);
  };
  const done = outcome === 'saved' || outcome === 'handed' || outcome === 'again' ? outcome : null;
  return (
    <>
      <Button look={look} icon={<Download size={18} aria-hidden />} onClick={() => void offer()}>
        {children}
      </Button>
      <DoneLine>{done && t(($) => $.share[done])}</DoneLine>
      {outcome === 'failed' && <FailureLine>{t(($) => $.share.notSaved)}</FailureLine>}
      {outcome === 'none' && <FailureLine>{t(($) => $.profile.account.exportFailed)}</FailureLine>}
    </>
  );
}

type Step = 'closed' | 'asking' | 'deleting' | 'failed';

/**
 * Deletes the account; a word has to be typed, so that no slip of the finger can. The privacy page says what was done.
 * Lies in a `.zone` of danger-zone.module.css.
 */
export function DeleteAccount() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deleteAccount = useSetAtom(deleteAccountAtom);
  const [step, setStep] = useState<Step>('closed');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // To the heading, so that what goes is heard first, and no keyboard of a phone comes up over it.
  useFocusSwap(step !== 'closed', opener, heading);
  const word = t(($) => $.profile.remove.word);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const right = typed.trim().toLowerCase() === word;
    setWrong(!right);
    if (!right) return;
    setStep('deleting');
    const outcome = await deleteAccount();
    if (!outcome.ok) return setStep('failed');
    await navigate('/privacy', { replace: true, state: { deletion: outcome.value } });
  };

  if (step === 'closed') {
    return (
      <Button
        ref={opener}
        look="row"
        icon={<Trash2 size={18} aria-hidden />}
        onClick={() => setStep('asking')}
      >
        {t(($) => $.profile.remove.open)}
      </Button>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h3 ref={heading} tabIndex={-1}>
        {t(($) => $.profile.remove.title)}
      </h3>
      <p>{t(($) => $.profile.remove.body)}</p>
      <TextField
        label={t(($) => $.profile.remove.type, { word })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        error={wrong ? t(($) => $.profile.remove.mismatch, { word }) : null}
      />
      {step === 'failed' && <FailureLine>{t(($) => $.profile.remove.failed)}</FailureLine>}
      <div className={styles.buttons}>
        <Button onClick={() => setStep('closed')}>{t(($) => $.profile.remove.no)}</Button>
        <Button look="danger" type="submit" busy={step === 'deleting'}>
          {t(($) => $.profile.remove.yes)}
        </Button>
      </div>
    </form>
  );
}

/**
 * Everything of the person, on this phone and in the account: as a file, or gone. `withAccount`: the account can be
 * deleted here, too.
 */
export function OwnData({ withAccount = false }: { withAccount?: boolean }) {
  const { t } = useTranslation();
  const signedIn = useAtomValue(sessionAtom).kind === 'user';
  const syncs = useAtomValue(syncsAtom);
  const exportDevice = useSetAtom(exportDeviceAtom);
  const exportAccount = useSetAtom(exportAccountAtom);
  return (
    <Card icon={<HardDriveDownload size={24} aria-hidden />} title={t(($) => $.privacyPage.own.title)}>
      <p>{t(($) => $.privacyPage.own.lead)}</p>
      <div className={styles.own}>
        <ExportButton make={exportDevice}>{t(($) => $.privacyPage.own.phoneExport)}</ExportButton>
        {syncs && (
          <ExportButton make={exportAccount}>{t(($) => $.privacyPage.own.accountExport)}</ExportButton>
        )}
        <div className={danger.zone}>
          <DeleteDevice signedIn={signedIn} />
          {signedIn && withAccount && <DeleteAccount />}
        </div>
      </div>
    </Card>
  );
}

function DeleteDevice({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deleteDevice = useSetAtom(deleteDeviceAtom);
  const remove = async () => {
    const deletion = await deleteDevice();
    // The state of an address outlives the reload, and no store holds it.
    await navigate('/privacy', { replace: true, state: { deletion } });
    window.location.reload();
  };
  return (
    <ConfirmButton
      look="row"
      icon={<Trash2 size={18} aria-hidden />}
      question={t(($) => (signedIn ? $.privacyPage.own.questionAccount : $.privacyPage.own.question))}
      yes={t(($) => $.privacyPage.own.yes)}
      no={t(($) => $.profile.account.cancel)}
      onConfirm={() => void remove()}
    >
      {t(($) => $.privacyPage.own.phoneDelete)}
    </ConfirmButton>
  );
}

/** What a deletion has done, once somebody comes from one. */
export function DeletionReport() {
  const deletion = deletionIn(useLocation().state);
  return deletion === null ? null : <Report deletion={deletion} />;
}

function Report({ deletion: { what, gone, left } }: { deletion: Deletion }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const named = (keys: Deletion['gone']) => ({
    names: formatInSentence(
      keys.map((key) => t(($) => $.profile.stored.names[key])),
      language,
    ),
  });
  return (
    <Card tone="good" title={t(($) => $.privacyPage.own.done[what])}>
      {what === 'account' && <p>{t(($) => $.privacyPage.own.done.server)}</p>}
      <p>
        {gone.length > 0
          ? t(($) => $.privacyPage.own.done.gone, named(gone))
          : t(($) => $.privacyPage.own.done.nothing)}
      </p>
      {left.length > 0 && <p>{t(($) => $.privacyPage.own.done.left, named(left))}</p>}
      {what === 'phone' && <p>{t(($) => $.privacyPage.own.done.programs)}</p>}
      <div>
        <ButtonLink to="/">{t(($) => $.common.toStart)}</ButtonLink>
      </div>
    </Card>
  );
}
