/** Hands a result on: the device's share sheet, else the link into the clipboard. */
import type { ShareRequest, ShareService, ShareWay } from '#ports/capture.ts';

/** The part of `navigator` that is used; any of it may be missing. */
export interface ShareNavigator {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly canShare?: (data: ShareData) => boolean;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

/** What the sheet gets: the card where the device takes files, else text and link alone. */
function shareData(navigator: ShareNavigator, { title, text, url, file }: ShareRequest): ShareData {
  const plain = { title, text, url };
  if (file === null) return plain;
  const withCard = { ...plain, files: [file] };
  return navigator.canShare?.(withCard) === true ? withCard : plain;
}

/** Whether the device takes pictures can only be asked with one. */
const PROBE = new File(['1'], 'card.png', { type: 'image/png' });

function wayOf(navigator: ShareNavigator): ShareWay {
  if (navigator.share === undefined) return 'copy';
  return navigator.canShare?.({ files: [PROBE] }) === true ? 'card' : 'link';
}

const isDismissal = (error: unknown): boolean =>
  (error instanceof Error || error instanceof DOMException) && error.name === 'AbortError';

export function createSharer(navigator: ShareNavigator): Pick<ShareService, 'share' | 'way'> {
  return {
    way: () => wayOf(navigator),
    async share(request) {
      if (navigator.share !== undefined) {
        try {
          await navigator.share(shareData(navigator, request));
          return 'shared';
        } catch (error) {
          if (isDismissal(error)) return 'dismissed';
          // Refused (no user gesture left, or a policy): the link is better than nothing.
        }
      }
      try {
        if (navigator.clipboard === undefined) return 'failed';
        await navigator.clipboard.writeText(request.url);
        return 'copied';
      } catch {
        return 'failed';
      }
    },
  };
}

/** Offers the file as a download, under its own name. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the address after this task; a minute is ample, and nothing keeps the bytes.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
