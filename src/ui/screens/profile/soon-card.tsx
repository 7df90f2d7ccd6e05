import { CalendarHeart, MessagesSquare, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import styles from './guest-card.module.css';

/** What is on its way. */
export function SoonCard() {
  const { t } = useTranslation();
  return (
    <Card icon={<Sparkles size={24} aria-hidden />} title={t(($) => $.soon.badge)}>
      <div className={styles.rows}>
        <ButtonLink look="row" to="/routine" icon={<CalendarHeart size={20} aria-hidden />}>
          {t(($) => $.soon.routine.title)}
        </ButtonLink>
        <ButtonLink look="row" to="/adviser" icon={<MessagesSquare size={20} aria-hidden />}>
          {t(($) => $.soon.adviser.title)}
        </ButtonLink>
      </div>
    </Card>
  );
}
