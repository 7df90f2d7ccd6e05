import { Flame as FlameIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from './card.tsx';
import styles from './lists.module.css';

/** What the roast is about, numbered: three, and then it is over. */
export function TruthList({ truths }: { truths: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Card tone="warm" icon={<FlameIcon size={24} aria-hidden />} title={t(($) => $.result.truths.title)}>
      <ol className={styles.list}>
        {truths.map((truth, index) => (
          <li key={truth} className={styles.item}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p>{truth}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
