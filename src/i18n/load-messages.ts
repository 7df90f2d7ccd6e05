/** The texts of one language, each a chunk of its own: nobody downloads the language they do not read. */
import type { Messages } from '#i18n/locales/en/en.ts';

export type UiLanguage = 'en' | 'ja';

const LOADERS: Readonly<Record<UiLanguage, () => Promise<Messages>>> = {
  en: async () => (await import('#i18n/locales/en/en.ts')).en,
  ja: async () => (await import('#i18n/locales/ja/ja.ts')).ja,
};

/** Fetched once; rejects where the network takes it away. */
export const loadMessages = (language: UiLanguage): Promise<Messages> => LOADERS[language]();
