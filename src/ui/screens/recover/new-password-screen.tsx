import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { newPasswordSchema } from '#state/account-forms.ts';
import { servicesAtom } from '#state/services.ts';
import { hasAccountsAtom, sessionAtom } from '#state/session-atoms.ts';
import { FailureNote, Form, useCall, useFieldError } from '#ui/components/account/form.tsx';
import { NoAccountsPage } from '#ui/components/account/gates.tsx';
import { PasswordField, UsernameField } from '#ui/components/account/password-field.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';

/** Where the recovery e-mail leads in the end, signed in: without a new password, the way on is into the app. */
export function NewPasswordScreen() {
  const { t } = useTranslation();
  if (!useAtomValue(hasAccountsAtom)) return <NoAccountsPage />;
  return (
    <PublicPage
      title={t(($) => $.account.replace.title)}
      lead={t(($) => $.account.replace.lead)}
      back={<BackLink to="/">{t(($) => $.account.replace.later)}</BackLink>}
    >
      <NewPasswordForm />
    </PublicPage>
  );
}

function NewPasswordForm() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const session = useAtomValue(sessionAtom);
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  const navigate = useNavigate();
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const submit = handleSubmit((values) =>
    run(
      () => auth.updatePassword(values.password),
      () => void navigate('/', { replace: true }),
    ),
  );
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <UsernameField email={session.kind === 'user' ? session.user.email : null} />
      <PasswordField field={register('password')} error={words(formState.errors.password)} fresh={password} />
      <FailureNote failure={failure} />
      <Button look="primary" wide type="submit" busy={busy}>
        {t(($) => $.account.replace.submit)}
      </Button>
    </Form>
  );
}
