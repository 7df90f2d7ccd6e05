import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoastLang } from './roast-lang.ts';
import styles from './truths.module.css';

interface TruthsProps {
  /** In the order in which they are shown and numbered. */
  readonly truths: readonly string[];
  /** Who says them. */
  readonly speaker: ReactNode;
}

/** The truths one below the other, each in a bubble; the first beside the one who roasts. */
export function Truths({ truths, speaker }: TruthsProps) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  const title = useId();
  return (
    <section className={styles.place} aria-labelledby={title} data-truths>
      <h2 id={title} className="visually-hidden">
        {t(($) => $.result.truths.title)}
      </h2>
      <div className={styles.said}>
        <div className={styles.speaker}>{speaker}</div>
        <ol className={styles.truths}>
          {truths.map((truth) => (
            <li key={truth} className={styles.truth} lang={lang}>
              {truth}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
