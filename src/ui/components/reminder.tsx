import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReminderReach } from '#domain/notifications/rules.ts';
import { formatHour } from '#i18n/format-date.ts';
import { REMINDER_HOURS, reminderHourAtom } from '#state/notifications/preference-atoms.ts';
import { pushesAtom } from '#state/notifications/send-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import styles from './reminder.module.css';

/** How reliably this browser can show a reminder; null while it is being asked. */
export function useReminderReach(): ReminderReach | null {
  const { notifications } = useAtomValue(servicesAtom);
  const pushes = useAtomValue(pushesAtom);
  const [reach, setReach] = useState<ReminderReach | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const found = await notifications.reach();
      if (wanted) setReach(found);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [notifications]);
  return pushes ? 'exact' : reach;
}

/** When the daily reminder comes. Holds at once. */
export function ReminderHour() {
  const { t } = useTranslation();
  const id = useId();
  const language = useAtomValue(languageAtom);
  const [hour, setHour] = useAtom(reminderHourAtom);
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t(($) => $.notifications.hour)}</label>
      <select
        id={id}
        className={styles.select}
        value={hour}
        onChange={(event) => setHour(Number(event.currentTarget.value))}
      >
        {REMINDER_HOURS.map((one) => (
          <option key={one} value={one}>
            {formatHour(one, language)}
          </option>
        ))}
      </select>
    </div>
  );
}
