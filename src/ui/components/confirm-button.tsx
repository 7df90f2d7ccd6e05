import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-button.module.css';

interface ConfirmButtonProps {
  readonly children: ReactNode;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onConfirm: () => void;
  readonly icon?: ReactNode;
  readonly label?: string;
  readonly look?: 'quiet' | 'row';
}

/** A button that asks before it acts; the question takes its place, and the focus. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, question, yes, no, onConfirm, icon, label, look = 'quiet' } = props;
  const [asking, setAsking] = useState(false);
  const refusal = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) refusal.current?.focus();
  }, [asking]);
  if (!asking) {
    return (
      <Button
        look={look}
        icon={icon}
        {...(label === undefined ? {} : { label })}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
    );
  }
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <div className={styles.question} role="group" aria-label={question}>
      <p>{question}</p>
      <div className={styles.choices}>
        <Button ref={refusal} onClick={() => setAsking(false)}>
          {no}
        </Button>
        <Button look="danger" onClick={confirm}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
