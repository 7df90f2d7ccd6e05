import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { photoAmong, type IncomingRefusal } from '#domain/limits/photo.ts';
import { servicesAtom } from '#state/services.ts';

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false;

/**
 * Catches files dropped or pasted anywhere on the page, so that a near miss does not navigate away.
 * Returns whether a file hovers over the page.
 */
export function usePhotoDrop(
  onPhoto: (photo: File) => void,
  onRefused: (why: IncomingRefusal) => void,
): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent(({ files }: DataTransfer) => {
    const came = photoAmong([...files]);
    if (came instanceof File) onPhoto(came);
    else if (came !== null) onRefused(came);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setDragging(true);
    };
    // Moving between elements leaves one and enters the next; leaving the window enters nothing.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (hasFiles(event.clipboardData)) take(event.clipboardData);
    };
    const controller = new AbortController();
    const options = { signal: controller.signal };
    window.addEventListener('dragover', over, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('drop', drop, options);
    window.addEventListener('paste', paste, options);
    return () => controller.abort();
  }, []);
  return dragging;
}

/**
 * Starts with the photo that the system opened the app with. One that came by the share sheet is handed over and waits
 * for a tap: a form of another site that hides where it comes from looks like the share sheet.
 */
export function useIncoming(onPhoto: (photo: File) => void): {
  readonly shared: File | null;
  readonly dropShared: () => void;
  /** Why what came last is no photo to read; by whatever way, the screen says so here. */
  readonly refused: IncomingRefusal | null;
  readonly refuse: (why: IncomingRefusal) => void;
} {
  const { pwa } = useAtomValue(servicesAtom);
  const [shared, setShared] = useState<File | null>(null);
  const [refused, refuse] = useState<IncomingRefusal | null>(null);
  const start = useEffectEvent(onPhoto);
  useEffect(() => {
    let gone = false;
    const takeShared = async () => {
      const photo = (await pwa?.incoming.take()) ?? null;
      if (gone) return;
      if (photo instanceof File) setShared(photo);
      else if (photo !== null) refuse(photo);
    };
    void takeShared();
    pwa?.incoming.onOpened((photo) => {
      if (gone) return;
      if (photo instanceof File) start(photo);
      else refuse(photo);
    });
    return () => {
      gone = true;
    };
  }, [pwa]);
  return { shared, dropShared: () => setShared(null), refused, refuse };
}
