import { Camera, Check, Flame as FlameIcon, Heart, Map as MapIcon, ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdviceCode } from '#functions/vocabulary.ts';
import type { Roast } from '#roast/contract.ts';
import { Card } from '#ui/components/card.tsx';
import { Flame } from '#ui/components/flame.tsx';
import lists from './lists.module.css';
import styles from './roast-cards.module.css';

/** The three truths of the roast, numbered. */
export function TruthList({ truths }: { truths: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Card tone="warm" icon={<FlameIcon size={24} aria-hidden />} title={t(($) => $.result.truths.title)}>
      <ol className={lists.list}>
        {truths.map((truth, index) => (
          <li key={truth} className={lists.item}>
            <span className={lists.number} aria-hidden="true">
              {index + 1}
            </span>
            <p>{truth}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What is great about the face. */
export function GreatList({ greats }: { greats: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Card tone="good" icon={<Heart size={24} aria-hidden />} title={t(($) => $.result.greats.title)}>
      <ul className={lists.list}>
        {greats.map((great) => (
          <li key={great} className={lists.item}>
            <Check className={lists.check} size={24} aria-hidden />
            <p>{great}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const HORIZONS = ['today', 'week', 'month'] as const;

/** What to do today, this week and this month. */
export function Roadmap({ roadmap }: { roadmap: Roast['roadmap'] }) {
  const { t } = useTranslation();
  return (
    <Card icon={<MapIcon size={24} aria-hidden />} title={t(($) => $.result.roadmap.title)}>
      <div className={styles.horizons}>
        {HORIZONS.map((horizon) => (
          <section key={horizon} className={styles.horizon}>
            <h3 className={styles.when}>{t(($) => $.result.roadmap[horizon])}</h3>
            <ul className={lists.bullets}>
              {roadmap[horizon].map((step) => (
                <li key={step}>
                  <span>{step}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

/** Categories with their reason, never brands. */
export function Products({ products }: { products: Roast['products'] }) {
  const { t } = useTranslation();
  return (
    <Card icon={<ShoppingBag size={24} aria-hidden />} title={t(($) => $.result.products.title)}>
      <ul className={styles.products}>
        {products.map(({ category, why }) => (
          <li key={category} className={styles.product}>
            <h3 className={styles.category}>{category}</h3>
            <p>{why}</p>
          </li>
        ))}
      </ul>
      <p className={lists.note}>{t(($) => $.result.products.note)}</p>
    </Card>
  );
}

/** More tips at once are too many to follow. */
const MOST_TIPS = 3;

/** What would make the next photo tell more; nothing at all where there is nothing to say. */
export function PhotoAdvice({ advice }: { advice: readonly AdviceCode[] }) {
  const { t } = useTranslation();
  if (advice.length === 0) return null;
  return (
    <Card icon={<Camera size={24} aria-hidden />} title={t(($) => $.result.advice.title)}>
      <ul className={lists.bullets}>
        {advice.slice(0, MOST_TIPS).map((code) => (
          <li key={code}>
            <span>{t(($) => $.result.advice.codes[code])}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The last sentence of the roast, said by the mascot: always a true strength. */
export function Closer({ text }: { text: string }) {
  return (
    <div className={styles.closer}>
      <div className={styles.mascot}>
        <Flame alive />
      </div>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
