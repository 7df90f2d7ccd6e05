import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { SentBody } from '#ports/cloud.ts';
import { historySyncAtom, sentBodiesAtom } from '#state/cloud-atoms.ts';

/** What left for the account because of this roast, read again with each word from the sync; null: not read yet. */
export function useSentBodies(id: string): readonly SentBody[] | null {
  const sync = useAtomValue(historySyncAtom);
  const read = useSetAtom(sentBodiesAtom);
  const [bodies, setBodies] = useState<readonly SentBody[] | null>(null);
  useEffect(() => {
    let open = true;
    const look = async () => {
      const now = await read(id);
      if (open) setBodies(now);
    };
    void look();
    return () => {
      open = false;
    };
  }, [id, read, sync]);
  return bodies;
}
