import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONFIRMATIONS } from '#functions/vocabulary.ts';
import { confirmAtom, onboardingAtom } from '#state/onboarding-atoms.ts';
import { CheckField } from '#ui/components/check-field.tsx';
import { FieldError } from '#ui/components/field-error.tsx';
import styles from '../step-body.module.css';
import { StepBody, type StepProps } from '../step-body.tsx';

/** 13 or older, knows what a roast is, in the mood for one: the next step opens with all three. */
export function AgeStep({ onNext }: StepProps) {
  const { t } = useTranslation();
  const { confirmed } = useAtomValue(onboardingAtom);
  const confirm = useSetAtom(confirmAtom);
  const [tried, setTried] = useState(false);
  const id = useId();
  const missing = confirmed.length < CONFIRMATIONS.length;
  return (
    <StepBody
      title={t(($) => $.onboarding.age.title)}
      lead={t(($) => $.onboarding.age.lead)}
      onNext={() => setTried(!onNext())}
    >
      <div className={styles.stack}>
        {CONFIRMATIONS.map((item) => (
          <CheckField
            key={item}
            checked={confirmed.includes(item)}
            invalid={tried && !confirmed.includes(item)}
            describedBy={id}
            onChange={(checked) => confirm(item, checked)}
          >
            {t(($) => $.onboarding.age.items[item])}
          </CheckField>
        ))}
        <FieldError id={id}>{tried && missing ? t(($) => $.onboarding.age.error) : null}</FieldError>
        <p className={styles.soft}>{t(($) => $.onboarding.age.notToday)}</p>
      </div>
    </StepBody>
  );
}
