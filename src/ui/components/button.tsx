import type { ReactNode, Ref } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './button.module.css';

interface ButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly look?: 'primary' | 'quiet' | 'round';
  readonly icon?: ReactNode;
  readonly label?: string;
  readonly lang?: string;
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPointerDown?: () => void;
}

/** A real button, at least 44 px either way. `label` names it where the content is only an icon. */
export function Button(props: ButtonProps) {
  const { look = 'quiet', icon, label, wide = false, children, ref } = props;
  return (
    <button
      type="button"
      ref={ref}
      lang={props.lang}
      aria-label={label}
      title={label}
      className={cx(styles.button, styles[look], wide && styles.wide)}
      onClick={props.onClick}
      onPointerDown={props.onPointerDown}
    >
      {icon}
      {children}
    </button>
  );
}
