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
  /** In the place of this page in the browser's history. */
  readonly replace?: boolean;
  /** Before the way is taken; may prevent that. */
  readonly onClick?: (event: MouseEvent) => void;
}

/** A way to another page that looks like a button, and is a link to keyboard, reader and middle click. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, children, look = 'quiet', icon, wide = false, replace = false, onClick } = props;
  return (
    <Link
      to={to}
      replace={replace}
      className={cx(styles.button, styles[look], wide && styles.wide)}
      onClick={onClick}
    >
      {icon}
      {children}
    </Link>
  );
}
