import { useAtomValue, useSetAtom } from 'jotai';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushOutcome } from '#ports/presence.ts';
import type { NotificationType } from '#domain/notifications/rules.ts';
import {
  notificationPreferencesAtom,
  switchNotificationsAtom,
  switchNotificationTypeAtom,
} from '#state/notifications/preference-atoms.ts';
import {
  pushAtom,
  pushOfferedAtom,
  sendNotificationAtom,
  switchPushAtom,
} from '#state/notifications/send-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { Card } from '#ui/components/card.tsx';
import { FailureLine } from '#ui/components/outcome-line.tsx';
import { ReminderHour, useReminderReach } from '#ui/components/reminder.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import { useNotes } from '#ui/hooks/use-notes.ts';
import styles from './notifications-card.module.css';

/** Without the welcome, which is sent as notifications are switched on. */
const TYPES = [
  'roast_complete',
  'daily_reminder',
  'premium_feature',
  'update_available',
] as const satisfies readonly NotificationType[];
const STEPS = ['open', 'allow', 'back'] as const;

/** Switching on asks the browser for permission; after a refusal the card explains how to allow it. */
export function NotificationsCard() {
  const { t } = useTranslation();
  const { enabled } = useAtomValue(notificationPreferencesAtom);
  const { notifications } = useAtomValue(servicesAtom);
  const turn = useSetAtom(switchNotificationsAtom);
  const send = useSetAtom(sendNotificationAtom);
  const notes = useNotes();
  const [atFirst] = useState(() => notifications.state());
  const [state, setState] = useState(atFirst);
  const supported = state !== 'unsupported';
  const on = enabled && state === 'granted';
  // "Off until you say yes" is over once it is on.
  const hint = on ? {} : { hint: t(($) => (supported ? $.notifications.hint : $.notifications.unsupported)) };
  const onChange = async (wanted: boolean) => {
    const switched = await turn(wanted);
    setState(switched.state);
    if (switched.fresh) await send(notes.welcome);
  };
  return (
    <Card icon={<BellRing size={24} aria-hidden />} title={t(($) => $.notifications.title)}>
      <SwitchRow
        label={t(($) => $.notifications.switch)}
        {...hint}
        checked={on}
        disabled={!supported}
        onChange={(wanted) => void onChange(wanted)}
      />
      {on && <TypeSwitches />}
      {state === 'denied' && (
        <div role="alert" className={styles.denied}>
          {/* Some browsers block by themselves: only a no that was said here is called the person's. */}
          <p>{t(($) => $.notifications[atFirst === 'denied' ? 'blocked' : 'denied'])}</p>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(($) => $.notifications.steps[step])}</li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
}

function TypeSwitches() {
  const { t } = useTranslation();
  const { types } = useAtomValue(notificationPreferencesAtom);
  const turn = useSetAtom(switchNotificationTypeAtom);
  return (
    <fieldset className={styles.types}>
      <legend className={styles.legend}>{t(($) => $.notifications.types)}</legend>
      {TYPES.map((type) => (
        <SwitchRow
          key={type}
          label={t(($) => $.notifications.type[type])}
          hint={t(($) => $.notifications.typeHint[type])}
          checked={types[type]}
          onChange={(on) => turn(type, on)}
        />
      ))}
      {types.daily_reminder && <ReminderHour />}
      {types.daily_reminder && <PushSwitch />}
      {types.daily_reminder && <Reach />}
    </fieldset>
  );
}

/** The reminder that the account's server sends, where there is one. */
function PushSwitch() {
  const { t } = useTranslation();
  const offered = useAtomValue(pushOfferedAtom);
  const on = useAtomValue(pushAtom);
  const turn = useSetAtom(switchPushAtom);
  const [state, setState] = useState<PushOutcome | 'busy'>('on');
  if (!offered) return null;
  const onChange = async (wanted: boolean) => {
    // Not disabled meanwhile: it would lose the focus.
    if (state === 'busy') return;
    setState('busy');
    setState(await turn(wanted));
  };
  return (
    <>
      <SwitchRow
        label={t(($) => $.notifications.push.switch)}
        hint={t(($) => $.notifications.push.hint)}
        checked={on}
        onChange={(wanted) => void onChange(wanted)}
      />
      {(state === 'refused' || state === 'later') && (
        <FailureLine>{t(($) => $.notifications.push[state])}</FailureLine>
      )}
    </>
  );
}

/** How reliably this browser can show a reminder. */
function Reach() {
  const { t } = useTranslation();
  const reach = useReminderReach();
  return (
    <output className={styles.reach} data-reach={reach ?? undefined}>
      {reach !== null && t(($) => $.notifications.reach[reach])}
    </output>
  );
}
