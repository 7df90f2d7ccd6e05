/** Everything that state needs from the outside. src/app hands in the real ones, tests hand in their own. */
import type { Lang } from '#functions/vocabulary.ts';
import type { AnalysisService, ModelPrefetchService } from './analysis.ts';
import type { AuthService } from './auth.ts';
import type { CaptchaService } from './captcha.ts';
import type { CaptureServices, PhotoService } from './capture.ts';
import type { BrowserModelService, CloudService, RoastService } from './cloud.ts';
import type { HistoryService, PictureService, ThumbnailService } from './history.ts';
import type { LicenceService } from './licences.ts';
import type { AppBadgeService, InstallService, NotificationService, PushService } from './presence.ts';
import type { PwaServices } from './pwa.ts';
import type { StorageUsageService, TextChange, TextStorage } from './storage.ts';

export interface Services extends CaptureServices {
  readonly analysis: AnalysisService;
  readonly roast: RoastService;
  /** Left out where the browser brings no model along. Rejects where its code cannot be fetched. */
  readonly browserModel?: () => Promise<BrowserModelService>;
  readonly photos: PhotoService;
  readonly auth: AuthService;
  /** Left out where no cloud is configured. */
  readonly cloud?: CloudService;
  /** Left out where the cloud asks for none. */
  readonly captcha?: CaptchaService;
  /** Left out in tests that do not look at the line. */
  readonly modelPrefetch?: ModelPrefetchService;
  /** Left out on pages that run without our service worker. */
  readonly pwa?: PwaServices;
  /** Left out where no server sends reminders. */
  readonly push?: PushService;
  readonly history: HistoryService;
  readonly thumbnails: ThumbnailService;
  readonly pictures: PictureService;
  readonly notifications: NotificationService;
  readonly badge: AppBadgeService;
  readonly install: InstallService;
  readonly storageUsage: StorageUsageService;
  readonly licences: LicenceService;
  /** One text under a key of its own, until it is cleared. */
  text(key: string): TextStorage;
  /** The same, of this tab alone, over its reloads until it is closed. */
  tab(key: string): TextStorage;
  /** Tells of each text that another tab writes or deletes; returns how to stop. */
  watchTexts(listener: (change: TextChange) => void): () => void;
  /** The language until one is chosen; left out: the default. */
  readonly startLanguage?: Lang;
  /** Whether fingers operate the device, as they do phones and tablets; left out: they do. */
  readonly handheld?: boolean;
  /** A whole number from 0 to 65535: chooses among equal phrases. */
  variant(): number;
  /** Now, in milliseconds since 1970 (UTC). */
  readonly now: () => number;
}
