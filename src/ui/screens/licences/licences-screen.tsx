import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { licencesAtom } from '#state/licence-atoms.ts';
import type { Licence } from '#ports/licences.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { FailureLine } from '#ui/components/outcome-line.tsx';
import { Page } from '#ui/components/page.tsx';
import styles from './licences-screen.module.css';

/** The packages that this app is built with, each with its licence. */
export function LicencesScreen() {
  const { t } = useTranslation();
  const [licences, tryAgain] = useAtom(licencesAtom);
  return (
    <Page
      width="text"
      title={t(($) => $.licences.title)}
      lead={t(($) => $.licences.lead)}
      back={<BackLink to="/profile" />}
    >
      {licences === null ? (
        <Card>
          <FailureLine>{t(($) => $.licences.missing)}</FailureLine>
          <Button onClick={tryAgain}>{t(($) => $.licences.retry)}</Button>
        </Card>
      ) : (
        <ul className={styles.list}>
          {licences.map((entry) => (
            <Entry key={`${entry.name} ${entry.version}`} entry={entry} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function Entry({ entry: { name, version, licence, text } }: { entry: Licence }) {
  const head = (
    <>
      <span className={styles.name} translate="no">
        {name}
      </span>
      <span className={styles.terms} translate="no">
        {version} · {licence}
      </span>
    </>
  );
  // The terms are a legal text: in the words of their authors, in every language.
  return (
    <li className={styles.entry}>
      {text === '' ? (
        <p className={styles.head}>{head}</p>
      ) : (
        <details>
          <summary className={styles.head}>{head}</summary>
          <p className={styles.text} lang="en">
            {text}
          </p>
        </details>
      )}
    </li>
  );
}
