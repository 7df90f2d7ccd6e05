import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import type { HistoryEntry, HistoryHead } from '#domain/history/entry.ts';
import { servicesAtom } from '#state/services.ts';

/**
 * All that is kept of a listed roast: undefined while it is read, null where it cannot be. Another head of the same
 * roast, as each loading of the history brings, has it read once more, and what is shown stays until then.
 */
export function useKeptEntry(head: HistoryHead | null): HistoryEntry | null | undefined {
  const { history } = useAtomValue(servicesAtom);
  const [read, setRead] = useState<{ readonly id: string; readonly entry: HistoryEntry | null }>();
  useEffect(() => {
    if (head === null) return undefined;
    let wanted = true;
    const show = async () => {
      const entry = await history.read(head);
      // What shows it is a long page: as a transition it is rendered in slices, and a tap does not wait for all of it.
      if (wanted) startTransition(() => setRead({ id: head.id, entry }));
    };
    void show();
    return () => {
      wanted = false;
    };
  }, [head, history]);
  return head !== null && read?.id === head.id ? read.entry : undefined;
}
