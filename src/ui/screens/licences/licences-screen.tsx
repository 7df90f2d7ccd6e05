import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Licence } from '#state/licences.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { Page } from '#ui/components/page.tsx';
import { Spinner } from '#ui/components/spinner.tsx';
import styles from './licences-screen.module.css';

type Listing =
  | { readonly state: 'reading' }
  | { readonly state: 'missing' }
  | { readonly state: 'there'; readonly licences: readonly Licence[] };

/** Whose work this app stands on, with the words of their licences. */
export function LicencesScreen() {
  const { t } = useTranslation();
  const { licences: service } = useAtomValue(servicesAtom);
  const [listing, setListing] = useState<Listing>({ state: 'reading' });
  const read = useCallback(async () => {
    const licences = await service.read();
    setListing(licences === null ? { state: 'missing' } : { state: 'there', licences });
  }, [service]);
  useEffect(() => void read(), [read]);

  if (listing.state === 'reading') return <Spinner />;
  return (
    <Page title={t(($) => $.licences.title)} lead={t(($) => $.licences.lead)} width="text">
      {listing.state === 'missing' ? (
        <Card>
          <p role="alert">{t(($) => $.licences.missing)}</p>
          <Button onClick={() => void read()}>{t(($) => $.licences.retry)}</Button>
        </Card>
      ) : (
        <ul className={styles.list}>
          {listing.licences.map((entry) => (
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
