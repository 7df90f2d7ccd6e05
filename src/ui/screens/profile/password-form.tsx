import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { codeSchema, loginSchema, newPasswordSchema } from '#state/account-forms.ts';
import { servicesAtom } from '#state/services.ts';
import { FailureNote } from '#ui/components/account/failure-note.tsx';
import { Form } from '#ui/components/account/form.tsx';
import { PasswordField } from '#ui/components/account/password-field.tsx';
import { useCall } from '#ui/components/account/use-call.ts';
import { useFieldError } from '#ui/components/account/use-field-error.ts';
import { UsernameField } from '#ui/components/account/username-field.tsx';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';

const { password } = loginSchema.shape;
const byPassword = newPasswordSchema.extend({ current: password, code: z.string() });
/** A hosted project may want both; whoever has no password leaves its field empty. */
const byCode = newPasswordSchema.extend({ current: z.string(), code: codeSchema.shape.code });

const ABOUT_CURRENT = ['password-wrong', 'password-wanted'] as const;

/** A new password, proved by the one until now or by a code from an e-mail. */
export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { safety } = useAtomValue(servicesAtom).auth;
  const sending = useCall();
  const saving = useCall();
  const words = useFieldError();
  const [sent, setSent] = useState(false);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(sent ? byCode : byPassword),
    defaultValues: { current: '', code: '', password: '' },
  });
  const fresh = useWatch({ control, name: 'password' });
  const askForCode = () => {
    saving.forget();
    void sending.run(
      () => safety.sendProof(),
      () => setSent(true),
    );
  };
  const submit = handleSubmit(({ current, code, password: next }) => {
    sending.forget();
    return saving.run(
      () =>
        safety.changePassword({
          next,
          ...(current === '' ? {} : { current }),
          ...(sent ? { code } : {}),
        }),
      onDone,
    );
  });
  // What the server says of the password until now stands under its field, as what the form says does.
  const refused = ABOUT_CURRENT.find((code) => code === saving.failure?.code);
  const ofCurrent = refused === undefined ? null : t(($) => $.account.errors[refused]);
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <UsernameField email={email} />
      <PasswordField
        label={t(($) => $.account.currentPassword)}
        field={register('current')}
        error={words(formState.errors.current) ?? ofCurrent}
      />
      {sent && (
        <TextField
          label={t(($) => $.account.code.label)}
          hint={t(($) => $.safety.codeSent)}
          inputMode="numeric"
          autoComplete="one-time-code"
          field={register('code')}
          error={words(formState.errors.code)}
        />
      )}
      <Button look="link" busy={sending.busy} onClick={askForCode}>
        {t(($) => (sent ? $.account.code.resend : $.safety.sendCode))}
      </Button>
      <PasswordField field={register('password')} error={words(formState.errors.password)} fresh={fresh} />
      <FailureNote failure={refused === undefined ? (saving.failure ?? sending.failure) : null} />
      <Button look="primary" type="submit" busy={saving.busy}>
        {t(($) => $.account.replace.submit)}
      </Button>
    </Form>
  );
}
