import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptMetrics } from '#domain/history/entry.ts';
import { useMetricWord } from '#ui/hooks/use-metric-word.ts';
import { isGeometry, type OverlayChoice } from './draw-overlay.ts';
import styles from './layer-chips.module.css';

interface LayerChipsProps {
  readonly metrics: KeptMetrics;
  /** What there is to choose from, `none` first. */
  readonly choices: readonly OverlayChoice[];
  readonly value: OverlayChoice;
  /** Those that show nothing that one would see: they cannot be chosen. */
  readonly empty: readonly OverlayChoice[];
  readonly onChange: (choice: OverlayChoice) => void;
}

/** What is laid over the photo, as chips that are all in sight: the photo, then face, then skin. */
export function LayerChips({ metrics, choices, value, empty, onChange }: LayerChipsProps) {
  const { t } = useTranslation();
  const name = useId();
  const greyed = useId();
  const chip = (choice: OverlayChoice) => (
    <label key={choice} className={styles.chip}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={choice}
        checked={value === choice}
        disabled={empty.includes(choice)}
        aria-describedby={empty.includes(choice) ? greyed : undefined}
        onChange={() => onChange(choice)}
      />
      <span className={styles.face}>{t(($) => $.overlays[choice])}</span>
    </label>
  );
  const wordOf = useMetricWord();
  const skin = choices.filter((choice) => choice !== 'none' && !isGeometry(choice));
  /** In rows of their own, which begin with their name. */
  const group = (name: string, members: readonly OverlayChoice[]) =>
    members.length > 0 && (
      <div className={styles.group}>
        <span className={styles.name}>{name}</span>
        <div className={styles.chips}>{members.map(chip)}</div>
      </div>
    );
  const map = value === 'none' || isGeometry(value) ? null : value;
  const word = map && wordOf(map, metrics[map]);
  return (
    <div className={styles.layers} data-controls>
      <fieldset>
        <legend className="visually-hidden">{t(($) => $.overlays.label)}</legend>
        <div className={styles.chips}>{choices.filter((choice) => choice === 'none').map(chip)}</div>
        {group(
          t(($) => $.overlays.groups.face),
          choices.filter(isGeometry),
        )}
        {group(
          t(($) => $.overlays.groups.skin),
          skin,
        )}
      </fieldset>
      {choices.some((choice) => empty.includes(choice)) && (
        <p id={greyed} className={styles.greyed}>
          {t(($) => $.overlays.empty)}
        </p>
      )}
      <p className={styles.about} aria-live="polite">
        {word !== null && <strong className={styles.word}>{word}</strong>}
        <span>{t(($) => $.overlays.about[value])}</span>
      </p>
    </div>
  );
}
