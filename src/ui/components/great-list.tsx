import { Check, Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from './card.tsx';
import styles from './lists.module.css';

export function GreatList({ greats }: { greats: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Card tone="good" icon={<Heart size={24} aria-hidden />} title={t(($) => $.result.greats.title)}>
      <ul className={styles.list}>
        {greats.map((great) => (
          <li key={great} className={styles.item}>
            <Check className={styles.check} size={24} aria-hidden />
            <p>{great}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
