import { useAtom } from 'jotai';
import { Rotate3d, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Angle } from '#domain/capture/limits.ts';
import { twoAnglesAtom } from '#state/capture/camera-options.ts';
import { Button } from '#ui/components/button.tsx';
import { IconSwitch } from './icon-switch.tsx';
import { RoastChips, type Sheet } from './roast-chips.tsx';
import styles from './tools.module.css';

interface ToolsProps {
  /** Which photo is next. */
  readonly angle: Angle;
  /** Whether they can be operated yet: what the camera answers may put something else in this place. */
  readonly inert: boolean;
  /** The timer is set, for one photo. */
  readonly armed: boolean;
  readonly onArm: (armed: boolean) => void;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onSkipAngle: () => void;
}

/** How the photo is taken and what the roast is to be like; before the second angle, the way past it. */
export function Tools(props: ToolsProps) {
  const { angle, inert, armed, onArm, sheet, onSheet, onSkipAngle } = props;
  const { t } = useTranslation();
  const [twoAngles, setTwoAngles] = useAtom(twoAnglesAtom);
  const timer = (
    <IconSwitch
      checked={armed}
      onChange={onArm}
      label={t(($) => $.camera.timer.name)}
      note={t(($) => $.camera.timer.note)}
      icon={<Timer size={20} aria-hidden />}
    />
  );
  if (angle === 'three-quarter') {
    return (
      <div className={styles.next}>
        <output className={styles.words}>{t(($) => $.camera.frontTaken)}</output>
        <div className={styles.side}>
          {timer}
          <Button onClick={onSkipAngle}>{t(($) => $.camera.skipAngle)}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.tools} role="group" aria-label={t(($) => $.camera.options)} inert={inert}>
      {timer}
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
