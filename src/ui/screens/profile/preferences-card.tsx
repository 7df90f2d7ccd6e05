import { LANGS, THEMES } from '#functions/vocabulary.ts';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageAtom, themeAtom } from '#state/preferences-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { Card } from '#ui/components/card.tsx';
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
        options={LANGS.map((value) => ({ value, label: t(($) => $.common.language[value]) }))}
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
      <SwitchRow
        label={t(($) => $.profile.preferences.autoShutter)}
        hint={t(($) => $.profile.preferences.autoShutterHint)}
        checked={settings.autoShutter}
        onChange={(autoShutter) => change({ autoShutter })}
      />
    </Card>
  );
}
