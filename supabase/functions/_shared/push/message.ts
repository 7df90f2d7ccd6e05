/**
 * What a reminder that reaches a closed phone says: the same to everybody, but for the language. No name, no score, no
 * number of anybody is in it; the push service cannot read even this much.
 */
import type { Lang } from '../vocabulary.ts';

/** The words of the reminder that the phone makes itself (`notifications.notes.daily_reminder`; a test compares). */
const WORDS: Readonly<Record<Lang, { readonly title: string; readonly body: string }>> = {
  en: {
    title: 'Time for Your Daily Roast! ⏰',
    body: 'One photo, one score, one good laugh. The flame is warm.',
  },
  ja: {
    title: '今日のいじりの時間です！⏰',
    body: '1枚撮って、点数を見て、くすっと笑う。火はもう入っています。',
  },
};

const isLang = (language: string): language is Lang => Object.hasOwn(WORDS, language);

/**
 * A declarative push message (https://www.w3.org/TR/push-api/): Safari since 18.4 shows it by itself, elsewhere the
 * service worker does (src/service-worker/notifications.ts).
 *
 * @param origin of the app, for example https://roast.example: a tap leads into it
 */
export function reminderMessage(language: string, origin: string) {
  const lang = isLang(language) ? language : 'en';
  return {
    web_push: 8030,
    notification: { ...WORDS[lang], lang, tag: 'daily-reminder', navigate: new URL('/camera', origin).href },
  };
}
