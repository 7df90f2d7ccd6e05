import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from '#state/services.ts';

/** An address of a picture kept on this device; null where there is none. `version` asks again when it changes. */
export function useKeptPicture(
  kind: 'thumbnails' | 'pictures',
  id: string | null,
  version: unknown = null,
): string | null {
  const { [kind]: shelf, photos } = useAtomValue(servicesAtom);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    let open: string | null = null;
    let wanted = true;
    const show = async () => {
      const picture = await shelf.read(id);
      if (!wanted || picture === null) return;
      open = photos.openUrl(picture);
      setUrl(open);
    };
    void show();
    return () => {
      wanted = false;
      setUrl(null);
      if (open !== null) photos.closeUrl(open);
    };
  }, [id, shelf, photos, version]);
  return url;
}
