import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { AgeGate, NoAccountsPage } from '#ui/components/account/gates.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import styles from '#ui/components/account/form.module.css';
import { PublicPage } from '#ui/components/public-page.tsx';
import { SIGN_IN, cameFromHere } from '#ui/places.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { signupSchema } from '#state/account-forms.ts';
import { sentCodeAtom } from '#state/sent-code.ts';
import { servicesAtom } from '#state/services.ts';
import { AnswersToKeep } from '#ui/components/account/answers-to-keep.tsx';
import { FailureNote, Form, useCall, useFieldError } from '#ui/components/account/form.tsx';
import { PasswordField } from '#ui/components/account/password-field.tsx';
import { CodeToEnter, ResultToKeep, useWayIn } from '#ui/components/account/way-in.tsx';
import { TermsAgreement } from '#ui/components/account/terms-agreement.tsx';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/fields.tsx';

function SignupForm() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  const navigate = useNavigate();
  const wayIn = useWayIn();
  const noteSent = useSetAtom(sentCodeAtom);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(signupSchema),
    defaultValues: { email: '', password: '', terms: false },
  });
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  const submit = handleSubmit(({ email, password }) =>
    run(
      () => auth.signUp({ email, password }),
      (next) => {
        if (next === 'signed-in') return void navigate(wayIn, { replace: true });
        noteSent({ email, purpose: 'sign-up' });
        return void navigate('/auth/code');
      },
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

export function SignupScreen() {
  const { t } = useTranslation();
  if (!useAtomValue(hasAccountsAtom)) return <NoAccountsPage />;
  const back = cameFromHere() ? <BackLink to={SIGN_IN} /> : null;
  return (
    <PublicPage title={t(($) => $.account.signup.title)} lead={t(($) => $.account.signup.lead)} back={back}>
      <AgeGate>
        <CodeToEnter />
        <ResultToKeep />
        <SignupForm />
      </AgeGate>
      <p className={styles.foot}>
        {t(($) => $.account.signup.hasAccount)}
        <Link to={SIGN_IN} className={styles.link}>
          {t(($) => $.account.login.submit)}
        </Link>
      </p>
    </PublicPage>
  );
}
