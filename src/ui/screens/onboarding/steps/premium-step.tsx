import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import styles from '../step-body.module.css';
import { StepBody, type StepProps } from '../step-body.tsx';

const PERKS = ['unlimited', 'analysis', 'progress', 'styles', 'support'] as const;

/** Says what premium is, sells nothing: payment does not exist yet. */
export function PremiumStep({ onNext }: StepProps) {
  const { t } = useTranslation();
  return (
    <StepBody
      title={t(($) => $.onboarding.premium.title)}
      lead={t(($) => $.onboarding.premium.lead)}
      nextLabel={t(($) => $.onboarding.premium.more)}
      onNext={onNext}
    >
      <div className={styles.offer}>
        <p className={styles.price}>{t(($) => $.onboarding.premium.price)}</p>
        <p>{t(($) => $.onboarding.premium.trial)}</p>
        <ul className={styles.stack}>
          {PERKS.map((key) => (
            <li key={key} className={styles.perk}>
              <Check size={20} aria-hidden />
              {t(($) => $.onboarding.premium.items[key], { count: ROASTS_A_DAY.free })}
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{t(($) => $.onboarding.premium.soon)}</p>
      </div>
    </StepBody>
  );
}
