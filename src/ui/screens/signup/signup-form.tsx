import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signupSchema } from '#state/account-forms.ts';
import { servicesAtom } from '#state/services.ts';
import { AnswersToKeep } from '#ui/components/account/answers-to-keep.tsx';
import { FailureNote } from '#ui/components/account/failure-note.tsx';
import { Form } from '#ui/components/account/form.tsx';
import { PasswordField } from '#ui/components/account/password-field.tsx';
import { TermsAgreement } from '#ui/components/account/terms-agreement.tsx';
import { useCall } from '#ui/components/account/use-call.ts';
import { useFieldError } from '#ui/components/account/use-field-error.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';

export function SignupForm() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  const navigate = useNavigate();
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(signupSchema),
    defaultValues: { email: '', password: '', terms: false },
  });
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  const submit = handleSubmit(({ email, password }) =>
    run(
      () => auth.signUp({ email, password }),
      (next) =>
        void (next === 'confirm'
          ? navigate('/auth/code', { state: { email, purpose: 'sign-up' } })
          : navigate('/', { replace: true })),
    ),
  );
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        label={t(($) => $.account.email)}
        type="email"
        autoComplete="email"
        field={register('email')}
        error={words(errors.email)}
      />
      <PasswordField field={register('password')} error={words(errors.password)} fresh={password} />
      <AnswersToKeep />
      <TermsAgreement field={register('terms')} error={words(errors.terms)} />
      <FailureNote failure={failure} />
      <Button look="primary" wide type="submit" busy={busy}>
        {t(($) => $.account.signup.submit)}
      </Button>
    </Form>
  );
}
