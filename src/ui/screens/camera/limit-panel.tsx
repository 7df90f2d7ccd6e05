import { useAtomValue, useSetAtom } from 'jotai';
import { BellRing, Flame as FlameIcon, History } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReminderReach } from '#domain/notifications/rules.ts';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { lightTells } from '#domain/score/bands.ts';
import { formatHour } from '#i18n/format-date.ts';
import { formatInteger, formatUntil } from '#i18n/format.ts';
import { limitResetAtom } from '#state/daily-limit-atoms.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { keptTodayAtom, listedAtom } from '#state/history-view-atoms.ts';
import { keepWishAtom, ownResultAtom, resultAtom } from '#state/journey-atoms.ts';
import { askForReminderAtom, reminderHourAtom } from '#state/notifications/preference-atoms.ts';
import { remindsAtom } from '#state/notifications/send-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { hasAccountsAtom, planAtom, sessionAtom } from '#state/session-atoms.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { DoneBox } from '#ui/components/outcome-line.tsx';
import { ReminderHour, useReminderReach } from '#ui/components/reminder.tsx';
import { cx } from '#ui/cx.ts';
import panel from './camera-panels.module.css';
import styles from './limit-panel.module.css';

interface Reminder {
  /**
   * `offered`: where a reminder reaches somebody who has closed the app. `none`: where none would, or where notifications
   * are blocked. `unknown`: the browser is being asked. Else what became of the offer.
   */
  readonly kind: 'unknown' | 'none' | 'offered' | 'set' | 'denied';
  readonly reach: ReminderReach | null;
  readonly remind: () => Promise<void>;
  /** Has the focus once the button is gone. */
  readonly answer: RefObject<HTMLDivElement | null>;
}

function useReminder(): Reminder {
  const { notifications } = useAtomValue(servicesAtom);
  const reminds = useAtomValue(remindsAtom);
  const ask = useSetAtom(askForReminderAtom);
  const reach = useReminderReach();
  const [state, setState] = useState(() => notifications.state());
  const [asked, setAsked] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (asked) answer.current?.focus({ preventScroll: true });
  }, [asked]);
  const remind = async () => {
    const now = await ask();
    setState(now);
    // Whoever puts the question away is not asked by us, and may press again.
    setAsked(now !== 'default');
  };
  const kind = (): Reminder['kind'] => {
    if (reach === null) return 'unknown';
    if (reach === 'open' || state === 'unsupported') return 'none';
    if (reminds && state === 'granted') return 'set';
    if (asked) return 'denied';
    return state === 'denied' ? 'none' : 'offered';
  };
  return { kind: kind(), reach, remind, answer };
}

/** "Remind me tomorrow", or what became of it. */
export function ReminderWay({ reminder }: { readonly reminder: Reminder }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const hour = formatHour(useAtomValue(reminderHourAtom), language);
  const { kind, reach, remind, answer } = reminder;
  if (kind === 'unknown' || kind === 'none') return null;
  if (kind === 'offered') {
    return (
      <Button look="primary" wide icon={<BellRing size={20} aria-hidden />} onClick={() => void remind()}>
        {t(($) => $.camera.limit.remind, { hour })}
      </Button>
    );
  }
  const set = kind === 'set';
  return (
    <div
      ref={answer}
      tabIndex={-1}
      className={set ? styles.set : panel.small}
      data-reminder={set ? 'set' : 'denied'}
    >
      {set ? (
        <>
          <DoneBox>{t(($) => $.camera.limit.reminded, { hour })}</DoneBox>
          <ReminderHour />
        </>
      ) : (
        <p>{t(($) => $.notifications.denied)}</p>
      )}
      {set && reach === 'roughly' && <p className={panel.small}>{t(($) => $.notifications.reach.roughly)}</p>}
    </div>
  );
}

/**
 * The day's roasts are used up: a reminder for tomorrow, the way back to them, and, quietly, what there is besides. The
 * reminder stands out as long as it is offered, then the way back.
 */
export function LimitPanel({ onSample }: { onSample: () => void }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const reset = useAtomValue(limitResetAtom)();
  const limit = ROASTS_A_DAY[useAtomValue(planAtom)] ?? 0;
  const { kind } = useAtomValue(sessionAtom);
  const own = useAtomValue(ownResultAtom);
  const result = useAtomValue(resultAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const hasEntries = useAtomValue(listedAtom).length > 0;
  const wish = useSetAtom(keepWishAtom);
  const isUser = kind === 'user';
  const reminder = useReminder();
  const { now } = useAtomValue(servicesAtom);
  const when = formatUntil(reset - now(), language);
  // Somebody with an account has the day in the history, everybody else the newest roast in this tab.
  const back = !(isUser && hasEntries) && result !== null;
  // Not before it is known whether a reminder comes first.
  const look = reminder.kind === 'offered' || reminder.kind === 'unknown' ? 'quiet' : 'primary';
  return (
    <section className={cx(CARD_CLASSES.raised, panel.panel)} data-limit="reached">
      <div className={panel.mascot}>
        <Mascot mood="asleep" />
      </div>
      <h1 tabIndex={-1}>{t(($) => $.camera.limit.title)}</h1>
      <p>{t(($) => $.camera.limit.body, { limit, when })}</p>
      <div className={cx(panel.actions, styles.ways)}>
        <ReminderWay reminder={reminder} />
        {isUser && <SeeToday look={look} />}
        {back && (
          <ButtonLink to="/results" look={look} wide icon={<FlameIcon size={20} aria-hidden />}>
            {t(($) => $.camera.limit.again)}
          </ButtonLink>
        )}
      </div>
      {!isUser && <WhatStays />}
      <div className={styles.quiet}>
        {hasAccounts && !isUser && (
          <Link to="/signup" className={styles.link} onClick={() => wish(true)}>
            {t(($) => (own === null ? $.camera.limit.account : $.camera.limit.keep))}
          </Link>
        )}
        <button type="button" className={styles.link} onClick={onSample}>
          {t(($) => $.home.sample.button)}
        </button>
      </div>
    </section>
  );
}

/** To a guest: how long the last result is there, and what an account would be for. */
function WhatStays() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const own = useAtomValue(ownResultAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  if (own === null && !hasAccounts) return null;
  return (
    <div className={panel.small}>
      {own !== null && (
        <p>
          {t(($) => (lightTells(own.report.score.spread) ? $.camera.limit.here : $.camera.limit.hereUntold), {
            score: formatInteger(own.report.score.value, language),
            spread: formatInteger(own.report.score.spread, language),
          })}
        </p>
      )}
      {hasAccounts && <p>{t(($) => $.camera.limit.gives)}</p>}
    </div>
  );
}

/** Back to what the day brought, or days before it, in the history of the account; nothing where that is empty. */
function SeeToday({ look }: { readonly look: 'primary' | 'quiet' }) {
  const { t } = useTranslation();
  const keptToday = useAtomValue(keptTodayAtom)();
  const load = useSetAtom(loadHistoryAtom);
  const hasEntries = useAtomValue(listedAtom).length > 0;
  useEffect(() => void load(), [load]);
  if (!hasEntries) return null;
  return (
    <ButtonLink
      to={keptToday > 0 ? '/history#list' : '/history'}
      look={look}
      wide
      icon={<History size={20} aria-hidden />}
    >
      {keptToday > 0
        ? t(($) => $.camera.limit.today, { count: keptToday })
        : t(($) => $.camera.limit.history)}
    </ButtonLink>
  );
}
