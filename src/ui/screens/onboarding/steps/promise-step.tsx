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
  const open = CONFIRMATIONS.length - confirmed.length;
  const error = tried && open > 0;
  const missing =
    open === 0 ? null : (
      <>
        <FieldError id={id}>{error ? t(($) => $.onboarding.age.error) : null}</FieldError>
        {!error && <p className={styles.soft}>{t(($) => $.onboarding.age.open, { count: open })}</p>}
      </>
    );
  return (
    <StepBody
      title={t(($) => $.onboarding.promise.title)}
      lead={t(($) => $.onboarding.promise.lead)}
      onNext={() => setTried(!onNext())}
      nextLabel={t(($) => $.onboarding.next)}
      nextLook={missing === null ? 'primary' : 'quiet'}
      missing={missing}
      beside
    >
      <ul className={styles.points}>
        {POINTS.map(({ key, Icon }) => (
          <li key={key} className={cx(styles.point, key === 'stay' && styles.promise)}>
            <span className={styles.icon}>
              <Icon size={20} aria-hidden />
            </span>
            {t(($) => $.onboarding.promise[key])}
          </li>
        ))}
      </ul>
      <fieldset className={styles.boxes}>
        <legend>{t(($) => $.onboarding.age.title)}</legend>
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
        <p className={styles.soft}>{t(($) => $.onboarding.age.notToday)}</p>
      </fieldset>
    </StepBody>
  );
}
