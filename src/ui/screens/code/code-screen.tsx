import { zodResolver } from '@hookform/resolvers/zod';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { CodePurpose } from '#ports/auth.ts';
import { codeSchema } from '#state/account-forms.ts';
import { forgetCodeAtom, type SentCode, sentCodeAtom } from '#state/sent-code.ts';
import { servicesAtom } from '#state/services.ts';
import { EmailForm } from '#ui/components/account/email-form.tsx';
import { FailureNote, Form, useCall, useFieldError } from '#ui/components/account/form.tsx';
import { AgeGate, NoAccountsPage } from '#ui/components/account/gates.tsx';
import { ResultToKeep, useSignedIn } from '#ui/components/account/way-in.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { DoneLine } from '#ui/components/outcome-line.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { WithAddress } from '#ui/components/with-address.tsx';
import { SIGN_IN } from '#ui/places.ts';
import styles from '#ui/components/account/form.module.css';

function CodeForm({ request }: { request: SentCode }) {
  const { t } = useTranslation();
  const noteSent = useSetAtom(sentCodeAtom);
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
      () => {
        noteSent(request);
        setResent(true);
      },
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

/** The address that the page before handed over, where it did. */
const typedIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';

/** Where the address of such a code was asked for. */
const ASKED_AT: Readonly<Record<CodePurpose, string>> = {
  'sign-in': '/auth/code',
  'sign-up': '/signup',
  recovery: '/auth/recover',
};

/**
 * Sign in, confirm an address or recover a password with six digits from an e-mail. Who has an account agreed to the terms
 * when it was made; who is new meets them here (`?new`).
 */
export function CodeScreen() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const { state, search } = useLocation();
  const isNew = new URLSearchParams(search).has('new');
  const [sent, noteSent] = useAtom(sentCodeAtom);
  const forget = useSetAtom(forgetCodeAtom);
  const request = sent();
  if (auth.availability === 'off') return <NoAccountsPage />;
  return (
    <PublicPage
      back={<BackLink to={SIGN_IN}>{t(($) => $.account.backToLogin)}</BackLink>}
      title={t(($) =>
        request === null ? (isNew ? $.account.code.newTitle : $.account.code.askTitle) : $.account.code.title,
      )}
      lead={
        request === null ? (
          t(($) => (isNew ? $.account.code.newLead : $.account.code.askLead))
        ) : (
          <WithAddress
            words={t(($) => $.account.code.lead, { email: request.email })}
            email={request.email}
          />
        )
      }
    >
      {request === null ? (
        <AgeGate>
          <ResultToKeep />
          <EmailForm
            key={search}
            makesAccount={isNew}
            submit={t(($) => $.account.code.send)}
            send={(email) => auth.sendCode(email, isNew)}
            typed={typedIn(state)}
            onSent={(email) => noteSent({ email, purpose: 'sign-in' })}
          />
          <p className={styles.foot}>
            {isNew ? t(($) => $.account.signup.hasAccount) : t(($) => $.account.login.noAccount)}
            <Link to={isNew ? '/auth/code' : '/auth/code?new'} className={styles.link}>
              {t(($) => (isNew ? $.account.code.askTitle : $.account.code.newTitle))}
            </Link>
          </p>
        </AgeGate>
      ) : (
        <>
          <ResultToKeep />
          <CodeForm request={request} />
          <p className={styles.foot}>
            <Link to={ASKED_AT[request.purpose]} replace className={styles.link} onClick={() => forget()}>
              {t(($) => $.account.code.otherAddress)}
            </Link>
          </p>
        </>
      )}
    </PublicPage>
  );
}
