import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { servicesAtom } from '#state/services.ts';
import { EmailForm } from '#ui/components/account/email-form.tsx';
import styles from '#ui/components/account/form.module.css';
import { NoAccountsPage } from '#ui/components/account/no-accounts.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';

/** A forgotten password: asks for the address, sends a code (and a link), leads on to the code. */
export function RecoverScreen() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const navigate = useNavigate();
  if (auth.availability === 'off') return <NoAccountsPage />;
  return (
    <PublicPage title={t(($) => $.account.recover.title)} lead={t(($) => $.account.recover.lead)}>
      <EmailForm
        submit={t(($) => $.account.recover.submit)}
        send={(email) => auth.recover(email)}
        onSent={(email) => void navigate('/auth/code', { state: { email, purpose: 'recovery' } })}
      />
      <p className={styles.foot}>
        <Link to="/login" className={styles.link}>
          {t(($) => $.account.backToLogin)}
        </Link>
      </p>
    </PublicPage>
  );
}
