import { useAtomValue } from 'jotai';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FREE_HISTORY_DAYS } from '#domain/history/access.ts';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { PREMIUM_PERKS } from '#ui/components/premium-perks.ts';
import styles from '../step-body.module.css';
import { StepBody, type StepProps } from '../step-body.tsx';

/** Says what premium is, sells nothing: payment does not exist yet. Without accounts: that all there is is free. */
export function PremiumStep({ onNext }: StepProps) {
  const { t } = useTranslation();
  if (!useAtomValue(hasAccountsAtom)) {
    return (
      <StepBody
        title={t(($) => $.onboarding.premium.alone.title)}
        lead={t(($) => $.onboarding.premium.alone.lead)}
        nextLabel={t(($) => $.onboarding.next)}
        onNext={onNext}
      >
        <p>{t(($) => $.onboarding.premium.alone.body, { count: ROASTS_A_DAY.guest })}</p>
      </StepBody>
    );
  }
  return (
    <StepBody
      title={t(($) => $.onboarding.premium.title)}
      lead={t(($) => $.onboarding.premium.lead)}
      nextLabel={t(($) => $.onboarding.premium.more)}
      onNext={onNext}
    >
      <div className={styles.offer}>
        <p className={styles.price}>{t(($) => $.onboarding.premium.price)}</p>
        <ul className={styles.stack}>
          {PREMIUM_PERKS.map((key) => (
            <li key={key} className={styles.perk}>
              <Check size={20} aria-hidden />
              {t(($) => $.onboarding.premium.items[key], {
                count: ROASTS_A_DAY.free,
                days: FREE_HISTORY_DAYS,
              })}
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{t(($) => $.onboarding.premium.soon)}</p>
      </div>
    </StepBody>
  );
}
