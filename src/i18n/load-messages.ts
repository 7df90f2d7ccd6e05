/** The texts of one language, in chunks of their own: nobody downloads the language they do not read. */
import type { Messages } from '#i18n/locales/en/en.ts';
import type { enStart } from '#i18n/locales/en/start.ts';

export type UiLanguage = 'en' | 'ja';
/** What the splash and the shell around every screen need. */
export type StartMessages = typeof enStart;

const ALL: Readonly<Record<UiLanguage, () => Promise<Messages>>> = {
  en: async () => (await import('#i18n/locales/en/en.ts')).en,
  ja: async () => (await import('#i18n/locales/ja/ja.ts')).ja,
};
const START: Readonly<Record<UiLanguage, () => Promise<StartMessages>>> = {
  en: async () => (await import('#i18n/locales/en/start.ts')).enStart,
  ja: async () => (await import('#i18n/locales/ja/start.ts')).jaStart,
};

/** Both are fetched once, and reject where the network takes them away. */
export const loadMessages = (language: UiLanguage): Promise<Messages> => ALL[language]();
export const loadStartMessages = (language: UiLanguage): Promise<StartMessages> => START[language]();
