import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#ui/cx.ts';
import styles from './button.module.css';

interface ButtonProps {
  /** Left out for `submit`: the form has the handler. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
  readonly look?: 'primary' | 'quiet' | 'danger' | 'round' | 'row' | 'link';
  readonly icon?: ReactNode;
  readonly label?: string;
  /** Ids of what says more. */
  readonly describedBy?: string;
  readonly lang?: string;
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPointerDown?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly type?: 'button' | 'submit';
  /** At work on the last press: keeps its place and its focus, and lets no second press through. */
  readonly busy?: boolean;
}

/** A real button, at least 44 px either way. `label` names it where the content is only an icon. */
export function Button(props: ButtonProps) {
  const { look = 'quiet', icon, label, wide = false, busy = false, children, ref } = props;
  return (
    <button
      type={props.type === 'submit' && !busy ? 'submit' : 'button'}
      ref={ref}
      lang={props.lang}
      aria-label={label}
      aria-describedby={props.describedBy}
      title={label}
      aria-disabled={busy || undefined}
      className={cx(styles.button, styles[look], wide && styles.wide, busy && styles.busy)}
      onClick={busy ? undefined : props.onClick}
      onPointerDown={props.onPointerDown}
      onKeyDown={props.onKeyDown}
    >
      {icon}
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  readonly to: string;
  /** What goes along to that page. */
  readonly state?: unknown;
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
  const { to, state, children, look = 'quiet', icon, wide = false, replace = false, onClick } = props;
  return (
    <Link
      to={to}
      state={state}
      replace={replace}
      className={cx(styles.button, styles[look], wide && styles.wide)}
      onClick={onClick}
    >
      {icon}
      {children}
    </Link>
  );
}
