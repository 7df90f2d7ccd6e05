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

/**
 * An address of a picture kept on this device; null where there is none. `version` asks again when it changes; the
 * picture before stays until the new one is there.
 */
export function useKeptPicture(
  kind: 'thumbnails' | 'pictures',
  id: string | null,
  version: unknown = null,
): string | null {
  const { [kind]: shelf, photos } = useAtomValue(servicesAtom);
  const [shown, setShown] = useState<{ readonly id: string; readonly url: string } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let wanted = true;
    const show = async () => {
      const picture = await shelf.read(id);
      if (wanted) setShown(picture === null ? null : { id, url: photos.openUrl(picture) });
    };
    void show();
    return () => {
      wanted = false;
    };
  }, [id, shelf, photos, version]);
  useEffect(() => {
    if (shown === null) return;
    return () => photos.closeUrl(shown.url);
  }, [shown, photos]);
  return shown !== null && shown.id === id ? shown.url : null;
}
