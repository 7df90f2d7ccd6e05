import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emailSchema } from '#state/account-forms.ts';
import { servicesAtom } from '#state/services.ts';
import { FailureNote } from '#ui/components/account/failure-note.tsx';
import { Form } from '#ui/components/account/form.tsx';
import { useCall } from '#ui/components/account/use-call.ts';
import { useFieldError } from '#ui/components/account/use-field-error.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import type { CodeRequest } from './code-request.ts';

export function SendCodeForm({ onSent }: { onSent: (request: CodeRequest) => void }) {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailSchema),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(({ email }) =>
    run(
      () => auth.sendCode(email),
      () => onSent({ email, purpose: 'sign-in' }),
    ),
  );
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        label={t(($) => $.account.email)}
        type="email"
        autoComplete="email"
        field={register('email')}
        error={words(formState.errors.email)}
      />
      <FailureNote failure={failure} />
      <Button look="primary" wide type="submit" busy={busy}>
        {t(($) => $.account.code.send)}
      </Button>
    </Form>
  );
}
