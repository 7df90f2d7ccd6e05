import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGS, PRIVACIES, STYLES, THEMES } from '#functions/vocabulary.ts';
import {
  DEFAULT_SETTINGS,
  type Settings,
  SETTINGS_KEY,
  settingsAtom,
  settingsDamagedAtom,
  settingsRecord,
} from '#state/settings-atoms.ts';
import { setUp } from './support/services.ts';

const { read: readSettings, write: writeSettings } = settingsRecord;
const anySettings: fc.Arbitrary<Settings> = fc.record({
  version: fc.constant(4 as const),
  language: fc.constantFrom(...LANGS),
  theme: fc.constantFrom(...THEMES),
  style: fc.constantFrom(...STYLES),
  privacy: fc.constantFrom(...PRIVACIES),
  emailUpdates: fc.boolean(),
  soundEffects: fc.boolean(),
  vibration: fc.boolean(),
  lite: fc.boolean(),
  keepThumbnails: fc.boolean(),
  tellPremium: fc.boolean(),
  browserModel: fc.boolean(),
});

describe('settings', () => {
  it('speak Japanese until told otherwise', () => {
    expect(readSettings(null)).toEqual({ value: DEFAULT_SETTINGS, damaged: false });
    expect(DEFAULT_SETTINGS.language).toBe('ja');
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(readSettings(writeSettings(settings))).toEqual({ value: settings, damaged: false });
      }),
    );
  });

  it('fall back to the default on any text, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { value: settings, damaged } = readSettings(text);
        if (damaged) expect(settings).toEqual(DEFAULT_SETTINGS);
        else expect(readSettings(writeSettings(settings)).value).toEqual(settings);
      }),
    );
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":4}',
    '{"version":4,"language":"xx","theme":"auto","style":"classic"}',
  ])('count %s as damaged', (text) => {
    expect(readSettings(text)).toEqual({ value: DEFAULT_SETTINGS, damaged: true });
  });

  it.each([
    ['a newer version', '{"version":99,"language":"en","theme":"auto","style":"classic"}', false],
    ['a theme that is none', '{"version":4,"language":"en","theme":"<script>","style":"classic"}', true],
  ])('keep the language beside %s', (_what, text, damaged) => {
    expect(readSettings(text)).toEqual({ value: { ...DEFAULT_SETTINGS, language: 'en' }, damaged });
  });

  it('drop what they do not know', () => {
    const text = JSON.stringify({ ...DEFAULT_SETTINGS, language: 'en', surplus: 'x' });
    expect(readSettings(text).value).toEqual({ ...DEFAULT_SETTINGS, language: 'en' });
  });

  it('are not written when they could not be read back', () => {
    const wrong = { ...DEFAULT_SETTINGS, language: 'fr' } as unknown as Settings;
    expect(() => writeSettings(wrong)).toThrow();
  });
});

describe('settingsAtom', () => {
  it('reads what is stored and stores what changes', () => {
    const { store, storage } = setUp(writeSettings({ ...DEFAULT_SETTINGS, theme: 'dark' }));
    expect(store.get(settingsAtom).theme).toBe('dark');
    store.set(settingsAtom, { language: 'en' });
    expect(store.get(settingsAtom)).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', language: 'en' });
    expect(readSettings(storage.texts[SETTINGS_KEY] ?? null).value).toEqual(store.get(settingsAtom));
  });

  it('reports a damaged record and mends it with the next change', () => {
    const { store, storage } = setUp('not json');
    expect(store.get(settingsDamagedAtom)).toBe(true);
    store.set(settingsAtom, { theme: 'light' });
    expect(readSettings(storage.texts[SETTINGS_KEY] ?? null).damaged).toBe(false);
  });
});
