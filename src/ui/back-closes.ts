/**
 * What lies over a page and is closed by the browser's Back, one step at a time: a sheet, the layers of the photo. Each has
 * an entry of the browser's history above that of the page, with the same address. A close watcher would do for Android's
 * gesture, and for nothing else.
 */
import { useEffect, useEffectEvent } from 'react';

/** In the state of an entry: the marks of what lay over its page, the uppermost last. The router's own fields stay. */
const FIELD = 'over';

/** What is open, by its mark, and how it is closed. */
const open = new Map<string, () => void>();
/** The mark of the entry that is being left because what it stands for was closed in another way. */
let leaving: string | null = null;
let count = 0;

function marksHere(): readonly unknown[] {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(FIELD in state)) return [];
  return Array.isArray(state[FIELD]) ? state[FIELD] : [];
}

const isOpen = (mark: unknown): mark is string => typeof mark === 'string' && open.has(mark);

/** Returns what to do once it is closed, however that was. */
function layOver(onBack: () => void): () => void {
  // An entry outlives the page: its mark must not be that of a later one.
  const mark = `${performance.timeOrigin} ${(count += 1)}`;
  const state = window.history.state as Readonly<Record<string, unknown>> | null;
  try {
    window.history.pushState({ ...state, [FIELD]: [...marksHere().filter(isOpen), mark] }, '');
  } catch {
    // Safari refuses many in a short time: Back then leads where it would without what is open.
    return () => undefined;
  }
  open.set(mark, onBack);
  return () => {
    open.delete(mark);
    // Another screen is there already, or the browser has gone back itself.
    if (marksHere().at(-1) !== mark) return;
    leaving = mark;
    window.history.back();
  };
}

/** Goes past an entry of something that is no longer there: a link led away from it, it was reloaded, Forward came to it. */
function passBy(): void {
  const top = marksHere().at(-1);
  if (top !== undefined && !isOpen(top)) window.history.back();
}

function hear(): void {
  const marks = marksHere();
  const left = leaving;
  leaving = null;
  // Something was opened before the browser had left this entry, and the step back led away from that.
  if (left !== null && marks.at(-1) === left) return window.history.forward();
  for (const [mark, close] of open) if (!marks.includes(mark)) close();
  passBy();
}

/** Hears the browser's Back for all that is open. Once, for as long as the app is there. */
export function useHeardBack(): void {
  useEffect(() => {
    window.addEventListener('popstate', hear);
    passBy();
    return () => window.removeEventListener('popstate', hear);
  }, []);
}

/** While `isOpen`, the browser's Back calls `close` and the page stays; closed in another way, it leads where it led before. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? layOver(() => onBack()) : undefined), [isOpen]);
}
