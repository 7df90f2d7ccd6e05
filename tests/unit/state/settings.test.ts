import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SETTINGS,
  LANGUAGES,
  readSettings,
  STYLES,
  THEMES,
  writeSettings,
  type Settings,
} from '#state/settings.ts';
import { settingsAtom, settingsDamagedAtom } from '#state/settings-atoms.ts';
import { setUp } from './support/services.ts';

const anySettings: fc.Arbitrary<Settings> = fc.record({
  version: fc.constant(1 as const),
  language: fc.constantFrom(...LANGUAGES),
  theme: fc.constantFrom(...THEMES),
  style: fc.constantFrom(...STYLES),
});

describe('settings', () => {
  it('speak Japanese until told otherwise', () => {
    expect(readSettings(null)).toEqual({ settings: DEFAULT_SETTINGS, damaged: false });
    expect(DEFAULT_SETTINGS.language).toBe('ja');
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(readSettings(writeSettings(settings))).toEqual({ settings, damaged: false });
      }),
    );
  });

  it('fall back to the default on any text, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { settings, damaged } = readSettings(text);
        if (damaged) expect(settings).toEqual(DEFAULT_SETTINGS);
        else expect(readSettings(writeSettings(settings)).settings).toEqual(settings);
      }),
    );
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":1}',
    '{"version":99,"language":"en","theme":"auto","style":"classic"}',
    '{"version":1,"language":"xx","theme":"auto","style":"classic"}',
    '{"version":1,"language":"en","theme":"<script>","style":"classic"}',
  ])('count %s as damaged', (text) => {
    expect(readSettings(text)).toEqual({ settings: DEFAULT_SETTINGS, damaged: true });
  });

  it('drop what they do not know', () => {
    const text = JSON.stringify({ ...DEFAULT_SETTINGS, language: 'en', surplus: 'x' });
    expect(readSettings(text).settings).toEqual({ ...DEFAULT_SETTINGS, language: 'en' });
  });

  it('are not written when they could not be read back', () => {
    const wrong = { ...DEFAULT_SETTINGS, language: 'fr' } as unknown as Settings;
    expect(() => writeSettings(wrong)).toThrow();
  });
});

describe('settingsAtom', () => {
  it('reads what is stored and stores what changes', () => {
    const { store, memory } = setUp(writeSettings({ ...DEFAULT_SETTINGS, theme: 'dark' }));
    expect(store.get(settingsAtom).theme).toBe('dark');
    store.set(settingsAtom, { language: 'en' });
    expect(store.get(settingsAtom)).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', language: 'en' });
    expect(readSettings(memory.text).settings).toEqual(store.get(settingsAtom));
  });

  it('reports a damaged record and mends it with the next change', () => {
    const { store, memory } = setUp('not json');
    expect(store.get(settingsDamagedAtom)).toBe(true);
    store.set(settingsAtom, { theme: 'light' });
    expect(readSettings(memory.text).damaged).toBe(false);
  });
});
