/**
 * i18next in its typed selector form: `t(($) => $.result.again)`. Both languages are part of the
 * bundle (some 30 KB together), so that switching needs neither a reload nor the network.
 */
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en, type Messages } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { pseudoPlugin } from '#i18n/pseudo.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    enableSelector: true;
    resources: { app: Messages };
  }
}

export type UiLanguage = 'en' | 'ja';

/** A ready instance; nothing is loaded later, so nothing is waited for. */
export function createI18n(language: UiLanguage, { pseudo = false } = {}): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(pseudoPlugin)
    .init({
      lng: language,
      fallbackLng: 'en',
      ns: ['app'],
      defaultNS: 'app',
      resources: { en: { app: en }, ja: { app: ja } },
      interpolation: { escapeValue: false },
      initAsync: false,
      ...(pseudo ? { postProcess: [pseudoPlugin.name] } : {}),
    });
  return instance;
}
