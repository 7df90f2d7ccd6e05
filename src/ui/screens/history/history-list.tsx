import { useAtomValue, useSetAtom } from 'jotai';
import { GitCompareArrows } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type HistoryHead, titleOf } from '#domain/history/entry.ts';
import { formatMoment } from '#i18n/format-date.ts';
import { deleteEntryAtom } from '#state/history-atoms.ts';
import { type ListedEntry, shownAtom } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { useBackCloses } from '#ui/back-closes.ts';
import { Button } from '#ui/components/button.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { useFocusSwap } from '#ui/components/focus.tsx';
import { useNamedText } from '#ui/components/result/roast-text.ts';
import { cx } from '#ui/cx.ts';
import { useSlices } from '#ui/hooks/use-slices.tsx';
import { HistoryRow, ScoreBadge } from './history-row.tsx';
import styles from './history-list.module.css';

interface ComparePickerProps {
  readonly entries: readonly ListedEntry[];
  /** Id of the heading that says what is to be done. */
  readonly labelledBy: string;
  readonly onCancel: () => void;
}

/** Chooses two entries of the list; a third choice takes the place of the first. */
function ComparePicker({ entries, labelledBy, onCancel }: ComparePickerProps) {
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
              <span className={styles.headline} lang={entry.roast === null ? undefined : entry.facts?.lang}>
                {entry.roast === null ? t(($) => $.history.entry.noRoast) : named(titleOf(entry.roast))}
              </span>
            </span>
          </label>
        );
      })}
      {more}
    </fieldset>
  );
}

/** The roasts of the period, and the button that starts a comparison of two. */
export function HistoryList({ onFailed }: { onFailed: () => void }) {
  const { t } = useTranslation();
  const shown = useAtomValue(shownAtom);
  const deleteEntry = useSetAtom(deleteEntryAtom);
  const [picking, setPicking] = useState(false);
  /** The row whose menu is open. */
  const [menu, setMenu] = useState<string | null>(null);
  const { shown: rows, more } = useSlices(shown);
  const open = shown.filter(({ locked }) => !locked);
  const heading = useAskedFor();
  const start = useRef<HTMLButtonElement>(null);
  useFocusSwap(picking, start, heading);
  useBackCloses(picking || menu !== null, () => {
    setMenu(null);
    setPicking(false);
  });
  const remove = async (entry: HistoryHead) => {
    setMenu(null);
    if ((await deleteEntry(entry)) !== 'done') onFailed();
  };
  const pick = () => {
    setMenu(null);
    setPicking(true);
  };
  return (
    <section className={styles.section} aria-labelledby="history-count">
      {/* While two are chosen, the bar with their count says it to the eye. */}
      <div className={picking ? 'visually-hidden' : styles.head}>
        <h2 id="history-count" ref={heading} tabIndex={-1} data-keeps-focus>
          {picking ? t(($) => $.history.compare.pick) : t(($) => $.history.count, { count: shown.length })}
        </h2>
        {open.length > 1 && !picking && (
          <Button ref={start} icon={<GitCompareArrows size={20} aria-hidden />} onClick={pick}>
            {t(($) => $.history.compare.start)}
          </Button>
        )}
      </div>
      {picking ? (
        <ComparePicker entries={open} labelledBy="history-count" onCancel={() => setPicking(false)} />
      ) : (
        <>
          <ul className={styles.list}>
            {rows.map((listed) => (
              <HistoryRow
                key={listed.entry.id}
                listed={listed}
                open={listed.entry.id === menu}
                onOpen={(opens) => setMenu(opens ? listed.entry.id : null)}
                onDelete={() => void remove(listed.entry)}
              />
            ))}
          </ul>
          {more}
        </>
      )}
    </section>
  );
}

/** The last link to the list that was followed there: once is enough, however often a period brings the list back. */
let followed: string | null = null;

/** Of the heading: a link to `#list` wants the roasts themselves, the newest first, and not the chart above them. */
function useAskedFor() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const asked = hash === '#list';
  const came = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (!asked || !came || key === followed) return;
    followed = key;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [asked, came, key]);
  return heading;
}
