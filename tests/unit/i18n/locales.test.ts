import {
  AGE_RANGES,
  BANDS,
  CONFIDENCES,
  FACE_SHAPES,
  GENDERS,
  INTERESTS,
  MAIN_CONCERNS,
  SKINCARE_LEVELS,
  SKIN_METRICS,
  AUTH_ERROR_CODES,
  LANGS,
  WEAK_REASONS,
  OVERLAY_MAPS,
} from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { ANALYSIS_ERROR_CODES, STAGES } from '#analysis/contract.ts';
import { loadMessages, loadStartMessages } from '#i18n/load-messages.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { jaStart } from '#i18n/locales/ja/start.ts';
import { completeTexts, createI18n, switchLanguage } from '#i18n/setup.ts';
import { NOT_FOUND, ROUTES, type Route } from '#app/route-table.ts';
import { FIELD_ERRORS } from '#state/account-forms.ts';

/** Every text of a locale by its dotted key. */
function texts(node: unknown, path = ''): [key: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => texts(value, path === '' ? key : `${path}.${key}`));
}

const variables = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]));
const english = new Map(texts(en));
const japanese = new Map(texts(ja));

describe('locales', () => {
  it.each(LANGS)('%s has its texts, those of the start among them', async (language) => {
    const [all, start] = [await loadMessages(language), await loadStartMessages(language)];
    expect(Object.keys(all).toSorted()).toEqual(Object.keys(en).toSorted());
    expect(all).toMatchObject(start);
  });

  it('have the same keys', () => {
    expect([...japanese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('have no empty text', () => {
    for (const [key, text] of [...english, ...japanese]) expect(text.trim(), key).not.toBe('');
  });

  it('use the same variables in both languages', () => {
    for (const [key, text] of english)
      expect(variables(japanese.get(key) ?? ''), key).toEqual(variables(text));
  });

  it('are written, not copied: Japanese texts hold Japanese', () => {
    // A language is named in itself.
    const names = LANGS.map((lang) => `common.language.${lang}`);
    const same = new Set(['told.and', 'splash.title', 'titles.pattern', 'common.appName', ...names]);
    for (const [key, text] of japanese) {
      if (!same.has(key))
        expect(text, key).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
    }
  });

  it('quote the error screen word for word', () => {
    expect(en.common.crash).toEqual({
      title: 'Oops! Something went wrong',
      body: "We're sorry for the inconvenience. Please try refreshing the page or come back later.",
      refresh: 'Refresh Page',
    });
  });

  it('quote the first run and the error catalogue word for word', () => {
    expect(en.splash.start).toBe('Start Analysis');
    expect(en.onboarding.age.error).toBe('Please confirm all items above to continue');
    expect(en.premium.soon).toBe('Payment integration coming soon!');
    expect(en.account.errors['session-missing']).toContain('Auth session missing!');
    expect(en.account.errors['credentials-missing']).toBe(
      'You must provide either an email or phone number and a password',
    );
  });

  it('quote the offer of a new version word for word', () => {
    expect(en.app.update.title).toBe('A fresh version is ready ✨');
    expect(en.app.update.state.ready).toBe('Tap to update. Your data stays on this phone.');
    expect(ja.app.update.title).toContain('✨');
  });

  it('never say the price that was a slip of the specification', () => {
    expect(JSON.stringify(ja)).not.toContain('780');
  });

  it('quote the bands word for word', () => {
    expect(Object.values(en.result.bands)).toEqual([
      'Looking Good',
      'Not Bad',
      'Room for Growth',
      'Project Mode',
    ]);
  });

  describe.each([
    ['en', en],
    ['ja', ja],
  ] as const)('%s', (_language, locale) => {
    it('has a title, an explanation and a way on for every error code, and no code too many', () => {
      expect(Object.keys(locale.errors.codes).sort()).toEqual([...ANALYSIS_ERROR_CODES].sort());
      for (const code of ANALYSIS_ERROR_CODES) {
        expect(Object.keys(locale.errors.codes[code]).sort()).toEqual(['body', 'title', 'way']);
      }
    });

    it('has words for every account error, weak reason, option and title', () => {
      expect(Object.keys(locale.account.errors)).toEqual([...AUTH_ERROR_CODES]);
      expect(Object.keys(locale.account.reasons)).toEqual([...WEAK_REASONS]);
      expect(Object.keys(locale.account.fields)).toEqual([...FIELD_ERRORS]);
      const { options } = locale.onboarding;
      expect(Object.keys(options.ageRange).sort()).toEqual([...AGE_RANGES].sort());
      expect(Object.keys(options.gender)).toEqual([...GENDERS]);
      expect(Object.keys(options.mainConcern).sort()).toEqual([...MAIN_CONCERNS].sort());
      expect(Object.keys(options.skincareLevel)).toEqual([...SKINCARE_LEVELS]);
      expect(Object.keys(options.interest)).toEqual([...INTERESTS]);
      const titles = new Set<string>([
        'splash',
        NOT_FOUND.title,
        ...ROUTES.flatMap(({ title, asked = {} }: Route) => [title, ...Object.values(asked)]),
      ]);
      expect(Object.keys(locale.titles.pages).sort()).toEqual([...titles].sort());
    });

    it('has words for every stage, overlay, band, confidence, shape and metric', () => {
      expect(Object.keys(locale.progress.stages)).toEqual(expect.arrayContaining([...STAGES]));
      expect(Object.keys(locale.overlays.about)).toEqual([
        'none',
        'landmarks',
        'thirds',
        'fifths',
        ...OVERLAY_MAPS,
      ]);
      expect(Object.keys(locale.result.bands)).toEqual([...BANDS]);
      expect(Object.keys(locale.result.confidence)).toEqual(expect.arrayContaining([...CONFIDENCES]));
      expect(Object.keys(locale.result.shape.about)).toEqual([...FACE_SHAPES]);
      expect(Object.keys(locale.metrics.skin).sort()).toEqual([...SKIN_METRICS].sort());
    });
  });
});

describe('createI18n', () => {
  it('says the first screen with the texts of the start, and the rest once they are complete', async () => {
    const i18n = createI18n('ja', jaStart);
    expect(i18n.t(($) => $.splash.start)).toBe(ja.splash.start);
    await completeTexts(i18n, 'ja');
    expect(i18n.t(($) => $.result.another)).toBe(ja.result.another);
  });

  it('is ready at once, and fetches the other language when it is wanted', async () => {
    const i18n = createI18n('ja', ja);
    expect(i18n.t(($) => $.result.another)).toBe(ja.result.another);
    expect(await switchLanguage(i18n, 'en', () => false)).toBe(false);
    expect(i18n.t(($) => $.result.another)).toBe(ja.result.another);
    expect(await switchLanguage(i18n, 'en')).toBe(true);
    expect(i18n.t(($) => $.errors.codes['no-face'].title)).toBe(en.errors.codes['no-face'].title);
    expect(i18n.t(($) => $.progress.shot, { shot: 2, shots: 3 })).toBe('Photo 2 of 3');
  });
});
