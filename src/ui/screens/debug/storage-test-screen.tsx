import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import type { StorageReport, StoreUsage } from '#ports/storage.ts';
import { measureStorageAtom, storageReportAtom } from '#state/privacy/stores.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Page } from '#ui/components/page.tsx';
import styles from './debug.module.css';

const KINDS = ['localStorage', 'sessionStorage', 'indexedDB', 'cache'] as const;
type RoundTrip = Readonly<Record<StoreUsage['kind'], boolean>>;

/** What this origin stores, how much room it has, and whether storing works. */
export function StorageTestScreen() {
  const { t } = useTranslation();
  const { storageUsage } = useAtomValue(servicesAtom);
  const report = useAtomValue(storageReportAtom);
  const measure = useSetAtom(measureStorageAtom);
  const [trip, setTrip] = useState<RoundTrip | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void measure(), [measure]);
  const run = async () => {
    setBusy(true);
    setTrip(await storageUsage.roundTrip());
    await measure();
    setBusy(false);
  };
  return (
    <Page
      title={t(($) => $.debug.storage.title)}
      lead={t(($) => $.debug.storage.lead)}
      width="text"
      back={<BackLink to="/" />}
    >
      <section className={styles.block}>
        <h2>{t(($) => $.debug.storage.roundTrip)}</h2>
        <Button busy={busy} onClick={() => void run()}>
          {t(($) => $.debug.run)}
        </Button>
        <ul aria-live="polite">
          {trip !== null &&
            KINDS.map((kind) => (
              <li key={kind} data-works={trip[kind]}>
                {t(($) => $.debug.storage.kinds[kind])}
                {': '}
                <strong>
                  {trip[kind] ? t(($) => $.debug.storage.works) : t(($) => $.debug.storage.fails)}
                </strong>
              </li>
            ))}
        </ul>
      </section>
      {report !== null && <Stores report={report} />}
    </Page>
  );
}

function Stores({ report: { stores, estimate } }: { report: StorageReport }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const size = (bytes: number) => formatBytes(bytes, language);
  return (
    <>
      <p>
        {estimate === null
          ? t(($) => $.debug.storage.noEstimate)
          : t(($) => $.debug.storage.estimate, { usage: size(estimate.usage), quota: size(estimate.quota) })}
      </p>
      {stores.length === 0 ? (
        <p>{t(($) => $.debug.storage.none)}</p>
      ) : (
        <div className={styles.scroll} data-scrolls>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  {t(($) => $.debug.storage.store)}
                  <span className={styles.kind}>{t(($) => $.debug.storage.kind)}</span>
                </th>
                <th scope="col">{t(($) => $.debug.storage.items)}</th>
                <th scope="col">{t(($) => $.debug.storage.size)}</th>
              </tr>
            </thead>
            <tbody>
              {stores.map(({ kind, name, items, bytes }) => (
                <tr key={`${kind} ${name}`}>
                  <th scope="row">
                    {name}
                    <span className={styles.kind}>{t(($) => $.debug.storage.kinds[kind])}</span>
                  </th>
                  <td translate="no">{formatInteger(items, language)}</td>
                  <td translate="no">{size(bytes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
