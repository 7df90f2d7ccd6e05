import { useAtomValue } from 'jotai';
import { Cloud } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CLOUD_STORES } from '#state/privacy/stores.ts';
import { servicesAtom } from '#state/services.ts';
import { Card } from '#ui/components/card.tsx';
import styles from '#ui/components/store-rows.module.css';

/** What the backend keeps of somebody with an account, and of requests. */
export function CloudStores() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  return (
    <Card icon={<Cloud size={24} aria-hidden />} title={t(($) => $.privacyPage.cloudTitle)}>
      <p>{t(($) => (auth.availability === 'off' ? $.privacyPage.cloudOff : $.privacyPage.cloudLead))}</p>
      <ul className={styles.list}>
        {CLOUD_STORES.map(({ key, table }) => (
          <li key={key} className={styles.row} data-table={table}>
            <div className={styles.words}>
              <h3 className={styles.name}>{t(($) => $.privacyPage.cloud[key].name)}</h3>
              <p>{t(($) => $.privacyPage.cloud[key].what)}</p>
              <p className={styles.soft}>{t(($) => $.privacyPage.cloud[key].long)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
