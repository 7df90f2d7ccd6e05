import { useSetAtom } from 'jotai';
import { Camera, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { periodAtom } from '#state/history-view-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { Flame } from '#ui/components/flame.tsx';
import styles from './history-notices.module.css';

const ADDS = ['keep', 'trend', 'compare', 'never'] as const;

/** Why a guest has no history, and what an account would add. */
export function GuestNotice() {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <div className={styles.mascot}>
        <Flame alive />
      </div>
      <h2>{t(($) => $.history.guest.title)}</h2>
      <p>{t(($) => $.history.guest.body)}</p>
      <Card>
        <p className={styles.adds}>{t(($) => $.history.guest.adds)}</p>
        <ul className={styles.list}>
          {ADDS.map((key) => (
            <li key={key} className={styles.item}>
              <Check size={20} aria-hidden />
              {t(($) => $.history.guest.list[key])}
            </li>
          ))}
        </ul>
      </Card>
      <div className={styles.actions}>
        <ButtonLink to="/signup" look="primary" wide>
          {t(($) => $.history.guest.action)}
        </ButtonLink>
        <ButtonLink to="/camera" wide>
          {t(($) => $.history.guest.back)}
        </ButtonLink>
      </div>
    </div>
  );
}

export function EmptyNotice() {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <div className={styles.mascot}>
        <Flame alive />
      </div>
      <h2>{t(($) => $.history.empty.title)}</h2>
      <p>{t(($) => $.history.empty.body)}</p>
      <ButtonLink to="/camera" look="primary" icon={<Camera size={22} aria-hidden />}>
        {t(($) => $.history.empty.action)}
      </ButtonLink>
    </div>
  );
}

export function EmptyPeriodNotice() {
  const { t } = useTranslation();
  const setPeriod = useSetAtom(periodAtom);
  return (
    <div className={styles.notice}>
      <h2>{t(($) => $.history.emptyPeriod.title)}</h2>
      <p>{t(($) => $.history.emptyPeriod.body)}</p>
      <Button onClick={() => setPeriod('all')}>{t(($) => $.history.emptyPeriod.action)}</Button>
    </div>
  );
}

export function BlockedNotice() {
  const { t } = useTranslation();
  const load = useSetAtom(loadHistoryAtom);
  return (
    <div className={styles.notice} role="alert">
      <h2>{t(($) => $.history.blocked.title)}</h2>
      <p>{t(($) => $.history.blocked.body)}</p>
      <Button look="primary" onClick={() => void load()}>
        {t(($) => $.history.blocked.action)}
      </Button>
    </div>
  );
}
