import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/components/button.tsx';
import { FocusHeading } from '#ui/components/focus-heading.tsx';
import styles from './step-body.module.css';

interface StepWordsProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

interface StepBodyProps extends StepWordsProps {
  /** Null: the answer itself is the way on. */
  readonly onNext: (() => void) | null;
}

/** Heading, the question, and the way on, which stays in reach of a thumb. */
export function StepBody({ onNext, children, ...words }: StepBodyProps) {
  const { t } = useTranslation();
  const question = <Question {...words}>{children}</Question>;
  if (onNext === null) return <div className={styles.body}>{question}</div>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form className={styles.body} noValidate onSubmit={submit}>
      {question}
      <div className={styles.actions}>
        <Button look="primary" wide type="submit">
          {t(($) => $.onboarding.next)}
        </Button>
      </div>
    </form>
  );
}

function Question({ title, lead, children }: StepWordsProps) {
  return (
    <>
      <div className={styles.words}>
        <FocusHeading focus className={styles.title}>
          {title}
        </FocusHeading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </>
  );
}
