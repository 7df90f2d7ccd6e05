import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Camera, HardDrive } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FREE_HISTORY_DAYS } from '#domain/history/access.ts';
import { formatInteger } from '#i18n/format.ts';
import { roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { periodAtom } from '#state/history-view-atoms.ts';
import { heldTooLongAtom } from '#state/held-result.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { waitingResultAtom } from '#state/waiting-result.ts';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Card, CheckList } from '#ui/components/card.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { RoastLink } from '#ui/components/roast-link.tsx';
import styles from './history-notices.module.css';

const ADDS = ['keep', 'trend', 'compare', 'never'] as const;

/** Why a guest has no history, or which result waits for them to sign in, and what an account would add where there are any. */
export function GuestNotice() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const waiting = useAtomValue(waitingResultAtom)?.report.score;
  const figures = waiting && {
    score: formatInteger(waiting.value, language),
    spread: formatInteger(waiting.spread, language),
  };
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const actions = (
    <>
      {figures !== undefined && (
        <ButtonLink to="/login" look="primary" wide>
          {t(($) => $.account.login.submit)}
        </ButtonLink>
      )}
      {hasAccounts && (
        <ButtonLink to="/signup" look={figures === undefined ? 'primary' : 'quiet'} wide>
          {t(($) => $.history.guest.action)}
        </ButtonLink>
      )}
      <RoastLink look={hasAccounts ? 'quiet' : 'primary'} wide>
        {t(($) => $.history.guest.back)}
      </RoastLink>
    </>
  );
  return (
    <Notice
      mood="asleep"
      title={
        figures === undefined ? t(($) => $.history.guest.title) : t(($) => $.account.resultWaits, figures)
      }
      actions={actions}
    >
      <p>{figures === undefined ? t(($) => $.history.guest.body) : t(($) => $.account.result, figures)}</p>
      {hasAccounts ? (
        <Card>
          <p className={styles.adds}>{t(($) => $.history.guest.adds)}</p>
          <CheckList
            items={ADDS.map((key) => t(($) => $.history.guest.list[key], { days: FREE_HISTORY_DAYS }))}
          />
        </Card>
      ) : (
        <p>{t(($) => $.history.guest.alone)}</p>
      )}
    </Notice>
  );
}

/** Says once, to who has just signed in, that the result they came for is gone. */
export function HeldTooLong() {
  const { t } = useTranslation();
  const [isNew, say] = useAtom(heldTooLongAtom);
  const [isSaid] = useState(isNew);
  useEffect(() => say(false), [say]);
  if (!isSaid) return null;
  return (
    <Card tone="warm">
      <p data-held="gone">{t(($) => $.account.resultGone)}</p>
    </Card>
  );
}

export function EmptyNotice() {
  const { t } = useTranslation();
  const left = useAtomValue(roastsLeftAtom)();
  const action = (
    <RoastLink look="primary" wide icon={<Camera size={22} aria-hidden />}>
      {t(($) => $.history.empty.action)}
    </RoastLink>
  );
  return (
    <Notice mood="asleep" title={t(($) => $.history.empty.title)} actions={action}>
      <p>{t(($) => (left === 0 ? $.history.empty.tomorrow : $.history.empty.body))}</p>
    </Notice>
  );
}

export function EmptyPeriodNotice() {
  const { t } = useTranslation();
  const setPeriod = useSetAtom(periodAtom);
  const action = (
    <Button look="primary" wide onClick={() => setPeriod('all')}>
      {t(($) => $.history.emptyPeriod.action)}
    </Button>
  );
  return (
    <Notice mood="searching" title={t(($) => $.history.emptyPeriod.title)} actions={action}>
      <p>{t(($) => $.history.emptyPeriod.body)}</p>
    </Notice>
  );
}

export function BlockedNotice() {
  const { t } = useTranslation();
  const load = useSetAtom(loadHistoryAtom);
  const action = (
    <Button look="primary" wide onClick={() => void load()}>
      {t(($) => $.history.blocked.action)}
    </Button>
  );
  return (
    <Notice
      alert
      title={t(($) => $.history.blocked.title)}
      icon={<HardDrive size={40} aria-hidden />}
      actions={action}
    >
      <p>{t(($) => $.history.blocked.body)}</p>
    </Notice>
  );
}
