import { LANGS, recordOf, SKIN_METRICS, STYLES } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { adviser } from '#roast/advice.ts';
import type { Bank, ProductIdea, Step } from '#roast/banks/types.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { seededRandom } from '#roast/random.ts';
import { bankOf } from '#tests/support/roast.ts';
import { brightFacts } from './random-facts.ts';

const bright = brightFacts(seededRandom(1), 'en');
/** Spots are spoken of where their person asked about them. */
const FACTS: RoastFacts = {
  ...bright,
  concern: 'acne',
  skin: recordOf(SKIN_METRICS, () => 4),
  level: 'basic',
  teen: false,
};

/** All steps and categories of two hundred roasts. */
function told(bank: Bank, facts: RoastFacts, needs: Parameters<typeof adviser>[2]) {
  const all = Array.from({ length: 200 }, (_, seed) => adviser(facts, bank, needs)(seed));
  return {
    steps: new Set(all.flatMap(({ roadmap }) => Object.values(roadmap).flat())),
    categories: new Set(all.flatMap(({ products }) => products.map(({ category }) => category))),
    all,
  };
}

const kindIn = (pieces: readonly (Step | ProductIdea)[], name: string) =>
  pieces.find((piece) => ('text' in piece ? piece.text : piece.category) === name)?.kind;

describe.each(LANGS.flatMap((lang) => STYLES.map((style) => [lang, style] as const)))(
  'the advice in %s, %s',
  (lang, style) => {
    const bank = bankOf(lang, style);

    it('is for what shows where it says so', () => {
      const patches = bank.products.spots.filter(({ when }) => when?.includes('skin.spots.shows'));
      expect(patches.length).toBeGreaterThan(0);
      const asked = told(bank, FACTS, ['spots']).categories;
      const shown = told(bank, { ...FACTS, confidence: 'high', skin: { ...FACTS.skin, spots: 0 } }, [
        'spots',
      ]);
      for (const { category } of patches) expect(asked).not.toContain(category);
      expect(patches.some(({ category }) => shown.categories.has(category))).toBe(true);
    });

    it('clears up behind nobody whose background is only dark or bright', () => {
      const clutter =
        /plain wall|plainest|three walls|nothing to say|Hooks|laundry|無地|フック|三つの壁|無口|何も言わない|洗濯物/u;
      for (const background of ['dark', 'bright', 'busy'] as const) {
        const facts: RoastFacts = { ...FACTS, moment: { ...FACTS.moment, background } };
        const { steps, categories } = told(bank, facts, ['background']);
        const found = [...steps, ...categories].filter((text) => clutter.test(text));
        expect(found.length > 0, `${background}: ${found.join(' ')}`).toBe(background === 'busy');
      }
    });

    it('sends only whose spots or redness show to a doctor', () => {
      const needs = ['spots', 'redness'] as const;
      const shown = { ...FACTS, confidence: 'high' as const, skin: { ...FACTS.skin, spots: 0, redness: 0 } };
      const doctor = /doctor|お医者さん/u;
      expect([...told(bank, FACTS, needs).steps].filter((text) => doctor.test(text))).toEqual([]);
      expect([...told(bank, shown, needs).steps].some((text) => doctor.test(text))).toBe(true);
    });

    it('holds no kind twice in a list', () => {
      const needs = ['evenness', 'shine', 'basics'] as const;
      const ideas = needs.flatMap((need) => bank.products[need]);
      for (const { products } of told(bank, FACTS, needs).all) {
        const kinds = products.flatMap(({ category }) => kindIn(ideas, category) ?? []);
        expect(new Set(kinds).size).toBe(kinds.length);
      }
    });

    it('neither takes a photo now nor needs the sun at night', () => {
      const now = /take it again|daylight\.$|そこでもう一枚。|今すぐ/u;
      const steps = Object.values(bank.roadmap).flatMap(({ today }) => today.map(({ text }) => text));
      expect(steps.filter((text) => now.test(text))).toEqual([]);
    });
  },
);

describe.each(STYLES)('the advice in en, %s', (style) => {
  it('puts nothing strong on cheeks that are red', () => {
    const strong = /retinol|lactic|vitamin C|clay/iu;
    const needs = ['evenness', 'texture', 'pores', 'lines'] as const;
    const calm: RoastFacts = { ...FACTS, level: 'advanced', confidence: 'high' };
    const red: RoastFacts = { ...calm, skin: { ...calm.skin, redness: 0 } };
    const found = (facts: RoastFacts) => {
      const all = needs.map((need) => told(bankOf('en', style), facts, [need]));
      return all
        .flatMap(({ steps, categories }) => [...steps, ...categories])
        .filter((text) => strong.test(text));
    };
    expect(found(calm).length).toBeGreaterThan(5);
    expect(found(red)).toEqual([]);
  });
});
