import { Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Roast } from '#roast/contract.ts';
import { Card } from './card.tsx';
import lists from './lists.module.css';
import styles from './roadmap.module.css';

const HORIZONS = ['today', 'week', 'month'] as const;

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
