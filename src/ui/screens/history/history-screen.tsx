import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { RefreshCw, Undo2 } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Period, PERIODS } from '#domain/history/access.ts';
import { refreshHistoryAtom, upToDateAtom } from '#state/cloud-atoms.ts';
import {
  deletedAtom,
  forgetDeletedAtom,
  historyAtom,
  loadHistoryAtom,
  undoDeleteAtom,
} from '#state/history-atoms.ts';
import { hasPeriodsAtom, periodAtom, shownAtom } from '#state/history-view-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Spinner } from '#ui/components/flame.tsx';
import { Page } from '#ui/components/page.tsx';
import { Segmented } from '#ui/components/segmented.tsx';
import { SyncStatus } from '#ui/components/sync-status.tsx';
import { CompareView } from './compare-view.tsx';
import { HistoryList } from './history-list.tsx';
import {
  BlockedNotice,
  EmptyNotice,
  EmptyPeriodNotice,
  GuestNotice,
  HeldTooLong,
} from './history-notices.tsx';
import { TrendCard } from './trend-card.tsx';
import styles from './history-screen.module.css';

interface ToastProps {
  readonly text: string;
  /** A button, perhaps. */
  readonly action?: ReactNode;
  readonly milliseconds: number;
  /** Must keep its identity while the toast stands. */
  readonly onClose: () => void;
}

/**
 * A line at the bottom, read aloud, and never in the way of the tab bar. It goes away by itself, but not under a hand: its
 * time begins anew once it has neither focus nor pointer, or something else was pressed.
 */
function Toast({ text, action, milliseconds, onClose }: ToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const held = focused || touched;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onClose, milliseconds);
    return () => clearTimeout(timer);
  }, [held, milliseconds, onClose]);
  useEffect(() => {
    // Not every browser takes the focus from a button when something beside it is pressed.
    const goOn = ({ target }: PointerEvent) => {
      if (target instanceof Node && toast.current?.contains(target) !== true) setFocused(false);
    };
    document.addEventListener('pointerdown', goOn);
    return () => document.removeEventListener('pointerdown', goOn);
  }, []);
  return (
    <div
      ref={toast}
      className={styles.toast}
      data-keeps-focus
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerEnter={() => setTouched(true)}
      onPointerLeave={() => setTouched(false)}
    >
      <output>{text}</output>
      {action}
    </div>
  );
}

/** How long a deletion can be taken back once nobody is about to: time to hear it read, and to come to its button. */
const UNDO_MS = 20_000;

/** Offers the way back from a deletion; takes the focus that the deleted row has left behind. */
function UndoToast({ onUndone }: { onUndone: (worked: boolean) => void }) {
  const { t } = useTranslation();
  const deleted = useAtomValue(deletedAtom);
  const undo = useSetAtom(undoDeleteAtom);
  const forget = useSetAtom(forgetDeletedAtom);
  const button = useRef<HTMLButtonElement>(null);
  const id = deleted?.entry.id;
  useEffect(() => {
    if (id !== undefined) button.current?.focus({ preventScroll: true });
  }, [id]);
  if (deleted === null) return null;
  const takeBack = async () => onUndone((await undo()) === 'done');
  return (
    <Toast
      key={id}
      text={t(($) => $.history.deleted.text)}
      milliseconds={UNDO_MS}
      onClose={forget}
      action={
        <Button ref={button} icon={<Undo2 size={20} aria-hidden />} onClick={() => void takeBack()}>
          {t(($) => $.history.deleted.undo)}
        </Button>
      }
    />
  );
}

/** How far the finger must pull, in CSS pixels. */
const PULL_FAR_ENOUGH = 72;

/**
 * Pull to refresh, for fingers: begins only at the very top of the page and with one finger, and never
 * holds up scrolling. Returns how far it is pulled, 0 to 1; at 1, letting go refreshes.
 * `onRefresh` must keep its identity.
 */
function usePullRefresh(onRefresh: () => void): number {
  const [pulled, setPulled] = useState(0);
  useEffect(() => {
    let from: number | null = null;
    let far = 0;
    const show = (pixels: number) => {
      far = Math.min(1, Math.max(0, pixels / PULL_FAR_ENOUGH));
      setPulled(far);
    };
    const start = (event: TouchEvent) => {
      const [touch, other] = event.touches;
      // Within a dialog a finger scrolls that.
      const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      from = touch && other === undefined && !inDialog && window.scrollY <= 0 ? touch.clientY : null;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (from === null || touch === undefined) return;
      show(window.scrollY > 0 ? 0 : touch.clientY - from);
    };
    const end = () => {
      if (from !== null && far >= 1) onRefresh();
      from = null;
      show(0);
    };
    const cancel = () => {
      from = null;
      show(0);
    };
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    window.addEventListener('touchstart', start, options);
    window.addEventListener('touchmove', move, options);
    window.addEventListener('touchend', end, options);
    window.addEventListener('touchcancel', cancel, options);
    return () => controller.abort();
  }, [onRefresh]);
  return pulled;
}

