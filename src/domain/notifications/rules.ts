/** When a notification may be shown, and how it looks: the rules of the specification, sections 3 to 5 and 9. */

export const NOTIFICATION_TYPES = [
  'welcome',
  'roast_complete',
  'daily_reminder',
  'premium_feature',
  'update_available',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export type NotificationState = 'unsupported' | 'default' | 'granted' | 'denied';

export interface NotificationSurroundings {
  /** The browser has notifications, and a service worker to show them. */
  readonly available: boolean;
  /** As in `location`: `https:`. */
  readonly protocol: string;
  readonly hostname: string;
  readonly ios: boolean;
  /** The app runs from the home screen. */
  readonly standalone: boolean;
}

const NEAR = /^(?:localhost|127\.0\.0\.1|\[::1\]|192\.168\.\d{1,3}\.\d{1,3})$/;

/** https, this machine, or one in the same house. */
export const isSecurePlace = (protocol: string, hostname: string): boolean =>
  protocol === 'https:' || NEAR.test(hostname);

/** On iOS they work only when the app is installed to the home screen. */
export function notificationsSupported(place: NotificationSurroundings): boolean {
  const { available, protocol, hostname, ios, standalone } = place;
  return available && isSecurePlace(protocol, hostname) && (!ios || standalone);
}

interface Sending {
  readonly type: NotificationType;
  readonly state: NotificationState;
  readonly enabled: boolean;
  readonly types: Readonly<Record<NotificationType, boolean>>;
}

/** `ask`: the browser's question comes first, and nothing is sent unless it is granted. */
export function sendingOf({ type, state, enabled, types }: Sending): 'send' | 'ask' | 'nothing' {
  if (!types[type] || state === 'denied' || state === 'unsupported') return 'nothing';
  if (state === 'default') return 'ask';
  return enabled ? 'send' : 'nothing';
}

const DEFAULT_TAG = 'roast-me-notification';

const TAGS: Readonly<Record<NotificationType, string>> = {
  welcome: 'welcome',
  roast_complete: 'roast-complete',
  daily_reminder: 'daily-reminder',
  premium_feature: 'premium-feature',
  update_available: DEFAULT_TAG,
};

/** What there is to say, in the person's language, and where a tap leads. */
export interface Note {
  readonly type: NotificationType;
  readonly lang: string;
  readonly title: string;
  readonly body: string;
  /** Address within the app, beginning with a slash. */
  readonly path: string;
  /** Where a tap leads when the app had been closed meanwhile; left out: to `path` as well. */
  readonly coldPath?: string;
}

/** The product's icon, and its one-coloured form for the status bar. */
const ICON = '/icons/icon-192.png';
const BADGE = '/icons/monochrome-96.png';
/** Milliseconds on, off, on. */
const VIBRATION: readonly number[] = [200, 100, 200];

/** What `showNotification` takes besides the title. TypeScript's DOM types leave half of it out. */
export interface NoteOptions {
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  /** A newer one of the same tag is noticed, too. */
  readonly renotify: true;
  readonly icon: string;
  readonly badge: string;
  readonly vibrate: readonly number[];
  /** For the service worker's click handler. */
  readonly data: { readonly path: string; readonly coldPath: string };
}

export function optionsOf({ type, lang, body, path, coldPath = path }: Note): NoteOptions {
  return {
    body,
    lang,
    tag: TAGS[type],
    renotify: true,
    icon: ICON,
    badge: BADGE,
    vibrate: VIBRATION,
    data: { path, coldPath },
  };
}

/** How far the daily reminder reaches: to the minute, about once a day, or while the app is open. */
export type ReminderReach = 'exact' | 'roughly' | 'open';
