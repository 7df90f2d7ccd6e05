import { useAtom, useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGS, THEMES } from '#functions/vocabulary.ts';
import { languageAtom, themeAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { DoneLine, FailureLine } from '#ui/components/outcome-line.tsx';
import { Segmented } from '#ui/components/segmented.tsx';
import { StyleSwitch } from '#ui/components/style-switch.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';

/** Language, look, style, sounds: for everybody, guests too. Each choice holds at once. */
export function PreferencesCard() {
  const { t } = useTranslation();
  const [language, setLanguage] = useAtom(languageAtom);
  const [theme, setTheme] = useAtom(themeAtom);
  const [settings, change] = useAtom(settingsAtom);
  return (
    <Card title={t(($) => $.profile.preferences.title)}>
      <Segmented
        look="row"
        legend={t(($) => $.profile.preferences.language)}
        options={LANGS.map((value) => ({ value, label: t(($) => $.common.language[value]), lang: value }))}
        value={language}
        onChange={(value) => void setLanguage(value)}
      />
      <Segmented
        look="row"
        legend={t(($) => $.profile.preferences.theme)}
        options={THEMES.map((value) => ({ value, label: t(($) => $.common.theme[value]) }))}
        value={theme}
        onChange={setTheme}
      />
      <StyleSwitch />
      <SwitchRow
        label={t(($) => $.profile.preferences.sound)}
        hint={t(($) => $.profile.preferences.soundHint)}
        checked={settings.soundEffects}
        onChange={(soundEffects) => change({ soundEffects })}
      />
      <SwitchRow
        label={t(($) => $.profile.preferences.vibration)}
        hint={t(($) => $.profile.preferences.vibrationHint)}
        checked={settings.vibration}
        onChange={(vibration) => change({ vibration })}
      />
    </Card>
  );
}

/** Thumbnails are off at first; one button deletes all of them. */
export function ThumbnailsCard() {
  const { t } = useTranslation();
  const [{ keepThumbnails }, change] = useAtom(settingsAtom);
  const { thumbnails } = useAtomValue(servicesAtom);
  const [cleared, setCleared] = useState<boolean | null>(null);
  const clear = async () => {
    setCleared(null);
    setCleared((await thumbnails.clear()) === 'done');
  };
  return (
    <Card title={t(($) => $.profile.thumbnails.title)}>
      <SwitchRow
        label={t(($) => $.profile.thumbnails.keep)}
        hint={t(($) => $.profile.thumbnails.hint)}
        checked={keepThumbnails}
        onChange={(keep) => {
          setCleared(null);
          change({ keepThumbnails: keep });
        }}
      />
      <Button icon={<Trash2 size={18} aria-hidden />} onClick={() => void clear()}>
        {t(($) => $.profile.thumbnails.clear)}
      </Button>
      <DoneLine>{cleared === true ? t(($) => $.profile.thumbnails.cleared) : null}</DoneLine>
      {cleared === false && <FailureLine>{t(($) => $.profile.stored.failed)}</FailureLine>}
    </Card>
  );
}

/** E-mail to somebody with an account. */
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
    </Card>
  );
}
