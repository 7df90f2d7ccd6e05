import { BadgeCheck, Check, ListTodo } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#domain/history/entry.ts';
import type { Roast } from '#roast/contract.ts';
import { Fold } from '#ui/components/fold.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import lists from './lists.module.css';
import { useRoastLang } from './roast-text.ts';
import styles from './roast-cards.module.css';

/** What is great about the face, and what to do next. Lines of a `FoldList`. */
export const PraiseAndPlan = ({ roast }: { readonly roast: Roast }) => (
  <>
    <GreatList greats={roast.whatIsGreat} />
    <Roadmap roast={roast} />
  </>
);

function GreatList({ greats }: { greats: readonly string[] }) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  return (
    <Fold name="greats" icon={<BadgeCheck size={22} aria-hidden />} title={t(($) => $.result.greats.title)}>
      <ul className={lists.list}>
        {greats.map((great) => (
          <li key={great} className={lists.item}>
            <Check className={lists.check} size={24} aria-hidden />
            <p lang={lang}>{great}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What to do today, this week and this month, and the kinds of things that help, never brands. */
function Roadmap({ roast: { roadmap, products } }: { readonly roast: Roast }) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  return (
    <Fold name="roadmap" icon={<ListTodo size={22} aria-hidden />} title={t(($) => $.result.roadmap.title)}>
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
    </Fold>
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
      <div className={styles.begin}>
        {titleOf(roast) !== headline && <h2 className={styles.headline}>{headline}</h2>}
        <p className={styles.opener}>{opener}</p>
      </div>
      <div className={styles.closer}>
        <div className={styles.mascot}>
          <Mascot mood="grin" />
        </div>
        <p className={styles.text}>{closer}</p>
      </div>
    </section>
  );
}
