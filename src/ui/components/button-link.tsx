import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#ui/cx.ts';
import styles from './button.module.css';

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly look?: 'primary' | 'quiet' | 'round' | 'row';
  readonly icon?: ReactNode;
  readonly wide?: boolean;
  /** Before the way is taken; may prevent that. */
  readonly onClick?: (event: MouseEvent) => void;
}

/** A way to another page that looks like a button, and is a link to keyboard, reader and middle click. */
export function ButtonLink({ to, children, look = 'quiet', icon, wide = false, onClick }: ButtonLinkProps) {
  return (
    <Link to={to} className={cx(styles.button, styles[look], wide && styles.wide)} onClick={onClick}>
      {icon}
      {children}
    </Link>
  );
}
