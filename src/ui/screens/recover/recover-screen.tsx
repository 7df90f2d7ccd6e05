import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sentCodeAtom } from '#state/sent-code.ts';
import { servicesAtom } from '#state/services.ts';
import { EmailForm } from '#ui/components/account/email-form.tsx';
import { NoAccountsPage } from '#ui/components/account/gates.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { SIGN_IN } from '#ui/places.ts';

/** A forgotten password: asks for the address, sends a code (and a link), leads on to the code. */
export function RecoverScreen() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const navigate = useNavigate();
  const noteSent = useSetAtom(sentCodeAtom);
  if (auth.availability === 'off') return <NoAccountsPage />;
  return (
    <PublicPage
      title={t(($) => $.account.recover.title)}
      lead={t(($) => $.account.recover.lead)}
      back={<BackLink to={SIGN_IN}>{t(($) => $.account.backToLogin)}</BackLink>}
    >
      <EmailForm
        submit={t(($) => $.account.recover.submit)}
        send={(email) => auth.recover(email)}
        onSent={(email) => {
          noteSent({ email, purpose: 'recovery' });
          void navigate('/auth/code');
        }}
      />
    </PublicPage>
  );
}
