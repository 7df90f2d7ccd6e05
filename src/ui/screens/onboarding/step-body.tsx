import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/components/button.tsx';
import { FocusHeading } from '#ui/components/focus-heading.tsx';
import { cx } from '#ui/cx.ts';
import styles from './step-body.module.css';

interface StepBodyProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly onNext: () => void;
  /** What the way on says. */
  readonly nextLabel: string;
  /** Whether it is the one that stands out: not where something is missing, nor where the answer itself leads on. */
  readonly nextLook: 'primary' | 'quiet';
  /** What is missing before the way on leads on, said above it; null: nothing. */
  readonly missing?: ReactNode;
  /** The parts of the question stand side by side where there is room. */
  readonly beside?: boolean;
}

/** Heading, the question, and the way on. */
export function StepBody(props: StepBodyProps) {
  const { title, lead, onNext, nextLabel, nextLook, missing = null, beside = false, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form className={styles.body} noValidate onSubmit={submit}>
      <div className={styles.words}>
        <FocusHeading focus className={styles.title}>
          {title}
        </FocusHeading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={cx(styles.content, beside && styles.beside)}>{children}</div>
      <div className={styles.actions}>
        {missing}
        <Button look={nextLook} wide type="submit">
          {nextLabel}
        </Button>
      </div>
    </form>
  );
}
