import type { Rating } from '#functions/vocabulary.ts';
import { useAtomValue } from 'jotai';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { RatingChip } from './rating-chip.tsx';
import styles from './section-card.module.css';

interface SectionCardProps {
  readonly title: string;
  readonly icon: ReactNode;
  /** Null: not known of an old result. */
  readonly rating: Rating | null;
  /** 0 to 100; null: this section is described, never scored. */
  readonly score: number | null;
  /** What the writer has to say; null without a roast. */
  readonly text: string | null;
  readonly children: ReactNode;
}

/** One of the four sections of a result. */
export function SectionCard({ title, icon, rating, score, text, children }: SectionCardProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const heading = useId();
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <header className={styles.header}>
        <span className={styles.icon}>{icon}</span>
        <div className={styles.words}>
          <h3 id={heading}>{title}</h3>
          {rating !== null && <RatingChip rating={rating} />}
        </div>
        {score !== null && (
          <p className={styles.score}>
            <span className="visually-hidden">
              {t(($) => $.result.ofHundred, { score: Math.round(score) })}
            </span>
            <span aria-hidden="true">{formatInteger(Math.round(score), language)}</span>
          </p>
        )}
      </header>
      {text !== null && <p>{text}</p>}
      {children}
    </article>
  );
}
