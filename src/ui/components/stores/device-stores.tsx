import { useAtomValue, useSetAtom } from 'jotai';
import { Smartphone } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#i18n/format-date.ts';
import type { StoreUsage } from '#ports/storage.ts';
import { syncsAtom } from '#state/cloud-atoms.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import {
  clearStoreAtom,
  DEVICE_STORES,
  type DeviceStoreKey,
  deviceStoreNamed,
  isTextStore,
  measureStorageAtom,
  storageReportAtom,
} from '#state/privacy/stores.ts';
import { forgetAgreementAtom } from '#state/profile-sync-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import { DoneLine, FailureLine } from '#ui/components/outcome-line.tsx';
import styles from './device-stores.module.css';
import rows from './store-rows.module.css';

/** Key of the words for a store: `other` without words of its own; an unknown cache can only be a part of the app. */
export function storeKey({ kind, name }: Pick<StoreUsage, 'kind' | 'name'>): DeviceStoreKey | 'other' {
  return deviceStoreNamed(name)?.key ?? (kind === 'cache' ? 'app' : 'other');
}

/**
 * Every store of this origin on this device: those that hold something now, each with its size and a button that
 * empties it, and those that could.
 */
export function DeviceStores() {
  const { t } = useTranslation();
  const report = useAtomValue(storageReportAtom);
  const measure = useSetAtom(measureStorageAtom);
  useEffect(() => void measure(), [measure]);
  const now = report?.stores.filter(({ items }) => items > 0) ?? [];
  const couldBe = DEVICE_STORES.filter(({ name }) => !now.some((store) => store.name === name));
  return (
    <Card icon={<Smartphone size={24} aria-hidden />} title={t(($) => $.privacyPage.deviceTitle)}>
      <p>{t(($) => $.privacyPage.deviceLead)}</p>
      <StoredNow stores={now} measured={report !== null} />
      <details>
        <summary className={styles.summary}>
          {t(($) => $.privacyPage.couldBe, { number: couldBe.length })}
        </summary>
        <ul className={rows.list} data-stored="could-be">
          {couldBe.map(({ key, name }) => (
            <li key={key} className={rows.row} data-store={name}>
              <StoreWords store={key} name={t(($) => $.profile.stored.names[key])} />
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

/** What holds something: name, what for, how long, how much. */
function StoredNow({ stores, measured }: { stores: readonly StoreUsage[]; measured: boolean }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const syncs = useAtomValue(syncsAtom);
  const { clear, last } = useClearing();
  const total = stores.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{t(($) => $.privacyPage.storedNow)}</h3>
      {!measured && <p>{t(($) => $.profile.stored.measuring)}</p>}
      {measured && stores.length === 0 && <p>{t(($) => $.profile.stored.empty)}</p>}
      <ul className={rows.list} data-stored="now">
        {stores.map((store) => (
          <StoredRow
            key={`${store.kind} ${store.name}`}
            store={store}
            onClear={(name) => void clear(store, name)}
          />
        ))}
      </ul>
      {stores.length > 0 && (
        <p className={styles.total}>
          {t(($) => $.profile.stored.total, { size: formatBytes(total, language) })}
        </p>
      )}
      {syncs && stores.some((store) => storeKey(store) === 'history') && (
        <p className={rows.soft}>{t(($) => $.profile.stored.what.account)}</p>
      )}
      {stores.some(isTextStore) && <p className={rows.soft}>{t(($) => $.profile.stored.what.reload)}</p>}
      <DoneLine>
        {last?.worked === true ? t(($) => $.profile.stored.cleared, { name: last.name }) : null}
      </DoneLine>
      {last?.worked === false && (
        <FailureLine>{t(($) => $.profile.stored.failed, { name: last.name })}</FailureLine>
      )}
    </section>
  );
}

/** Empties a store; `last` says how it went. */
function useClearing() {
  const clearStore = useSetAtom(clearStoreAtom);
  const loadHistory = useSetAtom(loadHistoryAtom);
  const measure = useSetAtom(measureStorageAtom);
  const forgetAgreement = useSetAtom(forgetAgreementAtom);
  const [last, setLast] = useState<{ name: string; worked: boolean } | null>(null);
  const clear = async (store: StoreUsage, name: string) => {
    setLast(null);
    const worked = await clearStore(store);
    if (worked && isTextStore(store)) {
      // Clearing this phone changes nothing in the account, which gives back what it has.
      if (store.kind === 'localStorage') forgetAgreement();
      // What is a text of the browser is also in memory, and would be written back with the next choice.
      return window.location.reload();
    }
    await loadHistory();
    await measure();
    setLast({ name, worked });
  };
  return { clear, last };
}

function StoredRow({ store, onClear }: { store: StoreUsage; onClear: (name: string) => void }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const key = storeKey(store);
  const keptElsewhere = useAtomValue(syncsAtom) && key === 'history';
  const name = t(($) => $.profile.stored.names[key], { key: store.name });
  return (
    <li className={rows.row} data-store={store.name}>
      <StoreWords store={key} name={name}>
        <p className={rows.soft}>
          {formatBytes(store.bytes, language)} · {t(($) => $.profile.stored.items, { count: store.items })}
        </p>
      </StoreWords>
      <ConfirmButton
        label={t(($) => $.profile.stored.clearAria, { name })}
        question={t(($) => (keptElsewhere ? $.profile.stored.confirmHere : $.profile.stored.confirm), {
          name,
        })}
        yes={t(($) => $.profile.stored.yes)}
        no={t(($) => $.profile.stored.no)}
        onConfirm={() => onClear(name)}
      >
        {t(($) => $.profile.stored.clear)}
      </ConfirmButton>
    </li>
  );
}

interface StoreWordsProps {
  readonly store: DeviceStoreKey | 'other';
  readonly name: string;
  readonly children?: ReactNode;
}

/** What a store is for and how long it stays; a store that is not the app's has its name alone. */
function StoreWords({ store, name, children }: StoreWordsProps) {
  const { t } = useTranslation();
  return (
    <div className={rows.words}>
      <h4 className={rows.name}>{name}</h4>
      {store !== 'other' && (
        <>
          <p>{t(($) => $.privacyPage.device[store].what)}</p>
          <p className={rows.soft}>{t(($) => $.privacyPage.device[store].long)}</p>
        </>
      )}
      {children}
    </div>
  );
}
