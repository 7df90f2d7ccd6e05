import { useAtom } from 'jotai';
import { Rotate3d, Timer, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Angle } from '#domain/capture/limits.ts';
import { twoAnglesAtom } from '#state/capture/second-angle.ts';
import { Button } from '#ui/components/button.tsx';
import { RoastChips, type Sheet } from './roast-chips.tsx';
import styles from './tools.module.css';
import { useId, type ReactNode } from 'react';
import toolStyles from './tool.module.css';

interface IconSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  /** What it does, in a few words: for screen readers, and for a pointer that rests on it. */
  readonly note: string;
  readonly icon: ReactNode;
}

/** A switch of the camera: a native checkbox under an icon and its name. Filled and ticked while it is on. */
function IconSwitch({ checked, onChange, label, note, icon }: IconSwitchProps) {
  const id = useId();
  return (
    <div>
      <label className={toolStyles.tool} title={note}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-describedby={id}
          className={toolStyles.input}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={toolStyles.icon}>
          {icon}
          {checked && <Check size={16} strokeWidth={3} aria-hidden />}
        </span>
        <span className={toolStyles.name}>{label}</span>
      </label>
      <span className="visually-hidden" id={id}>
        {note}
      </span>
    </div>
  );
}

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
