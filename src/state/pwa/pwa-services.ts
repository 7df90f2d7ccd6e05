/** What the installed app needs from the browser, as types. Left out on pages without a service worker. */
import type { UpdateService } from '#domain/pwa/update-service.ts';

export interface IncomingService {
  /** Whether photos from other apps may wait on this device: only after the first run. Never rejects. */
  allow(allowed: boolean): Promise<void>;
  /** The photo that another app shared, which is gone afterwards; null without one. Never rejects. */
  take(): Promise<File | null>;
  /** Calls back with a photo that the system opened the app with. */
  onOpened(onFile: (file: File) => void): void;
}

export interface PwaServices {
  readonly updates: UpdateService;
  readonly incoming: IncomingService;
}
