/** Hands a result on: the device's share sheet, else the link into the clipboard. */
import type { SaveOutcome, ShareRequest, ShareService, ShareWay } from '#ports/capture.ts';

/** The part of `navigator` that is used; any of it may be missing. */
export interface ShareNavigator {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly canShare?: (data: ShareData) => boolean;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

const takes = (navigator: ShareNavigator, file: File): boolean =>
  navigator.canShare?.({ files: [file] }) === true;

/** What the sheet gets: the card alone where the device takes files (beside it, apps post text or link instead), else text and link. */
function shareData(navigator: ShareNavigator, { title, text, url, file }: ShareRequest): ShareData {
  return file !== null && takes(navigator, file) ? { files: [file] } : { title, text, url };
}

/** Whether the device takes pictures can only be asked with one. */
const PROBE = new File(['1'], 'card.png', { type: 'image/png' });

function wayOf(navigator: ShareNavigator): ShareWay {
  if (navigator.share === undefined) return 'copy';
  return takes(navigator, PROBE) ? 'card' : 'link';
}

const isNamed = (error: unknown, name: string): boolean =>
  (error instanceof Error || error instanceof DOMException) && error.name === name;

interface Saving {
  /** Whether a download would lead out of the app: in a web app on the home screen of an iPhone it has no way back. */
  readonly downloadsLeadAway: () => boolean;
  readonly download: (file: File) => void;
}

export function createSharer(
  navigator: ShareNavigator,
  { downloadsLeadAway, download }: Saving,
): Omit<ShareService, 'appUrl'> {
  const handOver = async (file: File): Promise<SaveOutcome> => {
    if (navigator.share === undefined || !takes(navigator, file)) return 'failed';
    try {
      await navigator.share({ files: [file] });
      return 'handed';
    } catch (error) {
      if (isNamed(error, 'AbortError')) return 'dismissed';
      return isNamed(error, 'NotAllowedError') ? 'again' : 'failed';
    }
  };
  const copy = async (text: string): Promise<boolean> => {
    try {
      if (navigator.clipboard === undefined) return false;
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    copy,
    async save(file) {
      if (downloadsLeadAway()) return handOver(file);
      download(file);
      return 'saved';
    },
    way: () => wayOf(navigator),
    async share(request) {
      if (navigator.share !== undefined) {
        try {
          await navigator.share(shareData(navigator, request));
          return 'shared';
        } catch (error) {
          if (isNamed(error, 'AbortError')) return 'dismissed';
          // Refused (no user gesture left, or a policy): the link is better than nothing.
        }
      }
      return (await copy(request.url)) ? 'copied' : 'failed';
    },
  };
}

/** Offers the file as a download, under its own name. */
export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the address after this task; a minute is ample, and nothing keeps the bytes.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
