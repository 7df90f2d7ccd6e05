/** The three nets as figures: disguises of every kind, and lines of the corpora that the stored heads were not fitted to. */
import { describe, expect, it } from 'vitest';
import { LANGS } from '#functions/vocabulary.ts';
import { readCorpora } from '#lab/train-guard/corpora.ts';
import { checkLine } from '#roast/guard/check-line.ts';
import { checkText } from '#roast/guard/check-text.ts';
import { MEANING_BYTES } from '#roast/guard/meaning/meaning.ts';

/** Every dash, space, stop, colon and free-standing accent of Unicode. */
const SEPARATORS = Array.from({ length: 0x11_00_00 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{Pd}\p{Po}\p{Zs}\p{Sk}]/u.test(sign));

const passes = (text: string) => checkText(text, { teen: false }).length === 0;

describe('form', () => {
  it('knows more than eight hundred separators', () => expect(SEPARATORS.length).toBeGreaterThan(800));

  it.each([
    ['between letters', (s: string) => `You are u${s}g${s}l${s}y.`],
    ['inside a word', (s: string) => `You are ug${s}ly today.`],
    ['inside a short word', (s: string) => `So f${s}a${s}t.`],
    ['between kana', (s: string) => `デ${s}ブですね。`],
    ['between kana set apart', (s: string) => `あなたは ブ${s}ス だ`],
  ])('sees through any separator %s', (_where, disguise) => {
    expect(SEPARATORS.filter((separator) => passes(disguise(separator)))).toEqual([]);
  });

  it.each([
    'You are ugIy.',
    'Iook Iike a pig',
    'What an ldiot.',
    'vvhale face',
    'You are durnb.',
    '🆄🅶🅻🆈',
    '🇺🇬🇱🇾 face',
    'ᴜɢʟʏ',
    'wor thless',
    'ug–ly',
    'f‐a‐t',
    'u:g:l:y',
  ])('sees through %s', (text) => expect(passes(text)).toBe(false));
});

describe('claims', () => {
  it.each([
    'Your nose is a bit long.',
    'That forehead needs its own postcode.',
    'Two chins, and counting: your chins arrived first.',
    'A face like a potato.',
    'pockmarked',
    'crater skin',
    'ニキビ面',
    'にきび面だね',
    '毛穴がクレーターみたい',
    'あばた面',
    'アバタ顔',
    'ふとった',
    'フトったね',
    'おでこが広い',
    '鼻がじゃがいもみたい',
  ])('refuses %s', (text) => expect(passes(text)).toBe(false));

  it.each([
    'Your eyes look aside, as if the exit were there.',
    'Your eyebrows are up; somebody has named the price.',
    'Your forehead shines because of the lamp.',
    'That lamp is ugly, and it knows.',
    'I have two chins, and neither of them can cook.',
    '目が横を見ている。',
    '眉が上がりました。',
    '照明のせいで、おでこが光っている。',
    '私は二重あごを数えて寝る。',
  ])('lets through: %s', (text) => expect(passes(text)).toBe(true));
});

/** A little off what was measured on the kept tenth (lab/notes/guard.md). */
const FLOORS = {
  en: { hostile: 0.92, harmless: 0.45, closers: 0.75 },
  ja: { hostile: 0.9, harmless: 0.45, closers: 0.7 },
} as const;

describe.each(LANGS)('the three nets in %s, on lines that the stored head does not know', async (lang) => {
  const kept = (await readCorpora(lang)).filter(({ isKept }) => isKept);
  const refused = (lines: typeof kept, field: string) =>
    lines.filter(({ text }) => !checkLine(text, { lang, teen: true, field }).ok).length / lines.length;
  const hostile = kept.filter(({ isHostile }) => isHostile);
  const harmless = kept.filter(({ isHostile }) => !isHostile);

  it('stop the hostile, and no more of the harmless than measured', () => {
    expect(refused(hostile, 'opener')).toBeGreaterThan(FLOORS[lang].hostile);
    expect(refused(harmless, 'opener')).toBeLessThanOrEqual(FLOORS[lang].harmless);
    const closers = harmless.filter(({ theme }) => theme === 'warm-closer');
    expect(refused(closers, 'closer')).toBeLessThanOrEqual(FLOORS[lang].closers);
  });

  it('give a margin between 0 and 1 that is lower for the hostile', () => {
    const margins = (lines: typeof kept) =>
      lines.map(({ text }) => checkLine(text, { lang, teen: true, field: 'opener' }).margin);
    const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    expect([...margins(hostile), ...margins(harmless)].every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(mean(margins(hostile))).toBeLessThan(mean(margins(harmless)) - 0.2);
  });

  it('weigh at most 100 KB', () => expect(MEANING_BYTES[lang]).toBeLessThanOrEqual(100_000));

  it('refuse the early hostile corpora whole and at most a fiftieth of the harmless', async () => {
    const early = (await readCorpora(lang)).filter(({ author }) => author === 'early');
    const bad = early.filter(({ isHostile }) => isHostile);
    expect(bad.filter(({ text }) => passes(text))).toEqual([]);
    const good = early.filter(({ isHostile }) => !isHostile);
    expect(good.filter(({ text }) => !passes(text)).length / good.length).toBeLessThanOrEqual(0.02);
  });
});
