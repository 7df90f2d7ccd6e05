import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/components/button.tsx';
import { FocusHeading } from '#ui/components/focus-heading.tsx';
import { cx } from '#ui/cx.ts';
import styles from './step-body.module.css';

interface StepWordsProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

interface StepBodyProps extends StepWordsProps {
  /** Null: the answer itself is the way on. */
  readonly onNext: (() => void) | null;
  /** What is missing before the way on leads on, said above it; null: nothing. */
  readonly missing?: ReactNode;
  /** The parts of the question stand side by side where there is room. */
  readonly beside?: boolean;
}

/** Heading, the question, and the way on. */
export function StepBody({ onNext, missing = null, beside = false, children, ...words }: StepBodyProps) {
  const { t } = useTranslation();
  const question = (
    <Question {...words} beside={beside}>
      {children}
    </Question>
  );
  if (onNext === null) return <div className={styles.body}>{question}</div>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form className={styles.body} noValidate onSubmit={submit}>
      {question}
      <div className={styles.actions}>
        {missing}
        <Button look={missing === null ? 'primary' : 'quiet'} wide type="submit">
          {t(($) => $.onboarding.next)}
        </Button>
      </div>
    </form>
  );
}

function Question({ title, lead, beside, children }: StepWordsProps & { readonly beside: boolean }) {
  return (
    <>
      <div className={styles.words}>
        <FocusHeading focus className={styles.title}>
          {title}
        </FocusHeading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={cx(styles.content, beside && styles.beside)}>{children}</div>
    </>
  );
}
