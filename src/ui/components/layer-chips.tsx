import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overlays } from '#analysis/contract.ts';
import { cx } from '#ui/cx.ts';
import { useMore } from '#ui/hooks/use-more.ts';
import { isGeometry, showsLittle, type OverlayChoice } from './draw-overlay.ts';
import styles from './layer-chips.module.css';

interface LayerChipsProps {
  readonly overlays: Overlays;
  /** What there is to choose from, `none` first. */
  readonly choices: readonly OverlayChoice[];
  readonly value: OverlayChoice;
  readonly onChange: (choice: OverlayChoice) => void;
}

/** How much of the row an arrow moves on by: what is seen last is then seen first. */
const STEP = 0.6;
const ARROWS = [
  { side: 'before', by: -STEP, Icon: ChevronLeft },
  { side: 'after', by: STEP, Icon: ChevronRight },
] as const;

/**
 * What is laid over the photo, as one row of chips that scrolls: the photo, then face, then skin. A mouse moves it by
 * arrows at both ends; the keyboard needs none, as it goes from chip to chip.
 */
export function LayerChips({ overlays, choices, value, onChange }: LayerChipsProps) {
  const { t } = useTranslation();
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const more = useMore(row);
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
  const quiet = value !== 'none' && !isGeometry(value) && showsLittle(overlays, value);
  return (
    <div className={styles.layers}>
      <fieldset>
        <legend className="visually-hidden">{t(($) => $.overlays.label)}</legend>
        <div className={styles.window}>
          <div ref={row} className={styles.row} data-scrolls>
            {choices.filter((choice) => choice === 'none').map(chip)}
            <span className={styles.group}>{t(($) => $.overlays.groups.face)}</span>
            {choices.filter(isGeometry).map(chip)}
            <span className={styles.group}>{t(($) => $.overlays.groups.skin)}</span>
            {choices.filter((choice) => choice !== 'none' && !isGeometry(choice)).map(chip)}
          </div>
          {ARROWS.map(({ side, by, Icon }) => (
            <button
              key={side}
              type="button"
              className={cx(styles.arrow, styles[side])}
              tabIndex={-1}
              hidden={!more[side]}
              aria-label={t(($) => $.overlays[side])}
              onClick={() => row.current?.scrollBy({ left: by * row.current.clientWidth })}
            >
              <Icon size={22} aria-hidden />
            </button>
          ))}
        </div>
      </fieldset>
      <p className={styles.about} aria-live="polite">
        {t(($) => $.overlays.about[value])}
        {quiet && <strong className={styles.quiet}> {t(($) => $.overlays.quiet)}</strong>}
      </p>
    </div>
  );
}
