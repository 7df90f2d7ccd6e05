import { useAtomValue, useSetAtom } from 'jotai';
import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForReminderAtom } from '#state/notifications/preference-atoms.ts';
import { remindsAtom } from '#state/notifications/send-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import { DoneBox } from '#ui/components/done-line.tsx';
import { useReminderReach } from '#ui/hooks/use-reminder-reach.ts';
import panel from './camera-panels.module.css';
import styles from './limit-panel.module.css';

/**
 * "Remind me tomorrow", where a reminder reaches somebody who has closed the app. Where none would, or where
 * notifications are blocked, nothing is offered.
 */
export function ReminderWay() {
  const { t } = useTranslation();
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
  if (reach === null || reach === 'open' || state === 'unsupported') return null;
  const set = reminds && state === 'granted';
  if (!set && !asked && state !== 'denied') {
    return (
      <Button wide icon={<BellRing size={20} aria-hidden />} onClick={() => void remind()}>
        {t(($) => $.camera.limit.remind)}
      </Button>
    );
  }
  if (!set && !asked) return null;
  return (
    <div
      ref={answer}
      tabIndex={-1}
      className={set ? styles.set : panel.small}
      data-reminder={set ? 'set' : 'denied'}
    >
      {set ? (
        <DoneBox>{t(($) => $.camera.limit.reminded)}</DoneBox>
      ) : (
        <p>{t(($) => $.notifications.denied)}</p>
      )}
      {set && reach === 'roughly' && <p className={panel.small}>{t(($) => $.notifications.reach.roughly)}</p>}
    </div>
  );
}
