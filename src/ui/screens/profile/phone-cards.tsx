import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Gauge, HardDrive } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#i18n/format-date.ts';
import { syncsAtom } from '#state/cloud-atoms.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { deviceStoreNamed, isTextStore, type DeviceStoreKey } from '#state/privacy/stores.ts';
import { forgetAgreementAtom } from '#state/profile-sync-atoms.ts';
import type { StoreUsage } from '#ports/storage.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { clearStoreAtom, measureStorageAtom, storageReportAtom } from '#state/storage-atoms.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { ConfirmButton } from '#ui/components/confirm-button.tsx';
import { EngineCosts } from '#ui/components/engine-costs.tsx';
import rows from '#ui/components/store-rows.module.css';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import styles from './phone-cards.module.css';

/** Switches to the light engine: what it saves, and what it leaves out. */
export function EngineCard() {
  const { t } = useTranslation();
  const [{ lite }, change] = useAtom(settingsAtom);
  return (
    <Card icon={<Gauge size={24} aria-hidden />} title={t(($) => $.engine.title)}>
      <SwitchRow
        label={t(($) => $.engine.lite)}
        hint={t(($) => $.engine.liteHint)}
        checked={lite}
        onChange={(on) => change({ lite: on })}
      />
      <EngineCosts />
    </Card>
  );
}

/** Every store of this origin on this phone, its size, and a button that empties it. */
export function StoredCard() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const clearStore = useSetAtom(clearStoreAtom);
  const loadHistory = useSetAtom(loadHistoryAtom);
  const syncs = useAtomValue(syncsAtom);
  const report = useAtomValue(storageReportAtom);
  const measure = useSetAtom(measureStorageAtom);
  const forgetAgreement = useSetAtom(forgetAgreementAtom);
  const [notice, setNotice] = useState('');
  useEffect(() => void measure(), [measure]);

  const clear = async (store: StoreUsage, name: string) => {
    const worked = await clearStore(store);
    if (worked && isTextStore(store)) {
      // Clearing this phone changes nothing in the account, which gives back what it has.
      if (store.kind === 'localStorage') forgetAgreement();
      return window.location.reload();
    }
    await loadHistory();
    await measure();
    setNotice(worked ? t(($) => $.profile.stored.cleared, { name }) : t(($) => $.profile.stored.failed));
  };

  const stores = report?.stores.filter(({ items }) => items > 0) ?? [];
  const total = stores.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Card icon={<HardDrive size={24} aria-hidden />} title={t(($) => $.profile.stored.title)}>
      <p className={rows.soft}>{t(($) => $.profile.stored.lead)}</p>
      {report === null && <p>{t(($) => $.profile.stored.measuring)}</p>}
      {report !== null && stores.length === 0 && <p>{t(($) => $.profile.stored.empty)}</p>}
      <ul className={rows.list}>
        {stores.map((store) => (
          <StoreRow
            key={`${store.kind} ${store.name}`}
            store={store}
            onClear={(name) => void clear(store, name)}
          />
        ))}
      </ul>
      {syncs && stores.some((store) => storeKey(store) === 'history') && (
        <p className={rows.soft}>{t(($) => $.profile.stored.what.account)}</p>
      )}
      {stores.some(isTextStore) && <p className={rows.soft}>{t(($) => $.profile.stored.what.reload)}</p>}
      {stores.length > 0 && (
        <p className={styles.total}>
          {t(($) => $.profile.stored.total, { size: formatBytes(total, language) })}
        </p>
      )}
      <output>{notice}</output>
      <ButtonLink to="/privacy">{t(($) => $.privacyPage.link)}</ButtonLink>
    </Card>
  );
}

/** Key of the words for a store: `other` without words of its own; an unknown cache can only be a part of the app. */
export function storeKey({ kind, name }: Pick<StoreUsage, 'kind' | 'name'>): DeviceStoreKey | 'other' {
  return deviceStoreNamed(name)?.key ?? (kind === 'cache' ? 'app' : 'other');
}

function StoreRow({ store, onClear }: { store: StoreUsage; onClear: (name: string) => void }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const key = storeKey(store);
  const name = t(($) => $.profile.stored.names[key], { key: store.name });
  return (
    <li className={rows.row} data-store={store.name}>
      <div className={rows.words}>
        <span className={rows.name}>{name}</span>
        <span className={rows.soft}>
          {formatBytes(store.bytes, language)} · {t(($) => $.profile.stored.items, { count: store.items })}
        </span>
        {key === 'history' && <span className={rows.soft}>{t(($) => $.profile.stored.what.history)}</span>}
      </div>
      <ConfirmButton
        label={t(($) => $.profile.stored.clearAria, { name })}
        question={t(($) => $.profile.stored.confirm, { name })}
        yes={t(($) => $.profile.stored.yes)}
        no={t(($) => $.profile.stored.no)}
        onConfirm={() => onClear(name)}
      >
        {t(($) => $.profile.stored.clear)}
      </ConfirmButton>
    </li>
  );
}
