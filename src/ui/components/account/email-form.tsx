import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { agreedEmailSchema, plainEmailSchema } from '#state/account-forms.ts';
import type { AuthOutcome } from '#ports/auth.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { AnswersToKeep } from './answers-to-keep.tsx';
import { FailureNote, Form, useCall, useFieldError } from './form.tsx';
import { TermsAgreement } from './terms-agreement.tsx';

interface EmailFormProps<T> {
  /** Asks the account service to write to the address. */
  readonly send: (email: string) => Promise<AuthOutcome<T>>;
  /** Called when the service has accepted. */
  readonly onSent: (email: string) => void;
  /** Whether what is sent may make an account, which takes an agreement to the terms. */
  readonly makesAccount?: boolean;
  /** An address that was typed before. */
  readonly typed?: string;
  /** What the button says. */
  readonly submit: string;
}

/** Asks for an e-mail address and has something sent to it: a code to sign in, or to recover a password. */
export function EmailForm<T>({ send, onSent, makesAccount = false, typed = '', submit }: EmailFormProps<T>) {
  const { t } = useTranslation();
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(makesAccount ? agreedEmailSchema : plainEmailSchema),
    defaultValues: { email: typed, terms: false },
  });
  const onSubmit = handleSubmit(({ email }) =>
    run(
      () => send(email),
      () => onSent(email),
    ),
  );
  return (
    <Form onSubmit={(event) => void onSubmit(event)}>
      <TextField
        label={t(($) => $.account.email)}
        type="email"
        autoComplete="email"
        field={register('email')}
        error={words(formState.errors.email)}
      />
      {makesAccount && <AnswersToKeep />}
      {makesAccount && <TermsAgreement field={register('terms')} error={words(formState.errors.terms)} />}
      <FailureNote failure={failure} />
      <Button look="primary" wide type="submit" busy={busy}>
        {submit}
      </Button>
    </Form>
  );
}