const NOTE_MS = 4_000;

/** The history of the account that is signed in; `?compare=id,id` shows two entries side by side. */
export function HistoryScreen() {
  const history = useAtomValue(historyAtom);
  const load = useSetAtom(loadHistoryAtom);
  const [search] = useSearchParams();
  useEffect(() => void load(), [load]);
  const compared = search.get('compare');
  // A deferred render can be interrupted, so that a tap does not wait for chart and list.
  const there = useDeferredValue(history.phase !== 'loading');
  if (!there || history.phase === 'loading') return <Spinner />;
  if (compared !== null && history.phase === 'ready') return <CompareView ids={compared.split(',')} />;
  return <HistoryPage />;
}

type Note = 'refreshed' | 'undone' | 'failed';

function HistoryPage() {
  const { t } = useTranslation();
  const history = useAtomValue(historyAtom);
  const upToDate = useAtomValue(upToDateAtom);
  const load = useSetAtom(refreshHistoryAtom);
  const [note, setNote] = useState<Note | null>(null);
  const refresh = useCallback(() => void load().then(() => setNote('refreshed')), [load]);
  const closeNote = useCallback(() => setNote(null), []);
  const onFailed = useCallback(() => setNote('failed'), []);
  const pulled = usePullRefresh(refresh);
  const ready = history.phase === 'ready';
  const notes: Readonly<Record<Note, string>> = {
    refreshed: t(($) => $.history.refreshed),
    undone: t(($) => $.history.deleted.undone),
    failed: t(($) => $.history.deleted.failed),
  };
  const actions = ready && (
    <Button icon={<RefreshCw size={20} aria-hidden />} onClick={refresh}>
      {t(($) => $.history.refresh)}
    </Button>
  );
  return (
    <>
      {ready && pulled > 0 && (
        <p className={styles.pull} style={{ '--pulled': pulled } as CSSProperties} aria-hidden="true">
          {pulled >= 1 ? t(($) => $.history.release) : t(($) => $.history.pull)}
        </p>
      )}
      <Page title={t(($) => $.history.title)} actions={actions}>
        {history.phase === 'guest' ? <GuestNotice /> : <HeldTooLong />}
        {history.phase === 'blocked' && <BlockedNotice />}
        {ready && history.damaged > 0 && (
          <p className={styles.damaged}>{t(($) => $.history.damaged, { count: history.damaged })}</p>
        )}
        {ready && history.newer > 0 && (
          <p className={styles.damaged} data-newer="">
            {t(($) => $.history.newer, { count: history.newer })}
          </p>
        )}
        {ready && <SyncStatus />}
        {ready && history.entries.length === 0 && <EmptyNotice />}
        {ready && history.entries.length > 0 && <PeriodEntries onFailed={onFailed} />}
      </Page>
      <UndoToast onUndone={(worked) => setNote(worked ? 'undone' : 'failed')} />
      {/* "Up to date" waits until it is so: never beside a list that is shut, or an account not heard. */}
      {note !== null && (note !== 'refreshed' || upToDate) && (
        <Toast key={note} text={notes[note]} milliseconds={NOTE_MS} onClose={closeNote} />
      )}
    </>
  );
}

/** The choice of the period (where there is one), its chart and its roasts. */
function PeriodEntries({ onFailed }: { onFailed: () => void }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useAtom(periodAtom);
  // The choice shows at once; chart and list follow in a render that can be interrupted.
  const [chosen, showChosen] = useOptimistic(period);
  const choose = (next: Period) =>
    startTransition(() => {
      showChosen(next);
      setPeriod(next);
    });
  const shown = useAtomValue(shownAtom);
  const hasPeriods = useAtomValue(hasPeriodsAtom);
  const columns = useMemo(
    () => (
      <div className={styles.columns}>
        <TrendCard />
        <HistoryList onFailed={onFailed} />
      </div>
    ),
    [onFailed],
  );
  return (
    <>
      {hasPeriods && (
        <Segmented
          look="row"
          legendHidden
          legend={t(($) => $.history.period.label)}
          options={PERIODS.map((value) => ({ value, label: t(($) => $.history.period[value]) }))}
          value={chosen}
          onChange={choose}
        />
      )}
      {shown.length === 0 ? <EmptyPeriodNotice /> : columns}
    </>
  );
}
