import { useAtom } from 'jotai';
import { Rotate3d, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Angle } from '#domain/capture/limits.ts';
import { twoAnglesAtom } from '#state/capture/camera-options.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { IconSwitch } from './icon-switch.tsx';
import { RoastChips, type Sheet } from './roast-chips.tsx';
import styles from './tools.module.css';

interface ToolsProps {
  /** Which photo is next. */
  readonly angle: Angle;
  /** Whether they can be operated yet: what the camera answers may put something else in this place. */
  readonly inert: boolean;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onSkipAngle: () => void;
}

/** How the photo is taken and what the roast is to be like; before the second angle, the way past it. */
export function Tools({ angle, inert, sheet, onSheet, onSkipAngle }: ToolsProps) {
  const { t } = useTranslation();
  const [{ autoShutter }, setSettings] = useAtom(settingsAtom);
  const [twoAngles, setTwoAngles] = useAtom(twoAnglesAtom);
  if (angle === 'three-quarter') {
    return (
      <div className={styles.next}>
        <output className={styles.words}>{t(($) => $.camera.frontTaken)}</output>
        <Button onClick={onSkipAngle}>{t(($) => $.camera.skipAngle)}</Button>
      </div>
    );
  }
  return (
    <div className={styles.tools} role="group" aria-label={t(($) => $.camera.options)} inert={inert}>
      <IconSwitch
        checked={autoShutter}
        onChange={(checked) => setSettings({ autoShutter: checked })}
        label={t(($) => $.camera.auto)}
        note={t(($) => $.camera.autoNote)}
        icon={<Timer size={20} aria-hidden />}
      />
      <IconSwitch
        checked={twoAngles}
        onChange={setTwoAngles}
        label={t(($) => $.camera.twoAngles)}
        note={t(($) => $.camera.twoAnglesNote)}
        icon={<Rotate3d size={20} aria-hidden />}
      />
      <RoastChips sheet={sheet} onSheet={onSheet} />
    </div>
  );
}
