import { useEffect, useId, useRef } from 'react';
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
  readonly onChange: (choice: OverlayChoice) => void;
}

/**
 * What is laid over the photo, as chips: the photo, then face, then skin. On a phone one row that a finger pulls, where
 * there is room for all of them a block for each group.
 */
export function LayerChips({ metrics, choices, value, onChange }: LayerChipsProps) {
  const { t } = useTranslation();
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // One that the edge cuts, or that was chosen from elsewhere. Not by itself before there is a choice.
    const chosen = value === 'none' ? null : row.current?.querySelector(':checked');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  const chip = (choice: OverlayChoice) => (
    <label key={choice} className={styles.chip}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={choice}
        checked={value === choice}
        onChange={() => onChange(choice)}
      />
      <span className={styles.face}>{t(($) => $.overlays[choice])}</span>
    </label>
  );
  const wordOf = useMetricWord();
  const word = value === 'none' || isGeometry(value) ? null : wordOf(value, metrics[value]);
  return (
    <div className={styles.layers} data-controls>
      <fieldset>
        <legend className="visually-hidden">{t(($) => $.overlays.label)}</legend>
        <div ref={row} className={styles.row} data-scrolls>
          <div className={styles.group}>
            {choices.filter((choice) => choice === 'none').map(chip)}
            <span className={styles.name}>{t(($) => $.overlays.groups.face)}</span>
            {choices.filter(isGeometry).map(chip)}
          </div>
          <div className={styles.group}>
            <span className={styles.name}>{t(($) => $.overlays.groups.skin)}</span>
            {choices.filter((choice) => choice !== 'none' && !isGeometry(choice)).map(chip)}
          </div>
        </div>
      </fieldset>
      <p className={styles.about} aria-live="polite">
        {word !== null && <strong className={styles.word}>{word}</strong>}
        <span>{t(($) => $.overlays.about[value])}</span>
      </p>
    </div>
  );
}
