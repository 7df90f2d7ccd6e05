import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/components/button.tsx';
import { FocusHeading } from '#ui/components/focus-heading.tsx';
import styles from './step-body.module.css';

interface StepBodyProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly onNext: () => void;
  readonly nextLabel?: string;
  /** A second, quieter button below. */
  readonly extra?: ReactNode;
}

/** Heading, the question, and the way on, which stays in reach of a thumb. */
export function StepBody({ title, lead, children, onNext, nextLabel, extra }: StepBodyProps) {
  const { t } = useTranslation();
  return (
    <form
      className={styles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <div className={styles.words}>
        <FocusHeading focus className={styles.title}>
          {title}
        </FocusHeading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>
        <Button look="primary" wide type="submit">
          {nextLabel ?? t(($) => $.onboarding.next)}
        </Button>
        {extra}
      </div>
    </form>
  );
}

export interface StepProps {
  /** False: something is missing, and the step has to say what. */
  readonly onNext: () => boolean;
}
