import { useId, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './segmented.module.css';

interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface SegmentedProps<T extends string> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** `row`: equal parts of one bar. `chips`: loose pills that wrap. */
  readonly look: 'row' | 'chips';
  readonly legendHidden?: boolean;
}

/** One of several, as native radio buttons: arrow keys and screen readers know what to do. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.fieldset}>
      <legend className={props.legendHidden === true ? 'visually-hidden' : styles.legend}>
        {props.legend}
      </legend>
      <div className={cx(styles.options, styles[props.look])}>
        {props.options.map(({ value, label, icon }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            <span className={styles.face}>
              {icon}
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
