import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeSchema } from '#state/account-forms.ts';
import { servicesAtom } from '#state/services.ts';
import { FailureNote } from '#ui/components/account/failure-note.tsx';
import { Form } from '#ui/components/account/form.tsx';
import { useCall } from '#ui/components/account/use-call.ts';
import { useFieldError } from '#ui/components/account/use-field-error.ts';
import { useSignedIn } from '#ui/components/account/use-signed-in.ts';
import { Button } from '#ui/components/button.tsx';
import { DoneLine } from '#ui/components/done-line.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import type { CodeRequest } from './code-request.ts';

export function CodeForm({ request }: { request: CodeRequest }) {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const verifying = useCall();
  const resending = useCall();
  const [resent, setResent] = useState(false);
  const words = useFieldError();
  const signedIn = useSignedIn();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
  });
  const then = request.purpose === 'recovery' ? '/auth/new-password' : undefined;
  const submit = handleSubmit(({ code }) => {
    resending.forget();
    setResent(false);
    return verifying.run(
      () => auth.verifyCode({ ...request, code }),
      (user) => signedIn(user, then),
    );
  });
  const resend = () => {
    verifying.forget();
    setResent(false);
    void resending.run(
      () => auth.resend(request),
      () => setResent(true),
    );
  };
  // What the server says of the code stands under its field, as what the form says does.
  const wrong =
    verifying.failure?.code === 'code-invalid' ? t(($) => $.account.errors['code-invalid']) : null;
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        label={t(($) => $.account.code.label)}
        inputMode="numeric"
        autoComplete="one-time-code"
        field={register('code')}
        error={words(formState.errors.code) ?? wrong}
      />
      <FailureNote failure={wrong === null ? (verifying.failure ?? resending.failure) : null} />
      <Button look="primary" wide type="submit" busy={verifying.busy}>
        {t(($) => $.account.code.submit)}
      </Button>
      <Button wide busy={resending.busy} onClick={resend}>
        {t(($) => $.account.code.resend)}
      </Button>
      <DoneLine>{resent ? t(($) => $.account.code.resent) : null}</DoneLine>
    </Form>
  );
}
