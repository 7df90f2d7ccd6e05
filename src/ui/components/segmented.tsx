import { useId, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { asFigure } from '#i18n/format.ts';
import styles from './segmented.module.css';

interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A second, softer line; for `cards` and `row`. */
  readonly hint?: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
}

interface SegmentedProps<T extends string> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  /** Null: nothing chosen yet. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  /** `row`: equal parts of one bar. `chips`: loose pills that wrap. `cards`: one below the other, with hints. */
  readonly look: 'row' | 'chips' | 'cards';
  readonly legendHidden?: boolean;
  /** What the choice is for. */
  readonly note?: string;
}

/** One of several, as native radio buttons: arrow keys and screen readers know what to do. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const name = useId();
  const { note } = props;
  return (
    <fieldset className={styles.fieldset} aria-describedby={note === undefined ? undefined : `${name}note`}>
      <legend className={props.legendHidden === true ? 'visually-hidden' : styles.legend}>
        {props.legend}
      </legend>
      {note !== undefined && (
        <p id={`${name}note`} className={styles.note}>
          {note}
        </p>
      )}
      <div className={cx(styles.options, styles[props.look])}>
        {props.options.map(({ value, label, icon, hint, lang }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            <span className={styles.face} lang={lang} translate={asFigure(label + (hint ?? ''))}>
              {icon}
              {hint === undefined ? (
                label
              ) : (
                <span className={styles.words}>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.hint} translate={asFigure(hint)}>
                    {hint}
                  </span>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
