import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { servicesAtom } from '#state/services.ts';
import { secondStepAtom, sessionAtom } from '#state/session-atoms.ts';
import { AuthenticatorCode } from '#ui/components/account/authenticator-code.tsx';
import formStyles from '#ui/components/account/form.module.css';
import { useWayIn } from '#ui/components/account/way-in.tsx';
import { Button } from '#ui/components/button.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { SIGN_IN } from '#ui/places.ts';

/** Where the sign-in was to lead, as the page before handed it over. */
const wanted = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'to' in state && typeof state.to === 'string'
    ? state.to
    : null;

/**
 * After the password, the e-mail's code or Google: the code of an authenticator. Who has given it, here or in another tab,
 * is led on.
 */
export function SecondStepScreen() {
  const { t } = useTranslation();
  const { secondStep } = useAtomValue(servicesAtom).auth;
  const waits = useAtomValue(secondStepAtom);
  const { kind } = useAtomValue(sessionAtom);
  const { state } = useLocation();
  const wayIn = useWayIn();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  if (!waits && !leaving) return <Navigate to={kind === 'user' ? (wanted(state) ?? wayIn) : '/'} replace />;
  const leave = async () => {
    setLeaving(true);
    await secondStep.giveUp();
    await navigate(SIGN_IN, { replace: true });
  };
  return (
    <PublicPage title={t(($) => $.secondStep.step.title)} lead={t(($) => $.secondStep.step.lead)}>
      <AuthenticatorCode
        label={t(($) => $.secondStep.step.label)}
        hint={t(($) => $.secondStep.step.lost)}
        submit={t(($) => $.secondStep.step.submit)}
        send={(code) => secondStep.prove(code)}
        onDone={() => undefined}
      />
      <div className={formStyles.stack}>
        <Button wide busy={leaving} onClick={() => void leave()}>
          {t(($) => $.secondStep.step.leave)}
        </Button>
        <p className={formStyles.soft}>{t(($) => $.secondStep.step.leaveHint)}</p>
      </div>
    </PublicPage>
  );
}
