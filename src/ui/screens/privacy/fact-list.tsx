import { useTranslation } from 'react-i18next';
import { FACT_NAMES } from '#domain/facts/fact-names.ts';
import { Card } from '#ui/components/card.tsx';
import stores from '#ui/components/stores/device-stores.module.css';
import styles from './privacy.module.css';

type Name = (typeof FACT_NAMES)[number];
/** A dot leads to the next level of the locale file. */
type Key<Path extends string> = Path extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : Path;

const keyOf = <Path extends Name>(name: Path) => name.replace('.', '_') as Key<Path>;

/** What may go to the joke writer, fact by fact. */
export function FactList() {
  const { t } = useTranslation();
  return (
    <Card title={t(($) => $.privacyPage.facts.title)}>
      <p>{t(($) => $.privacyPage.facts.lead)}</p>
      <details className={styles.fields}>
        <summary className={stores.summary}>{t(($) => $.privacyPage.facts.show)}</summary>
        <ul>
          {FACT_NAMES.map((name) => (
            <li key={name} data-fact={name}>
              {t(($) => $.privacyPage.facts.names[keyOf(name)])}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
