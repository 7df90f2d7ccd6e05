import { describe, expect, it } from 'vitest';
import { completeSplashAtom } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { SETTINGS_KEY, settingsAtom } from '#state/settings-atoms.ts';
import { startLanguage } from '#state/start-language.ts';
import { setUp } from './support/services.ts';

describe('the language before anybody has chosen one', () => {
  it.each([
    ['of the device', '', ['en-GB', 'ja'], 'en'],
    ['of the device, the first that we have', '', ['fr-FR', 'ja-JP', 'en'], 'ja'],
    ['Japanese where the device has none of ours', '', ['fr', 'de'], 'ja'],
    ['Japanese where the device says nothing', '', [], 'ja'],
    ['of a link, whatever the device has', '?lang=en', ['ja-JP'], 'en'],
    ['of a link in Japanese', '?a=1&lang=ja', ['en-US'], 'ja'],
    ['of the device, where a link asks for one that we lack', '?lang=fr', ['en'], 'en'],
  ] as const)('is that %s', (_of, search, device, expected) => {
    expect(startLanguage(search, device)).toBe(expected);
  });

  const inEnglish = (world = setUp()) => {
    world.store.set(servicesAtom, { ...world.store.get(servicesAtom), startLanguage: 'en' });
    return world;
  };

  it('holds until another is chosen, and is kept from the splash on', () => {
    const { store, storage } = inEnglish();
    expect(store.get(settingsAtom).language).toBe('en');
    expect(storage.texts[SETTINGS_KEY]).toBeUndefined();
    store.set(completeSplashAtom);
    expect(setUp(storage.texts[SETTINGS_KEY]).store.get(settingsAtom).language).toBe('en');
  });

  it('gives way to a choice that is stored', () => {
    const { store, storage } = inEnglish();
    store.set(settingsAtom, { language: 'ja' });
    expect(inEnglish(setUp(storage.texts[SETTINGS_KEY])).store.get(settingsAtom).language).toBe('ja');
  });
});
