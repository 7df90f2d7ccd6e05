import { Cpu, PenLine, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/cx.ts';
import styles from '../step-body.module.css';
import { StepBody, type StepProps } from '../step-body.tsx';

const POINTS = [
  { key: 'read', Icon: Cpu },
  { key: 'write', Icon: PenLine },
  { key: 'stay', Icon: ShieldCheck },
] as const;

/** What it does, and the privacy promise. */
export function PromiseStep({ onNext }: StepProps) {
  const { t } = useTranslation();
  return (
    <StepBody
      title={t(($) => $.onboarding.promise.title)}
      lead={t(($) => $.onboarding.promise.lead)}
      onNext={onNext}
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
    </StepBody>
  );
}
