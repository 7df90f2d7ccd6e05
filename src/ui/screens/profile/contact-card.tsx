import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationPreferencesAtom, switchNotificationsAtom } from '#state/notification-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { PRIVACIES } from '#state/settings.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { Segmented } from '#ui/components/segmented.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import styles from './contact-card.module.css';

/** Notifications, e-mail, privacy. The latter two need an account. */
export function ContactCard({ account }: { account: boolean }) {
  const { t } = useTranslation();
  const [settings, change] = useAtom(settingsAtom);
  return (
    <Card title={t(($) => $.profile.form.contact)}>
      <NotificationSwitch />
      {account && (
        <>
          <SwitchRow
            label={t(($) => $.profile.form.emailUpdates)}
            hint={t(($) => $.profile.form.emailUpdatesHint)}
            checked={settings.emailUpdates}
            onChange={(emailUpdates) => change({ emailUpdates })}
          />
          <Segmented
            look="row"
            legend={t(($) => $.profile.form.privacy)}
            options={PRIVACIES.map((value) => ({ value, label: t(($) => $.profile.form.privacies[value]) }))}
            value={settings.privacy}
            onChange={(privacy) => change({ privacy })}
          />
          <p className={styles.soft}>{t(($) => $.profile.form.privacyHint)}</p>
        </>
      )}
    </Card>
  );
}

/** Asks the browser on the way to on; a refusal is explained with the way back. */
function NotificationSwitch() {
  const { t } = useTranslation();
  const { enabled } = useAtomValue(notificationPreferencesAtom);
  const { notifications } = useAtomValue(servicesAtom);
  const turn = useSetAtom(switchNotificationsAtom);
  const [state, setState] = useState(() => notifications.state());
  const supported = state !== 'unsupported';
  const hint = supported
    ? t(($) => $.profile.form.notificationsHint)
    : t(($) => $.profile.form.notificationsUnsupported);
  const onChange = async (on: boolean) => setState(await turn(on));
  return (
    <>
      <SwitchRow
        label={t(($) => $.profile.form.notifications)}
        hint={hint}
        checked={enabled && state === 'granted'}
        disabled={!supported}
        onChange={(on) => void onChange(on)}
      />
      {state === 'denied' && (
        <div role="alert" className={styles.blocked}>
          <p>{t(($) => $.profile.form.notificationsDenied)}</p>
          <p>{t(($) => $.profile.form.notificationsSteps)}</p>
        </div>
      )}
    </>
  );
}
