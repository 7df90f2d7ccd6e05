import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '#i18n/format-date.ts';
import type { ListedEntry } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { cx } from '#ui/cx.ts';
import { useSlices } from '#ui/hooks/use-slices.tsx';
import { useNamedText } from '#ui/hooks/use-named.ts';
import styles from './compare-picker.module.css';
import { ScoreBadge } from './score-badge.tsx';

interface ComparePickerProps {
  readonly entries: readonly ListedEntry[];
  /** Id of the heading that says what is to be done. */
  readonly labelledBy: string;
  readonly onCancel: () => void;
}

/** Chooses two entries of the list; a third choice takes the place of the first. */
export function ComparePicker({ entries, labelledBy, onCancel }: ComparePickerProps) {
  const { t } = useTranslation();
  const named = useNamedText();
  const language = useAtomValue(languageAtom);
  const navigate = useNavigate();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setPicked((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-2)));
  const { shown, more } = useSlices(entries);
  const show = () => void navigate(`/history?compare=${picked.join(',')}`);
  return (
    <fieldset className={styles.fieldset} aria-labelledby={labelledBy}>
      <div className={styles.bar}>
        <output className={styles.count}>
          {t(($) => $.history.compare.picked, { count: picked.length })}
        </output>
        <div className={styles.buttons}>
          <Button onClick={onCancel}>{t(($) => $.history.compare.cancel)}</Button>
          {picked.length === 2 && (
            <Button look="primary" onClick={show}>
              {t(($) => $.history.compare.show)}
            </Button>
          )}
        </div>
      </div>
      {shown.map(({ entry, time }) => {
        const date = formatMoment(time, language);
        return (
          <label key={entry.id} className={cx(CARD_CLASSES.flat, styles.option)}>
            <input
              type="checkbox"
              className={styles.box}
              checked={picked.includes(entry.id)}
              onChange={() => toggle(entry.id)}
            />
            <ScoreBadge entry={entry} />
            <span className={styles.words}>
              <span className={styles.date}>{date}</span>
              <span
                className={styles.headline}
                data-large
                lang={entry.roast === null ? undefined : entry.facts?.lang}
              >
                {entry.roast === null ? t(($) => $.history.entry.noRoast) : named(entry.roast.headline)}
              </span>
            </span>
          </label>
        );
      })}
      {more}
    </fieldset>
  );
}
