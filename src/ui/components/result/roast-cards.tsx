import { BadgeCheck, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#domain/history/entry.ts';
import type { Roast } from '#roast/contract.ts';
import { Fold } from '#ui/components/fold.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import lists from './lists.module.css';
import { useRoastLang } from './roast-text.ts';
import styles from './roast-cards.module.css';

/** What is great about the face, and what to do next. A line of a `FoldList`. */
export function PraiseAndPlan({ roast }: { readonly roast: Roast }) {
  const { t } = useTranslation();
  return (
    <Fold name="greats" icon={<BadgeCheck size={22} aria-hidden />} title={t(($) => $.result.greats.fold)}>
      <GreatList greats={roast.whatIsGreat} />
      <Roadmap roast={roast} />
    </Fold>
  );
}

function GreatList({ greats }: { readonly greats: readonly string[] }) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  return (
    <section className={styles.part}>
      <h4 className={styles.when}>{t(($) => $.result.greats.title)}</h4>
      <ul className={lists.list}>
        {greats.map((great) => (
          <li key={great} className={lists.item}>
            <Check className={lists.check} size={24} aria-hidden />
            <p lang={lang}>{great}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What to do today, this week and this month, and the kinds of things that help, never brands. */
function Roadmap({ roast: { roadmap, products } }: { readonly roast: Roast }) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  return (
    <>
      {(['today', 'week', 'month'] as const).map((horizon) => (
        <section key={horizon} className={styles.part}>
          <h4 className={styles.when}>{t(($) => $.result.roadmap[horizon])}</h4>
          <Bullets lines={roadmap[horizon]} lang={lang} />
        </section>
      ))}
      <section className={styles.part}>
        <h4 className={styles.when}>{t(($) => $.result.products.title)}</h4>
        <dl className={styles.products} lang={lang}>
          {products.map(({ category, why }) => (
            <div key={category}>
              <dt className={styles.category}>{category}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        <p className={lists.note}>{t(($) => $.result.products.note)}</p>
      </section>
    </>
  );
}

/** Lines with a dot. */
export function Bullets({
  lines,
  lang,
}: {
  readonly lines: readonly string[];
  readonly lang?: string | undefined;
}) {
  return (
    <ul className={lists.bullets} lang={lang}>
      {lines.map((line) => (
        <li key={line}>
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** The roast's headline, unless it stands above already, how it begins, and its last sentence, said by the mascot: always a true strength. */
export function OpenerAndCloser({ roast }: { readonly roast: Roast }) {
  const lang = useRoastLang();
  const { headline, opener, closer } = roast;
  return (
    <section className={styles.script} lang={lang}>
      <p className={styles.opener}>
        {titleOf(roast) !== headline && <strong className={styles.headline}>{headline}</strong>}
        {opener}
      </p>
      <div className={styles.closer}>
        <div className={styles.mascot}>
          <Mascot mood="grin" />
        </div>
        <p className={styles.text}>{closer}</p>
      </div>
    </section>
  );
}
