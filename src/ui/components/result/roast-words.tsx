import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#domain/history/entry.ts';
import type { Band } from '#functions/vocabulary.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { FocusHeading } from '#ui/components/focus.tsx';
import type { MascotMood } from '#ui/components/mascot.tsx';
import { cx } from '#ui/cx.ts';
import { bestFirst, useRoastLang } from './roast-text.ts';
import styles from './roast-words.module.css';
import truthsStyles from './truths.module.css';

/** How the mascot looks at a result: it claps for the highest band and for a personal best. @param band null: none is told */
export function moodOf(band: Band | null, facts: RoastFacts | null): MascotMood {
  const best = facts !== null && 'past' in facts && facts.past.best;
  return band === 'looking-good' || best ? 'applause' : 'side-eye';
}

interface TruthsProps {
  /** In the order in which they are shown and numbered. */
  readonly truths: readonly string[];
  /** Who says them. */
  readonly speaker: ReactNode;
  /** What stands below a truth. */
  readonly below: ((truth: string) => ReactNode) | undefined;
}

/** The truths one below the other, each in a bubble; the first beside the one who roasts. */
function Truths({ truths, speaker, below }: TruthsProps) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  const title = useId();
  return (
    <section className={truthsStyles.place} aria-labelledby={title} data-truths>
      <h2 id={title} className="visually-hidden">
        {t(($) => $.result.truths.title)}
      </h2>
      <div className={truthsStyles.said}>
        <div className={truthsStyles.speaker}>{speaker}</div>
        <ol className={truthsStyles.truths}>
          {truths.map((truth) => (
            <li key={truth} className={truthsStyles.truth} lang={lang}>
              {truth}
              {below?.(truth)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface RoastWordsProps {
  /** Null where the writer failed. */
  readonly roast: Roast | null;
  readonly speaker: ReactNode;
  /** In the place of another one: it comes in with a small movement. */
  readonly anew?: boolean;
  /** What stands below a truth; left out: nothing. */
  readonly below?: TruthsProps['below'];
}

/** What is read first: the verdict, and the truths with the best one in front. Takes the focus. */
export function RoastWords({ roast, speaker, anew = false, below }: RoastWordsProps) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  const title = roast === null ? t(($) => $.result.noHeadline) : titleOf(roast);
  return (
    <div className={cx(styles.words, anew && styles.anew)}>
      <FocusHeading focus className={styles.title} lang={roast === null ? undefined : lang}>
        {title}
      </FocusHeading>
      {roast !== null && <Truths truths={bestFirst(roast)} speaker={speaker} below={below} />}
    </div>
  );
}
