import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { insideApp } from '#domain/install/inside-app.ts';
import { loginSchema } from '#state/account-forms.ts';
import { servicesAtom } from '#state/services.ts';
import { FailureNote } from '#ui/components/account/failure-note.tsx';
import { Form } from '#ui/components/account/form.tsx';
import styles from '#ui/components/account/form.module.css';
import { PasswordField } from '#ui/components/account/password-field.tsx';
import { useCall } from '#ui/components/account/use-call.ts';
import { useFieldError } from '#ui/components/account/use-field-error.ts';
import { useSignedIn } from '#ui/components/account/use-signed-in.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { InsideAppWays } from './inside-app.tsx';

/** The shortest way in first: with Google, by password, by code. The way that somebody has begun has the button that stands out. */
export function LoginWays() {
  const { t } = useTranslation();
  const { auth, install } = useAtomValue(servicesAtom);
  const app = auth.google ? insideApp(install.hints.userAgent) : null;
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  const signedIn = useSignedIn();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((values) => run(() => auth.signInWithPassword(values), signedIn));
  const [google, setGoogle] = useState(false);
  const { isDirty, errors } = formState;
  const begun = isDirty || failure !== null || Object.keys(errors).length > 0;
  const byForm = begun || (!google && app === null);
  return (
    <>
      {app !== null && <InsideAppWays app={app} look={byForm ? 'quiet' : 'primary'} />}
      {auth.google && app === null && (
        <GoogleButton chosen={google} onChoose={() => setGoogle(true)} look={byForm ? 'quiet' : 'primary'} />
      )}
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          label={t(($) => $.account.email)}
          type="email"
          autoComplete="email"
          field={register('email')}
          error={words(errors.email)}
        />
        <PasswordField field={register('password')} error={words(errors.password)} />
        <Link to="/auth/recover" className={styles.link}>
          {t(($) => $.account.login.forgot)}
        </Link>
        <FailureNote failure={failure} />
        <Button look={byForm ? 'primary' : 'quiet'} wide type="submit" busy={busy}>
          {t(($) => $.account.login.submit)}
        </Button>
        {app === null && (
          <p className={styles.foot}>
            <Link to="/auth/code" className={styles.link}>
              {t(($) => $.account.login.byCode)}
            </Link>
          </p>
        )}
        <p className={styles.foot}>
          {t(($) => $.account.login.noAccount)}
          <Link to="/signup" className={styles.link}>
            {t(($) => $.account.login.signup)}
          </Link>
        </p>
      </Form>
    </>
  );
}
