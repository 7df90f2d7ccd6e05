import { Camera, Check, ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdviceCode } from '#functions/vocabulary.ts';
import type { Roast } from '#roast/contract.ts';
import { Card } from '#ui/components/card.tsx';
import { Fold, FoldList } from '#ui/components/fold.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import lists from './lists.module.css';
import { useRoastLang } from './roast-lang.ts';
import styles from './roast-cards.module.css';

/** What is great about the face. */
export function GreatList({ greats }: { greats: readonly string[] }) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  return (
    <Card tone="good" title={t(($) => $.result.greats.title)}>
      <ul className={lists.list}>
        {greats.map((great) => (
          <li key={great} className={lists.item}>
            <Check className={lists.check} size={24} aria-hidden />
            <p lang={lang}>{great}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What to do today, and folded below it this week and this month. */
export function Roadmap({ roadmap }: { roadmap: Roast['roadmap'] }) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  return (
    <section className={styles.roadmap}>
      <h2 className={styles.title}>{t(($) => $.result.roadmap.title)}</h2>
      <FoldList>
        <div className={styles.today}>
          <h3 className={styles.when}>{t(($) => $.result.roadmap.today)}</h3>
          <Bullets lines={roadmap.today} lang={lang} />
        </div>
        {(['week', 'month'] as const).map((horizon) => (
          <Fold key={horizon} name={horizon} title={t(($) => $.result.roadmap[horizon])}>
            <Bullets lines={roadmap[horizon]} lang={lang} />
          </Fold>
        ))}
      </FoldList>
    </section>
  );
}

function Bullets({ lines, lang }: { readonly lines: readonly string[]; readonly lang?: string | undefined }) {
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

/** Categories with their reason, never brands. */
export function Products({ products }: { products: Roast['products'] }) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  return (
    <Fold
      name="products"
      icon={<ShoppingBag size={22} aria-hidden />}
      title={t(($) => $.result.products.title)}
    >
      <dl className={styles.products} lang={lang}>
        {products.map(({ category, why }) => (
          <div key={category}>
            <dt className={styles.category}>{category}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <p className={lists.note}>{t(($) => $.result.products.note)}</p>
    </Fold>
  );
}

/** More tips at once are too many to follow. */
const MOST_TIPS = 3;

/** What would make the next photo tell more; nothing at all where there is nothing to say. */
export function PhotoAdvice({ advice }: { advice: readonly AdviceCode[] }) {
  const { t } = useTranslation();
  if (advice.length === 0) return null;
  const tips = advice.slice(0, MOST_TIPS).map((code) => t(($) => $.result.advice.codes[code]));
  return (
    <Fold name="advice" icon={<Camera size={22} aria-hidden />} title={t(($) => $.result.advice.title)}>
      <Bullets lines={tips} />
    </Fold>
  );
}

/** How the roast begins, and its last sentence, said by the mascot: always a true strength. */
export function OpenerAndCloser({ roast: { opener, closer } }: { readonly roast: Roast }) {
  const lang = useRoastLang();
  return (
    <section className={styles.script} lang={lang}>
      <p className={styles.opener}>{opener}</p>
      <div className={styles.closer}>
        <div className={styles.mascot}>
          <Mascot mood="grin" />
        </div>
        <p className={styles.text}>{closer}</p>
      </div>
    </section>
  );
}
