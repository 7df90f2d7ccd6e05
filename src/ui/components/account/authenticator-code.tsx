import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AuthOutcome } from '#ports/auth.ts';
import { codeSchema } from '#state/account-forms.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { FailureNote, Form, useCall, useFieldError } from './form.tsx';
import styles from './authenticator-code.module.css';

const ABOUT_CODE = ['authenticator-wrong', 'code-invalid'] as const;

interface AuthenticatorCodeProps {
  readonly label: string;
  readonly hint?: string;
  readonly submit: string;
  /** What is done by it cannot be undone. */
  readonly danger?: boolean;
  readonly send: (code: string) => Promise<AuthOutcome>;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** The field for a code, of an authenticator app or an e-mail; it has the focus as it appears. */
export function AuthenticatorCode(props: AuthenticatorCodeProps) {
  const { label, hint, submit, danger = false, send, onDone, onCancel } = props;
  const { t } = useTranslation();
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  const form = useForm({ resolver: zodResolver(codeSchema), defaultValues: { code: '' } });
  const { register, handleSubmit, formState, setFocus, resetField } = form;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    setFocus('code');
  }, [setFocus]);
  const onSubmit = handleSubmit(({ code }) =>
    run(async () => {
      const outcome = await send(code);
      // A code works once: the next one is typed into an empty field.
      if (!outcome.ok && ABOUT_CODE.some((code) => code === outcome.code)) resetField('code');
      if (!outcome.ok) setFocus('code');
      return outcome;
    }, onDone),
  );
  // What the server says of the code stands under its field, as what the form says does.
  const refused = ABOUT_CODE.find((code) => code === failure?.code);
  const wrong = refused === undefined ? null : t(($) => $.account.errors[refused]);
  return (
    <Form onSubmit={(event) => void onSubmit(event)}>
      <TextField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        inputMode="numeric"
        autoComplete="one-time-code"
        field={register('code')}
        error={words(formState.errors.code) ?? wrong}
      />
      <FailureNote failure={wrong === null ? failure : null} />
      <div className={styles.buttons}>
        <Button look={danger ? 'danger' : 'primary'} wide={onCancel === undefined} type="submit" busy={busy}>
          {submit}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{t(($) => $.secondStep.cancel)}</Button>}
      </div>
    </Form>
  );
}
