import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { SentBody } from '#ports/cloud.ts';
import { sentBodiesAtom } from '#state/cloud-atoms.ts';

/** What left because of this roast, read again with each word from the sync; null: not read yet. */
export function useSentBodies(id: string): readonly SentBody[] | null {
  const read = useAtomValue(sentBodiesAtom);
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
  }, [id, read]);
  return bodies;
}
