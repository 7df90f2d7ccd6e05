import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import styles from './guest-card.module.css';

/** What is on its way. */
export function SoonCard() {
  const { t } = useTranslation();
  return (
    <Card title={t(($) => $.soon.badge)}>
      <div className={styles.actions}>
        <ButtonLink to="/routine">{t(($) => $.soon.routine.title)}</ButtonLink>
        <ButtonLink to="/adviser">{t(($) => $.soon.adviser.title)}</ButtonLink>
      </div>
    </Card>
  );
}
