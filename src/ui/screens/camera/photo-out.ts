import { useEffect } from 'react';

// A photo on its way that only this page knows of: the camera app or the library is open, or one is there and the person
// is asked about it. Phones end a page behind the camera app to have its memory. The mark lies in the entry of the
// browser's history, which outlives the page, so that the next one can say what became of the photo.

const MARK = 'photoOut';

/** Marks this entry, or takes the mark away. The router's own fields stay. */
export function markPhotoOut(out: boolean): void {
  const { [MARK]: _mark, ...rest } = (history.state ?? {}) as Record<string, unknown>;
  history.replaceState(out ? { ...rest, [MARK]: true } : rest, '');
}

/** Whether a photo was out when an earlier page ended at this entry. */
export const wasPhotoOut = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** Marks the entry for as long as there is a photo that nobody has said yes to. */
export function usePhotoHeld(held: boolean): void {
  useEffect(() => {
    if (!held) return;
    markPhotoOut(true);
    return () => markPhotoOut(false);
  }, [held]);
}
