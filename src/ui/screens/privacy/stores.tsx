import { useAtomValue, useSetAtom } from 'jotai';
import { Cloud, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROW_TOPICS } from '#domain/history/account-row.ts';
import { formatBytes } from '#i18n/format-date.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { fieldOf, PROFILE_FRAME, PROFILE_KEYS } from '#state/profile-fields.ts';
import { CLOUD_STORES, DEVICE_STORES, isTextStore } from '#state/privacy/stores.ts';
import { servicesAtom } from '#state/services.ts';
import { clearStoreAtom, measureStorageAtom, storageReportAtom } from '#state/storage-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import storeRows from '#ui/components/store-rows.module.css';
import styles from './privacy.module.css';

type Store = (typeof DEVICE_STORES)[number];

/** Every store on the device, there or not, each with a button where there is something to clear. */
export function DeviceStores() {
  const { t } = useTranslation();
  const clearStore = useSetAtom(clearStoreAtom);
  const loadHistory = useSetAtom(loadHistoryAtom);
  const measure = useSetAtom(measureStorageAtom);
  const [notice, setNotice] = useState('');
  useEffect(() => void measure(), [measure]);
  const clear = async (store: Store, label: string) => {
    const worked = await clearStore({ kind: store.kind, name: store.name });
    // What is a text of the browser is also in memory, and would be written back with the next choice.
    if (worked && isTextStore(store)) return window.location.reload();
    await loadHistory();
    await measure();
    setNotice(t(($) => (worked ? $.profile.stored.cleared : $.profile.stored.failed), { name: label }));
  };
  return (
    <Card icon={<Smartphone size={24} aria-hidden />} title={t(($) => $.privacyPage.deviceTitle)}>
      <p>{t(($) => $.privacyPage.deviceLead)}</p>
      <ul className={storeRows.list}>
        {DEVICE_STORES.map((store) => (
          <DeviceRow key={store.key} store={store} onClear={(label) => void clear(store, label)} />
        ))}
      </ul>
      <output>{notice}</output>
    </Card>
  );
}

function DeviceRow({ store, onClear }: { store: Store; onClear: (label: string) => void }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const report = useAtomValue(storageReportAtom);
  const found = report?.stores.find(({ name }) => name === store.name);
  const there = found !== undefined && found.items > 0;
  const label = t(($) => $.profile.stored.names[store.key]);
  return (
    <li className={storeRows.row} data-store={store.name}>
      <div className={storeRows.words}>
        <h3 className={storeRows.name}>{label}</h3>
        <p>{t(($) => $.privacyPage.device[store.key].what)}</p>
        <p className={storeRows.soft}>
          {t(($) => $.privacyPage.device[store.key].long)}{' '}
          <span>
            {'('}
            {there ? formatBytes(found.bytes, language) : t(($) => $.privacyPage.nothingThere)}
            {')'}
          </span>
        </p>
      </div>
      {there && (
        <ConfirmButton
          label={t(($) => $.profile.stored.clearAria, { name: label })}
          question={t(($) => $.profile.stored.confirm, { name: label })}
          yes={t(($) => $.profile.stored.yes)}
          no={t(($) => $.profile.stored.no)}
          onConfirm={() => onClear(label)}
        >
          {t(($) => $.profile.stored.clear)}
        </ConfirmButton>
      )}
    </li>
  );
}

/** What the backend keeps of an account, and of requests. */
export function CloudStores() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  return (
    <Card icon={<Cloud size={24} aria-hidden />} title={t(($) => $.privacyPage.cloudTitle)}>
      <p>{t(($) => (auth.availability === 'off' ? $.privacyPage.cloudOff : $.privacyPage.cloudLead))}</p>
      <ul className={storeRows.list}>
        {CLOUD_STORES.map(({ key, table }) => (
          <li key={key} className={storeRows.row} data-table={table}>
            <div className={storeRows.words}>
              <h3 className={storeRows.name}>{t(($) => $.privacyPage.cloud[key].name)}</h3>
              <p>{t(($) => $.privacyPage.cloud[key].what)}</p>
              {key === 'analyses' && <RowFields />}
              {key === 'profiles' && <ProfileFields />}
              <p className={storeRows.soft}>{t(($) => $.privacyPage.cloud[key].long)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What a row of the history holds, made from the list that the row itself is made from. */
function RowFields() {
  const { t } = useTranslation();
  return (
    <details className={styles.fields}>
      <summary>{t(($) => $.privacyPage.row.title)}</summary>
      <ul>
        {ROW_TOPICS.map(({ key, at }) => (
          <li key={key} data-row-field={key} data-row-places={at.join(' ')}>
            {t(($) => $.privacyPage.row[key])}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a profile holds, made from the table that it is sent by. */
function ProfileFields() {
  const { t } = useTranslation();
  return (
    <details className={styles.fields}>
      <summary>{t(($) => $.privacyPage.profile.title)}</summary>
      <ul>
        {PROFILE_FRAME.map((column) => (
          <li key={column} data-profile-column={column}>
            {t(($) => $.privacyPage.profile[column])}
          </li>
        ))}
        {PROFILE_KEYS.map((key) => (
          <li key={key} data-profile-column={fieldOf(key).column}>
            {t(($) => $.account.keep.fields[key])}
          </li>
        ))}
      </ul>
    </details>
  );
}
