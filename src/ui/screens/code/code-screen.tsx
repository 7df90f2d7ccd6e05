import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { CodePurpose } from '#ports/auth.ts';
import { servicesAtom } from '#state/services.ts';
import { AgeGate } from '#ui/components/age-gate.tsx';
import { EmailForm } from '#ui/components/account/email-form.tsx';
import styles from '#ui/components/account/form.module.css';
import { NoAccountsPage } from '#ui/components/account/no-accounts.tsx';
import { ResultToKeep } from '#ui/components/account/result-to-keep.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { WithAddress } from '#ui/components/with-address.tsx';
import { codeRequestFrom, type CodeRequest } from './code-request.ts';
import { CodeForm } from './code-form.tsx';
import { SIGN_IN } from '#ui/places.ts';

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
  const [sent, setSent] = useState<CodeRequest | null>(null);
  const request = sent ?? codeRequestFrom(state);
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
            onSent={(email) => setSent({ email, purpose: 'sign-in' })}
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
          <CodeForm request={request} />
          <p className={styles.foot}>
            <Link
              to={ASKED_AT[request.purpose]}
              replace
              className={styles.link}
              onClick={() => setSent(null)}
            >
              {t(($) => $.account.code.otherAddress)}
            </Link>
          </p>
        </>
      )}
    </PublicPage>
  );
}
