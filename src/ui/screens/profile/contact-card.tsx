import { PRIVACIES } from '#functions/vocabulary.ts';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { settingsAtom } from '#state/settings-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { Segmented } from '#ui/components/segmented.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import styles from './contact-card.module.css';

/** E-mail and privacy of an account. */
export function ContactCard() {
  const { t } = useTranslation();
  const [settings, change] = useAtom(settingsAtom);
  return (
    <Card title={t(($) => $.profile.form.contact)}>
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
    </Card>
  );
}
