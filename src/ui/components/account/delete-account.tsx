import { useSetAtom } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { deleteAccountAtom } from '#state/own-data.ts';
import { Button } from '#ui/components/button.tsx';
import { FailureLine } from '#ui/components/failure-line.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useFocusSwap } from '#ui/hooks/use-focus-swap.ts';
import styles from './delete-account.module.css';

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
