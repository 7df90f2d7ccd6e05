import { useRef, useState, type ReactNode } from 'react';
import { useFocusSwap } from '#ui/components/focus.tsx';
import { Button } from './button.tsx';
import styles from './confirm-button.module.css';

interface ConfirmButtonProps {
  readonly children: ReactNode;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onConfirm: () => void;
  /** What somebody may want to do before they answer. */
  readonly first?: ReactNode;
  readonly icon?: ReactNode;
  readonly label?: string;
  readonly look?: 'quiet' | 'row';
}

/** A button that asks before it acts; the question takes its place and the focus, and gives both back. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, question, yes, no, onConfirm, first, icon, label, look = 'quiet' } = props;
  const [asking, setAsking] = useState(false);
  const asks = useRef<HTMLButtonElement>(null);
  const refusal = useRef<HTMLButtonElement>(null);
  useFocusSwap(asking, asks, refusal);
  if (!asking) {
    return (
      <Button
        ref={asks}
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
      {first}
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
