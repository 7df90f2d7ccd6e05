import { useAtom, useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHour } from '#i18n/format-date.ts';
import { reminderHourAtom } from '#state/notifications/preference-atoms.ts';
import { REMINDER_HOURS } from '#state/notifications/reminder-time.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import styles from './reminder-hour.module.css';

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
