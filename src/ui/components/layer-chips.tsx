import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptMetrics } from '#domain/history/entry.ts';
import { joinSentences } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { useMetricWord } from '#ui/hooks/use-metric-word.ts';
import { isGeometry, type OverlayChoice } from './draw-overlay.ts';
import styles from './layer-chips.module.css';

interface LayerChipsProps {
  readonly metrics: KeptMetrics;
  /** What there is to choose from, `none` first. */
  readonly choices: readonly OverlayChoice[];
  readonly value: OverlayChoice;
  /** What is chosen shows nothing that one would see. */
  readonly faint: boolean;
  readonly onChange: (choice: OverlayChoice) => void;
}

/** What is laid over the photo, as chips that are all in sight: the photo, then face, then skin. */
export function LayerChips({ metrics, choices, value, faint, onChange }: LayerChipsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const name = useId();
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
  const skin = choices.filter((choice) => choice !== 'none' && !isGeometry(choice));
  /** The name of a group does not end a row. */
  const group = (name: string, [first, ...others]: readonly OverlayChoice[]) =>
    first !== undefined && (
      <>
        <span className={styles.first}>
          <span className={styles.name}>{name}</span>
          {chip(first)}
        </span>
        {others.map(chip)}
      </>
    );
  const map = value === 'none' || isGeometry(value) ? null : value;
  const word = map && wordOf(map, metrics[map]);
  // Of what was not measured there is nothing to see either, for another reason.
  const isFaint = map !== null && metrics[map] !== null && faint;
  const said = [t(($) => $.overlays.about[value]), ...(isFaint ? [t(($) => $.overlays.faint)] : [])];
  return (
    <div className={styles.layers} data-controls>
      <fieldset>
        <legend className="visually-hidden">{t(($) => $.overlays.label)}</legend>
        <div className={styles.chips}>
          {choices.filter((choice) => choice === 'none').map(chip)}
          {group(
            t(($) => $.overlays.groups.face),
            choices.filter(isGeometry),
          )}
          {group(
            t(($) => $.overlays.groups.skin),
            skin,
          )}
        </div>
      </fieldset>
      <p className={styles.about} aria-live="polite">
        {word !== null && <strong className={styles.word}>{word}</strong>}
        <span>{joinSentences(said, language)}</span>
      </p>
    </div>
  );
}
