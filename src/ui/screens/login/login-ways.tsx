import { zodResolver } from '@hookform/resolvers/zod';
import { useAtomValue } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type InsideApp, insideApp } from '#domain/install/way.ts';
import { loginSchema } from '#state/account-forms.ts';
import { sentCodeAtom } from '#state/sent-code.ts';
import { servicesAtom } from '#state/services.ts';
import { AnswersToKeep } from '#ui/components/account/answers-to-keep.tsx';
import { FailureNote, Form, useCall, useFieldError } from '#ui/components/account/form.tsx';
import { PasswordField } from '#ui/components/account/password-field.tsx';
import { TermsAgreement } from '#ui/components/account/terms-agreement.tsx';
import { useSignedIn } from '#ui/components/account/way-in.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { useFocusSwap } from '#ui/components/focus.tsx';
import styles from '#ui/components/account/form.module.css';
import { PasskeyWay } from './passkey-way.tsx';

interface InsideAppWaysProps {
  readonly app: NonNullable<InsideApp>;
  readonly look: 'primary' | 'quiet';
}

/** This address as one that LINE opens in the phone's own browser. */
function outsideLine(address: string): string {
  const outside = new URL(address);
  outside.searchParams.set('openExternalBrowser', '1');
  return outside.href;
}

/** In place of Google, which signs in nobody inside another app: the code, and the way out into a browser. */
function InsideAppWays({ app, look }: InsideAppWaysProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.stack}>
      <p>{t(($) => $.account.insideApp[app])}</p>
      <ButtonLink to="/auth/code" wide look={look}>
        {t(($) => $.account.insideApp.code)}
      </ButtonLink>
      {app === 'line' && (
        <p className={styles.foot}>
          <a href={outsideLine(window.location.href)} className={styles.link}>
            {t(($) => $.account.insideApp.open)}
          </a>
        </p>
      )}
    </div>
  );
}

interface GoogleButtonProps {
  /** Whether it was tapped once. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** How the way on looks once it was. */
  readonly look: 'primary' | 'quiet';
}

/** To Google. The first time makes an account, so its tap brings the terms; who goes another way never meets them here. */
function GoogleButton({ chosen, onChoose, look }: GoogleButtonProps) {
  const { t } = useTranslation();
  const opener = useRef<HTMLButtonElement>(null);
  const why = useRef<HTMLParagraphElement>(null);
  useFocusSwap(chosen, opener, why);
  if (chosen) return <GoogleTerms why={why} look={look} />;
  return (
    <Button ref={opener} wide onClick={onChoose}>
      {t(($) => $.account.google)}
    </Button>
  );
}

interface GoogleTermsProps {
  readonly why?: RefObject<HTMLParagraphElement | null>;
  readonly look: 'primary' | 'quiet';
}

/**
 * What has to be agreed to before Google, and the way there: the browser's own chooser, or Google's page in place of this
 * one; pop-ups are blocked too often to count on. `why` has the focus first.
 */
export function GoogleTerms({ why, look }: GoogleTermsProps) {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const { run, busy, failure } = useCall();
  const signedIn = useSignedIn();
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const leave = () => {
    setMissing(!agreed);
    if (!agreed) return;
    void run(
      () => auth.signInWithGoogle(),
      (user) => (user === null ? undefined : signedIn(user)),
    );
  };
  return (
    <div className={styles.stack}>
      <p ref={why} tabIndex={-1}>
        {t(($) => $.account.googleFirst)}
      </p>
      <AnswersToKeep folded />
      <TermsAgreement
        checked={agreed}
        onChange={(now) => {
          setAgreed(now);
          setMissing(false);
        }}
        error={missing ? t(($) => $.account.fields.termsRequired) : null}
      />
      <Button look={look} wide busy={busy} onClick={leave}>
        {t(($) => $.account.google)}
      </Button>
      <FailureNote failure={failure} />
    </div>
  );
}

/** The shortest way in first: with Google, with a passkey, by password, by code. The way that somebody has begun has the button that stands out. */
export function LoginWays() {
  const { t } = useTranslation();
  const { auth, install } = useAtomValue(servicesAtom);
  const inside = insideApp(install.hints.userAgent);
  const app = auth.google ? inside : null;
  // Other apps' browsers do not reach the passkeys of the phone.
  const passkeys = auth.passkeys?.here === true && inside === null ? auth.passkeys : null;
  const { run, busy, failure } = useCall();
  const words = useFieldError();
  const signedIn = useSignedIn();
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((values) => run(() => auth.signInWithPassword(values), signedIn));
  const email = useWatch({ control, name: 'email' });
  // The way that needs no password has the place beside what was said of it.
  const refused = failure?.code === 'invalid-credentials';
  const [google, setGoogle] = useState(false);
  const { isDirty, errors } = formState;
  const begun = isDirty || failure !== null || Object.keys(errors).length > 0;
  const codeWaits = useAtomValue(sentCodeAtom)() !== null;
  const byForm = begun || (!google && app === null && !codeWaits);
  return (
    <>
      {app !== null && <InsideAppWays app={app} look={byForm ? 'quiet' : 'primary'} />}
      {auth.google && app === null && (
        <GoogleButton chosen={google} onChoose={() => setGoogle(true)} look={byForm ? 'quiet' : 'primary'} />
      )}
      {passkeys !== null && <PasskeyWay passkeys={passkeys} />}
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          label={t(($) => $.account.email)}
          type="email"
          autoComplete={passkeys === null ? 'email' : 'username webauthn'}
          field={register('email')}
          error={words(errors.email)}
        />
        <PasswordField field={register('password')} error={words(errors.password)} />
        <Link to="/auth/recover" className={styles.link}>
          {t(($) => $.account.login.forgot)}
        </Link>
        <FailureNote failure={failure} />
        {refused && (
          <ButtonLink to="/auth/code" state={{ email }} wide>
            {t(($) => $.account.login.byCode)}
          </ButtonLink>
        )}
        <Button look={byForm ? 'primary' : 'quiet'} wide type="submit" busy={busy}>
          {t(($) => $.account.login.submit)}
        </Button>
        {app === null && !refused && (
          <p className={styles.foot}>
            <Link to="/auth/code" state={{ email }} className={styles.link}>
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
