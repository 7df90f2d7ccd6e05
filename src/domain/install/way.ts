/** How a browser puts a web app on the home screen, told from what it says of itself. */
/** Whether this is a browser inside another app, by what it says of itself. */

/** Facebook, Instagram, Threads, LINE, WeChat, KakaoTalk, NAVER, TikTok, Snapchat, X, LinkedIn, Pinterest, Android's WebView. */
const INSIDE_AN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|Barcelona|\bLine\/|MicroMessenger|KAKAOTALK|NAVER\(inapp|TikTok|musical_ly|Bytedance|Snapchat|Twitter for|LinkedInApp|Pinterest\/|; wv\)/i;

/** `line`: LINE, which opens an address outside on request. Null: a browser of its own. */
export type InsideApp = 'line' | 'other' | null;

export function insideApp(userAgent: string): InsideApp {
  if (/\bLine\//i.test(userAgent)) return 'line';
  return INSIDE_AN_APP.test(userAgent) ? 'other' : null;
}

export const INSTALL_WAYS = [
  'ios-safari',
  'ios-other',
  'android-chromium',
  'android-firefox',
  'samsung',
  'desktop-chromium',
  'mac-safari',
  'unsupported',
] as const;
/** `unsupported`: desktop Firefox, browsers inside other apps, unknown browsers. */
export type InstallWay = (typeof INSTALL_WAYS)[number];

export interface BrowserHints {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** WebKit under another name: Chrome, Firefox, Edge, Opera, Google app, DuckDuckGo. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser/;
/** The first iOS on which browsers other than Safari may add to the home screen (WebKit, "New in 16.4"). */
const OTHERS_SINCE = 16.4;
/** The first Safari with "Add to Dock" (macOS Sonoma). */
const DOCK_SINCE = 17;

/** iPadOS calls itself a Mac; no Mac has a touch screen. */
export function isIos({ userAgent, maxTouchPoints }: BrowserHints): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** A version such as `16_4` or `17.1`, as a number; Infinity where it is not told. */
function versionIn(userAgent: string, pattern: RegExp): number {
  const found = pattern.exec(userAgent)?.[1];
  return found === undefined ? Number.POSITIVE_INFINITY : Number(found.replace('_', '.'));
}

function iosWay(userAgent: string): InstallWay {
  if (!NOT_SAFARI.test(userAgent)) return 'ios-safari';
  return versionIn(userAgent, /OS (\d+_\d+)/) >= OTHERS_SINCE ? 'ios-other' : 'unsupported';
}

function androidWay(userAgent: string): InstallWay {
  if (/Firefox/.test(userAgent)) return 'android-firefox';
  if (/SamsungBrowser/.test(userAgent)) return 'samsung';
  return /Chrome/.test(userAgent) ? 'android-chromium' : 'unsupported';
}

function desktopWay(userAgent: string): InstallWay {
  if (/Chrome\//.test(userAgent)) return 'desktop-chromium';
  const safari = /Macintosh.*Version\/\d+.*Safari/.test(userAgent);
  return safari && versionIn(userAgent, /Version\/(\d+)/) >= DOCK_SINCE ? 'mac-safari' : 'unsupported';
}

export function installWayOf(hints: BrowserHints): InstallWay {
  const { userAgent } = hints;
  if (insideApp(userAgent) !== null) return 'unsupported';
  if (isIos(hints)) return iosWay(userAgent);
  return /Android/.test(userAgent) ? androidWay(userAgent) : desktopWay(userAgent);
}
