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
