import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from '#state/services.ts';

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
