import { useAtomValue, useSetAtom } from 'jotai';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { resetOnboardingAtom } from '#state/onboarding-atoms.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';

/** Through the introduction once more; its answers are cleared. */
export function StartAgainCard() {
  const { t } = useTranslation();
  const hasHistory = useAtomValue(sessionAtom).kind === 'user';
  const reset = useSetAtom(resetOnboardingAtom);
  const navigate = useNavigate();
  const startAgain = () => {
    reset();
    void navigate('/');
  };
  return (
    <Card title={t(($) => $.profile.again.title)}>
      <p>{t(($) => (hasHistory ? $.profile.again.hint : $.profile.again.hintGuest))}</p>
      <ConfirmButton
        look="row"
        icon={<RotateCcw size={18} aria-hidden />}
        question={t(($) => $.profile.again.confirm)}
        yes={t(($) => $.profile.again.yes)}
        no={t(($) => $.profile.account.cancel)}
        onConfirm={startAgain}
      >
        {t(($) => $.profile.again.action)}
      </ConfirmButton>
    </Card>
  );
}
