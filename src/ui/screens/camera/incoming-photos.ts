import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { servicesAtom } from '#state/services.ts';

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false;

/**
 * Catches files dropped or pasted anywhere on the page, so that a near miss does not navigate away.
 * `onTransfer` must keep its identity. Returns whether a file hovers over the page.
 */
export function usePhotoDrop(onTransfer: (transfer: DataTransfer) => void): boolean {
  const [dragging, setDragging] = useState(false);
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
      onTransfer(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (hasFiles(event.clipboardData)) onTransfer(event.clipboardData);
    };
    const controller = new AbortController();
    const options = { signal: controller.signal };
    window.addEventListener('dragover', over, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('drop', drop, options);
    window.addEventListener('paste', paste, options);
    return () => controller.abort();
  }, [onTransfer]);
  return dragging;
}

/** Starts with the photo that another app shared, or that the system opened the app with. */
export function useIncoming(onPhoto: (photo: File) => void): void {
  const { pwa } = useAtomValue(servicesAtom);
  const start = useEffectEvent(onPhoto);
  useEffect(() => {
    let gone = false;
    const arrive = (photo: File | null) => {
      if (photo !== null && !gone) start(photo);
    };
    const takeShared = async () => arrive((await pwa?.incoming.take()) ?? null);
    void takeShared();
    pwa?.incoming.onOpened(arrive);
    return () => {
      gone = true;
    };
  }, [pwa]);
}
