import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { banks } from '#roast/banks/banks.ts';
import { BANK_LIMITS, BANK_MINIMUMS } from '#roast/banks/types.ts';
import type { Audience, Horizon, Need } from '#roast/banks/types.ts';
import { hasDig, isStrength } from '#roast/guard/check-roast.ts';
import { checkText } from '#roast/guard/check-text.ts';
import { bankSentences } from './bank-sentences.ts';

const NAMED_GROUPS = new Set(['headlines', 'cues', 'kickers', 'caveats', 'closers']);
const AUDIENCES = (['teen', 'adult'] as const).flatMap((who) =>
  (['starter', 'seasoned'] as const).map((level) => ({ who, level })),
);
const fits = (advice: Audience, person: { who: string; level: string }) =>
  (advice.who ?? person.who) === person.who && (advice.level ?? person.level) === person.level;

function limitOf(path: string): number {
  const [group = '', second = '', third = ''] = path.split('/');
  if (group === 'sections') {
    return second === 'shapes'
      ? BANK_LIMITS.shape
      : second === 'clarity'
        ? BANK_LIMITS.clarity
        : BANK_LIMITS.section;
  }
  if (group === 'products') return path.includes('/whys/') ? BANK_LIMITS.why : BANK_LIMITS.category;
  const limits: Record<string, number> = {
    headlines: BANK_LIMITS.headline,
    cues: BANK_LIMITS.cue,
    kickers: BANK_LIMITS.kicker,
    caveats: BANK_LIMITS.caveat,
    truths: BANK_LIMITS.truth,
    greats: BANK_LIMITS.great,
    roadmap: BANK_LIMITS.step,
    closers: BANK_LIMITS.closer,
  };
  const limit = limits[group];
  if (limit === undefined) throw new Error(`no limit for ${group}/${second}/${third}`);
  return limit;
}

describe.each(LANGS)('the %s bank', (lang) => {
  const bank = banks[lang];
  const sentences = bankSentences(bank);

  it('holds a few hundred sentences, none of them twice', () => {
    const seen = new Map<string, string>();
    const twice = sentences.filter(({ path, text }) => {
      const before = seen.has(text);
      seen.set(text, path);
      return before;
    });
    expect(twice).toEqual([]);
    expect(sentences.length).toBeGreaterThan(900);
  });

  it('passes the guard, sentence by sentence', () => {
    const refused = sentences
      .map(({ path, text }) => ({ path, text, reasons: checkText(text, { teen: false }) }))
      .filter(({ reasons }) => reasons.length > 0);
    expect(refused).toEqual([]);
  });

  it('passes the teen rules wherever a teen may read it', () => {
    const refused = sentences
      .filter(({ audience }) => audience.who !== 'adult')
      .map(({ path, text }) => ({ path, text, reasons: checkText(text, { teen: true }) }))
      .filter(({ reasons }) => reasons.length > 0);
    expect(refused).toEqual([]);
  });

  it('praises without a dig, and closes on a strength', () => {
    expect(sentences.filter(({ group, text }) => group === 'greats' && hasDig(text, lang))).toEqual([]);
    expect(
      sentences.filter(
        ({ group, text }) => group === 'closers' && (!isStrength(text, lang) || hasDig(text, lang)),
      ),
    ).toEqual([]);
  });

  it('keeps to the lengths', () => {
    expect(sentences.filter(({ path, text }) => text.length > limitOf(path))).toEqual([]);
    expect(sentences.filter(({ text }) => text.trim() !== text || text === '')).toEqual([]);
  });

  it('addresses by name only where the name can be dropped', () => {
    const named = sentences.filter(({ text }) => text.includes('{name}'));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ group }) => !NAMED_GROUPS.has(group))).toEqual([]);
    const vocative =
      /^\{name\}(?:さん|ちゃん|くん)?[,、]|[,、] ?\{name\}(?:さん|ちゃん|くん)?[,、.:!?。！？]/u;
    expect(named.filter(({ text }) => !vocative.test(text) || text.split('{name}').length > 2)).toEqual([]);
  });

  it('offers enough alternatives everywhere', () => {
    const few: string[] = [];
    const need = (list: readonly unknown[], least: number, path: string) => {
      if (list.length < least) few.push(`${path}: ${list.length} of ${least}`);
    };
    for (const style of STYLES) {
      for (const [band, styled] of Object.entries(bank.headlines)) {
        need(styled[style], BANK_MINIMUMS.headlines, `headlines/${band}/${style}`);
      }
      for (const [key, styled] of Object.entries(bank.cues)) {
        const least = key.startsWith('expression.') ? BANK_MINIMUMS.expressionCues : BANK_MINIMUMS.flawCues;
        need(styled[style], least, `cues/${key}/${style}`);
      }
      for (const [key, styled] of Object.entries(bank.truths)) {
        const least = key.endsWith('.calm') ? BANK_MINIMUMS.calmTruths : BANK_MINIMUMS.truths;
        need(styled[style], least, `truths/${key}/${style}`);
      }
      for (const [key, styled] of Object.entries(bank.closers)) {
        need(styled[style], BANK_MINIMUMS.closers, `closers/${key}/${style}`);
      }
      need(bank.kickers[style], BANK_MINIMUMS.kickers, `kickers/${style}`);
      need(bank.caveats[style], BANK_MINIMUMS.caveats, `caveats/${style}`);
    }
    for (const [key, list] of Object.entries(bank.greats)) {
      need(list, key === 'effort' ? BANK_MINIMUMS.effort : BANK_MINIMUMS.greats, `greats/${key}`);
    }
    const { shapes, clarity, skinUnseen, ...rated } = bank.sections;
    for (const [shape, list] of Object.entries(shapes)) need(list, BANK_MINIMUMS.sections, `shapes/${shape}`);
    for (const [rating, list] of Object.entries(clarity))
      need(list, BANK_MINIMUMS.clarity, `clarity/${rating}`);
    need(skinUnseen, BANK_MINIMUMS.sections, 'skinUnseen');
    for (const [section, ratings] of Object.entries(rated)) {
      for (const [rating, list] of Object.entries(ratings)) {
        need(list, BANK_MINIMUMS.sections, `sections/${section}/${rating}`);
      }
    }
    for (const ideas of Object.values(bank.products)) {
      for (const { category, whys } of ideas) need(whys, BANK_MINIMUMS.whys, `products/${category}`);
    }
    expect(few).toEqual([]);
  });

  it('has advice for every need, horizon, age and level', () => {
    const holes: string[] = [];
    for (const need of Object.keys(bank.roadmap) as Need[]) {
      for (const person of AUDIENCES) {
        const name = `${need} for ${person.who}/${person.level}`;
        if (!bank.products[need].some((idea) => fits(idea, person))) holes.push(`products: ${name}`);
        for (const horizon of ['today', 'week', 'month'] satisfies Horizon[]) {
          if (!bank.roadmap[need][horizon].some((step) => fits(step, person)))
            holes.push(`${horizon}: ${name}`);
        }
      }
    }
    expect(holes).toEqual([]);
  });
});
