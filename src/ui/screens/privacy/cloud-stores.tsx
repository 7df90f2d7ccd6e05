import { useAtomValue } from 'jotai';
import { Cloud } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROW_TOPICS } from '#domain/history/account-row.ts';
import { fieldOf, PROFILE_FRAME, PROFILE_KEYS } from '#state/profile-fields.ts';
import { CLOUD_STORES } from '#state/privacy/stores.ts';
import { servicesAtom } from '#state/services.ts';
import { Card } from '#ui/components/card.tsx';
import stores from '#ui/components/stores/device-stores.module.css';
import storeRows from '#ui/components/stores/store-rows.module.css';
import styles from './privacy.module.css';

/** What the backend keeps of an account, and of requests; folded away where there is none. */
export function CloudStores() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  return (
    <Card icon={<Cloud size={24} aria-hidden />} title={t(($) => $.privacyPage.cloudTitle)}>
      {auth.availability === 'off' ? (
        <details>
          <summary className={stores.summary}>{t(($) => $.privacyPage.cloudOff)}</summary>
          <Tables />
        </details>
      ) : (
        <>
          <p>{t(($) => $.privacyPage.cloudLead)}</p>
          <Tables />
        </>
      )}
    </Card>
  );
}

function Tables() {
  const { t } = useTranslation();
  return (
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
  );
}

/** What a row of the history holds, made from the list that the row itself is made from. */
function RowFields() {
  const { t } = useTranslation();
  return (
    <details className={styles.fields}>
      <summary className={stores.summary}>{t(($) => $.privacyPage.row.title)}</summary>
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
      <summary className={stores.summary}>{t(($) => $.privacyPage.profile.title)}</summary>
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
