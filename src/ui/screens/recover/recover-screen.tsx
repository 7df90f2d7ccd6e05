import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { emailSchema } from '#state/account-forms.ts';
import { servicesAtom } from '#state/services.ts';
import { FailureNote } from '#ui/components/account/failure-note.tsx';
import { Form } from '#ui/components/account/form.tsx';
import styles from '#ui/components/account/form.module.css';
import { NoAccounts } from '#ui/components/account/no-accounts.tsx';
import { useCall } from '#ui/components/account/use-call.ts';
import { useFieldError } from '#ui/components/account/use-field-error.ts';
import { Button } from '#ui/components/button.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { TextField } from '#ui/components/text-field.tsx';

/** A forgotten password: asks for the address, sends a code (and a link), leads on to the code. */
export function RecoverScreen() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  return (
    <PublicPage title={t(($) => $.account.recover.title)} lead={t(($) => $.account.recover.lead)}>
      {auth.availability === 'off' ? <NoAccounts /> : <RecoverForm />}
      <p className={styles.foot}>
        <Link to="/login" className={styles.link}>
          {t(($) => $.account.backToLogin)}
        </Link>
      </p>
    </PublicPage>
  );
}

function RecoverForm() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailSchema),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(({ email }) =>
    run(
      () => auth.recover(email),
      () => void navigate('/auth/code', { state: { email, purpose: 'recovery' } }),
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
        {t(($) => $.account.recover.submit)}
      </Button>
    </Form>
  );
}
