/** The wire contract against anything: no throw, no key that it does not name, facts never over 1,024 bytes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as contract from '#roast/contract.ts';
import * as moments from '#functions/moment-words.ts';
import * as vocabulary from '#functions/vocabulary.ts';
import { fillName } from '#roast/fill-name.ts';
import { checkRoast } from '#roast/guard/check-roast.ts';
import { checkText } from '#roast/guard/check-text.ts';
import { written as writeRoast } from '#tests/support/roast.ts';

const { roastFactsSchema, roastSchema } = contract;
const { FACTS_MAX_BYTES } = moments;
const rating = fc.constantFrom(...vocabulary.RATINGS);
const word = <Word extends string>(words: readonly Word[]) => fc.option(fc.constantFrom(...words));
const level = fc.option(fc.integer({ min: 0, max: 4 }));
const skin = fc.record(
  Object.fromEntries(vocabulary.SKIN_METRICS.map((name) => [name, level])) as Record<
    vocabulary.SkinMetricName,
    typeof level
  >,
);

type Lists = Readonly<Record<string, readonly string[]>>;
const wordsOf = <Of extends Lists>(lists: Of) =>
  vocabulary.recordOf(vocabulary.keysOf(lists), (name) => word(lists[name] ?? [])) as {
    [Name in keyof Of]: fc.Arbitrary<Of[Name][number] | null>;
  };

/** Every value that the schema takes, not only those that a report can lead to. */
const anyFacts: fc.Arbitrary<contract.RoastFacts> = fc.record({
  v: fc.constant(moments.FACTS_VERSION),
  lang: fc.constantFrom(...vocabulary.LANGS),
  style: fc.constantFrom(...vocabulary.STYLES),
  score: fc.integer({ min: 0, max: 100 }),
  band: fc.constantFrom(...vocabulary.BANDS),
  confidence: fc.constantFrom(...vocabulary.CONFIDENCES),
  faceShape: fc.constantFrom(...vocabulary.FACE_SHAPES, 'unclear' as const),
  ratings: fc.record({ skin: rating, features: rating, vibe: rating }),
  skin,
  expression: fc.constantFrom(...vocabulary.EXPRESSIONS),
  light: fc.constantFrom(...vocabulary.LIGHTS),
  sharpness: fc.constantFrom(...vocabulary.SHARPNESSES),
  framing: fc.constantFrom(...vocabulary.FRAMINGS),
  concern: word(vocabulary.MAIN_CONCERNS),
  level: word(vocabulary.SKINCARE_LEVELS),
  teen: fc.option(fc.boolean()),
  variant: fc.integer({ min: 0, max: 65_535 }),
  moment: fc.record({
    ...wordsOf(moments.SHOWN),
    ...wordsOf(moments.OF_THE_MOMENT),
    tries: fc.option(fc.integer({ min: 1, max: 9 })),
  }),
  past: fc.record({
    repeats: word(moments.REPEATS),
    times: fc.option(fc.integer({ min: 2, max: 9 })),
    trend: word(moments.TRENDS),
    gap: word(moments.GAPS),
    best: fc.boolean(),
  }),
  turns: fc.array(fc.integer({ min: 0, max: contract.MAX_TURN }), {
    minLength: moments.TURNS.length,
    maxLength: moments.TURNS.length,
  }),
  tellings: fc.array(fc.integer({ min: 0, max: contract.MAX_TELLING }), {
    minLength: moments.TOLD_PLACES.length,
    maxLength: moments.TOLD_PLACES.length,
  }),
});
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength;

describe('facts', () => {
  it('fit into their bytes at their very longest', () => {
    const longest = (words: readonly string[]) => words.reduce((a, b) => (b.length > a.length ? b : a), '');
    const longestOf = (lists: Lists) =>
      vocabulary.recordOf(vocabulary.keysOf(lists), (name) => longest(lists[name] ?? []));
    const r = longest(vocabulary.RATINGS);
    const facts = {
      v: moments.FACTS_VERSION,
      lang: 'en',
      style: longest(vocabulary.STYLES),
      score: 100,
      band: longest(vocabulary.BANDS),
      confidence: longest(vocabulary.CONFIDENCES),
      faceShape: longest([...vocabulary.FACE_SHAPES, 'unclear']),
      ratings: { skin: r, features: r, vibe: r },
      skin: Object.fromEntries(vocabulary.SKIN_METRICS.map((name) => [name, null])),
      expression: longest(vocabulary.EXPRESSIONS),
      light: longest(vocabulary.LIGHTS),
      sharpness: longest(vocabulary.SHARPNESSES),
      framing: longest(vocabulary.FRAMINGS),
      concern: longest(vocabulary.MAIN_CONCERNS),
      level: longest(vocabulary.SKINCARE_LEVELS),
      teen: false,
      variant: 65_535,
      moment: {
        ...longestOf(moments.SHOWN),
        ...longestOf(moments.OF_THE_MOMENT),
        tries: null,
      },
      past: {
        repeats: longest(moments.REPEATS),
        times: null,
        trend: longest(moments.TRENDS),
        gap: longest(moments.GAPS),
        best: false,
      },
      turns: moments.TURNS.map(() => contract.MAX_TURN),
      tellings: moments.TOLD_PLACES.map(() => contract.MAX_TELLING),
    };
    expect(roastFactsSchema.safeParse(facts).success).toBe(true);
    expect(bytes(facts)).toBeLessThanOrEqual(FACTS_MAX_BYTES);
  });

  it('of any kind that the schema takes fit, and lead to a roast of the contract', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(roastFactsSchema.parse(facts)).toEqual(facts);
        expect(bytes(facts)).toBeLessThanOrEqual(FACTS_MAX_BYTES);
        expect(roastSchema.safeParse(writeRoast(facts)).success).toBe(true);
      }),
    );
  });

  it('with a field more, or one made anything, are refused or still facts', () => {
    fc.assert(
      fc.property(anyFacts, fc.string(), fc.anything(), (facts, key, value) => {
        const parsed = roastFactsSchema.safeParse({ ...facts, [key]: value });
        if (!Object.hasOwn(facts, key) && key !== '__proto__') expect(parsed.success).toBe(false);
        if (parsed.success) expect(bytes(parsed.data)).toBeLessThanOrEqual(FACTS_MAX_BYTES);
      }),
    );
  });
});

describe('anything at all', () => {
  it('is facts or none, a roast or none, and never an exception', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true }),
        anyFacts,
        (value, facts) => {
          expect(roastFactsSchema.safeParse(value).success).toBe(false);
          expect(roastSchema.safeParse(value).success).toBe(false);
          expect(checkRoast(value as contract.Roast, facts).ok).toBe(false);
        },
      ),
    );
  });

  it('said in a roast is judged without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 240 }), fc.boolean(), (text, teen) => {
        expect(Array.isArray(checkText(text, { teen }))).toBe(true);
      }),
    );
  });

  it('as a display name gives a roast that says it as it is, or leaves it out', () => {
    fc.assert(
      fc.property(anyFacts, fc.string({ unit: 'binary', maxLength: 30 }), (facts, name) => {
        const named = fillName(writeRoast(facts), name);
        expect(JSON.stringify(named)).not.toContain('{name}');
      }),
    );
  });
});
