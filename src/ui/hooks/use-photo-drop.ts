import { useEffect, useState } from 'react';

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
