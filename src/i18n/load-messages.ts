/** The texts of one language, in chunks of their own: only the language that is shown is downloaded. */
import type { Lang } from '#functions/vocabulary.ts';
import type { Messages } from '#i18n/locales/en/en.ts';
import type { enStart } from '#i18n/locales/en/start.ts';

/** What the splash and the shell around every screen need. */
export type StartMessages = typeof enStart;

/** `locales/ja/ja.ts` exports `ja`, and `locales/ja/start.ts` exports `jaStart`; so does every language. */
const ALL = import.meta.glob<Readonly<Record<string, Messages>>>([
  './locales/*/*.ts',
  '!./locales/*/start.ts',
]);
const START = import.meta.glob<Readonly<Record<string, StartMessages>>>('./locales/*/start.ts');

async function load<Texts>(
  files: Readonly<Record<string, () => Promise<Readonly<Record<string, Texts>>>>>,
  file: string,
  name: string,
): Promise<Texts> {
  const texts = (await files[`./locales/${file}.ts`]?.())?.[name];
  if (texts === undefined) throw new Error(`There are no texts in locales/${file}.ts`);
  return texts;
}

/** Both are fetched once, and reject where the network takes them away. */
export const loadMessages = (language: Lang): Promise<Messages> =>
  load(ALL, `${language}/${language}`, language);
export const loadStartMessages = (language: Lang): Promise<StartMessages> =>
  load(START, `${language}/start`, `${language}Start`);
