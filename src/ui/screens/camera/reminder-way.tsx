import { useAtomValue, useSetAtom } from 'jotai';
import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHour } from '#i18n/format-date.ts';
import { askForReminderAtom, reminderHourAtom } from '#state/notifications/preference-atoms.ts';
import type { ReminderReach } from '#domain/notifications/rules.ts';
import { remindsAtom } from '#state/notifications/send-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import { DoneBox } from '#ui/components/done-line.tsx';
import { ReminderHour } from '#ui/components/reminder-hour.tsx';
import { useReminderReach } from '#ui/hooks/use-reminder-reach.ts';
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

export function useReminder(): Reminder {
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
