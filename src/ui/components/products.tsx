import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Roast } from '#roast/contract.ts';
import { Card } from './card.tsx';
import lists from './lists.module.css';
import styles from './products.module.css';

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
