import { useAtomValue, useSetAtom } from 'jotai';
import { Cpu, PenLine, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONFIRMATIONS } from '#functions/vocabulary.ts';
import { confirmAtom, onboardingAtom } from '#state/onboarding-atoms.ts';
import { CheckField } from '#ui/components/check-field.tsx';
import { FieldError } from '#ui/components/field-error.tsx';
import { cx } from '#ui/cx.ts';
import styles from '../step-body.module.css';
import { StepBody } from '../step-body.tsx';

const POINTS = [
  { key: 'read', Icon: Cpu },
  { key: 'write', Icon: PenLine },
  { key: 'stay', Icon: ShieldCheck },
] as const;

interface PromiseStepProps {
  /** False: not all of the boxes are ticked, and the step has to say so. */
  readonly onNext: () => boolean;
}

/** What it does, the privacy promise, and what its person confirms: 13 or older, knows what a roast is, in the mood for one. */
export function PromiseStep({ onNext }: PromiseStepProps) {
  const { t } = useTranslation();
  const { confirmed } = useAtomValue(onboardingAtom);
  const confirm = useSetAtom(confirmAtom);
  const [tried, setTried] = useState(false);
  const id = useId();
  const missing = confirmed.length < CONFIRMATIONS.length;
  return (
    <StepBody
      title={t(($) => $.onboarding.promise.title)}
      lead={t(($) => $.onboarding.promise.lead)}
      onNext={() => setTried(!onNext())}
    >
      <ul className={styles.points}>
        {POINTS.map(({ key, Icon }) => (
          <li key={key} className={cx(styles.point, key === 'stay' && styles.promise)}>
            <span className={styles.icon}>
              <Icon size={22} aria-hidden />
            </span>
            <div>
              <h2 className={styles.pointTitle}>{t(($) => $.onboarding.promise[key].title)}</h2>
              <p className={styles.soft}>{t(($) => $.onboarding.promise[key].body)}</p>
            </div>
          </li>
        ))}
      </ul>
      <fieldset className={styles.boxes}>
        <legend className={styles.pointTitle}>{t(($) => $.onboarding.age.title)}</legend>
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
      </fieldset>
    </StepBody>
  );
}
