/**
 * i18next in its typed selector form: `t(($) => $.result.again)`. What the first screen says is there from the
 * start, the rest of its language follows before any other screen is shown (src/app/texts.ts), the other language
 * is fetched when the user chooses it. No fallback language: a missing text does not compile.
 */
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Lang } from '#functions/vocabulary.ts';
import { loadMessages, type StartMessages } from '#i18n/load-messages.ts';
import type { Messages } from '#i18n/locales/en/en.ts';
import { pseudoPlugin } from '#i18n/pseudo.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    enableSelector: true;
    resources: { app: Messages };
  }
}

const NAMESPACE = 'app';

/** A ready instance in this language, with all of its texts or those of the start; nothing is waited for. */
export function createI18n(
  language: Lang,
  messages: Messages | StartMessages,
  { pseudo = false } = {},
): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(pseudoPlugin)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [NAMESPACE],
      defaultNS: NAMESPACE,
      resources: { [language]: { [NAMESPACE]: messages } },
      interpolation: { escapeValue: false },
      initAsync: false,
      ...(pseudo ? { postProcess: [pseudoPlugin.name] } : {}),
    });
  return instance;
}

/** Adds what is missing of a language. Rejects where it cannot be had. */
export async function completeTexts(instance: i18n, language: Lang): Promise<void> {
  const messages = await loadMessages(language);
  instance.addResourceBundle(language, NAMESPACE, messages, true, true);
}

/**
 * Shows the app in another language as soon as its texts are here. Where they cannot be had, the language
 * stays as it is. `wanted` is asked when they have come: the user may have chosen another language meanwhile.
 *
 * @returns whether the app is in that language now
 */
export async function switchLanguage(
  instance: i18n,
  language: Lang,
  wanted: () => boolean = () => true,
): Promise<boolean> {
  if (!instance.hasResourceBundle(language, NAMESPACE)) {
    const messages = await loadMessages(language).catch(() => null);
    if (messages === null) return false;
    instance.addResourceBundle(language, NAMESPACE, messages);
  }
  if (!wanted()) return false;
  if (instance.language !== language) await instance.changeLanguage(language);
  return true;
}
