import { useAtomValue, useSetAtom } from 'jotai';
import { GitCompareArrows } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { HistoryHead } from '#domain/history/entry.ts';
import { deleteEntryAtom } from '#state/history-atoms.ts';
import { shownAtom } from '#state/history-view-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { useFocusSwap } from '#ui/hooks/use-focus-swap.ts';
import { useSlices } from '#ui/hooks/use-slices.tsx';
import { ComparePicker } from './compare-picker.tsx';
import styles from './history-list.module.css';
import { HistoryRow } from './history-row.tsx';

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
  const remove = async (entry: HistoryHead) => {
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
