import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import styles from './guest-card.module.css';

const ADDS = ['profile', 'stats', 'history'] as const;

/** What an account would add. */
export function GuestCard() {
  const { t } = useTranslation();
  return (
    <Card tone="warm" title={t(($) => $.profile.guest.title)}>
      <p>{t(($) => $.profile.guest.body)}</p>
      <ul className={styles.list}>
        {ADDS.map((key) => (
          <li key={key} className={styles.item}>
            <Check size={20} aria-hidden />
            {t(($) => $.profile.guest.list[key])}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to="/signup" look="primary">
          {t(($) => $.profile.guest.action)}
        </ButtonLink>
        <ButtonLink to="/login">{t(($) => $.profile.guest.signIn)}</ButtonLink>
      </div>
    </Card>
  );
}
