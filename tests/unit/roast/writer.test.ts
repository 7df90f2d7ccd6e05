import { LANGS, SKIN_METRICS, STYLES, type SkinMetricName } from '#functions/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { banks } from '#roast/banks/banks.ts';
import { roastFactsSchema, roastSchema } from '#roast/contract.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { checkRoast, roastTexts } from '#roast/guard/check-roast.ts';
import { seededRandom } from '#roast/random.ts';
import { closerCandidates, greatCandidates, truthCandidates } from '#roast/salience.ts';
import { composeRoast, writeRoast } from '#roast/writer.ts';
import { bankSentences } from './bank-sentences.ts';
import { SEED, brightFacts, randomFacts, unseenFacts } from './random-facts.ts';

const arbitraryFacts = fc
  .record({ seed: fc.integer(), lang: fc.constantFrom(...LANGS), kind: fc.integer({ min: 0, max: 2 }) })
  .map(({ seed, lang, kind }) => {
    const random = seededRandom(seed);
    return ([randomFacts, brightFacts, unseenFacts][kind] ?? randomFacts)(random, lang);
  });

/** All that a roast says, as one text. */
const whole = (facts: RoastFacts) => JSON.stringify(composeRoast(facts).roast);

describe.each(LANGS)('the writer in %s', (lang) => {
  it(`writes at least 950 distinct roasts from 1,000 random facts (seed ${SEED})`, () => {
    const random = seededRandom(SEED);
    const facts = Array.from({ length: 1000 }, () => randomFacts(random, lang));
    const roasts = new Set(facts.map(whole));
    const tops = new Set(
      facts.map((each) => {
        const { headline, opener, harshTruths, closer } = composeRoast(each).roast;
        return [headline, opener, ...harshTruths, closer].join('\n');
      }),
    );
    console.log(`${lang}: ${roasts.size} of 1000 distinct; headline to closer without advice: ${tops.size}`);
    expect(roasts.size).toBeGreaterThanOrEqual(950);
    expect(tops.size).toBeGreaterThanOrEqual(950);
  });

  it('leaves no sentence of the bank unreachable', () => {
    const random = seededRandom(SEED + 1);
    const missing = new Map(bankSentences(banks[lang]).map(({ text, path }) => [text, path]));
    const { joiner } = banks[lang];
    const drop = (text: string) => missing.delete(text);
    for (let i = 0; i < 60_000 && missing.size > 0; i++) {
      const make = i % 3 === 0 ? brightFacts : i % 40 === 1 ? unseenFacts : randomFacts;
      const { roast } = composeRoast(make(random, lang));
      for (const { text } of roastTexts(roast)) drop(text);
      for (const pair of [roast.opener, roast.sections.faceShape]) {
        // A cue or a shape ends where its partner begins: try every cut at the joiner or a full stop.
        for (let cut = 1; cut < pair.length; cut++) {
          if (missing.has(pair.slice(0, cut)) && pair.startsWith(joiner, cut)) {
            drop(pair.slice(0, cut));
          }
          if (missing.has(pair.slice(cut)) && pair.slice(0, cut).endsWith(joiner)) drop(pair.slice(cut));
        }
      }
    }
    expect([...missing.values()]).toEqual([]);
  });

  it('never repeats headline or opener from one variant to the next', () => {
    const random = seededRandom(SEED + 2);
    for (let i = 0; i < 300; i++) {
      const facts = { ...randomFacts(random, lang), variant: Math.floor(random() * 65_535) };
      const now = composeRoast(facts).roast;
      const next = composeRoast({ ...facts, variant: facts.variant + 1 }).roast;
      expect(next.headline).not.toBe(now.headline);
      expect(next.opener).not.toBe(now.opener);
    }
  });

  it('never writes two roasts alike in a row for the same person', () => {
    const random = seededRandom(SEED + 3);
    for (let person = 0; person < 20; person++) {
      const facts = { ...randomFacts(random, lang), variant: 65_530 };
      let previous = writeRoast(facts);
      for (let day = 0; day < 10; day++) {
        const roast = writeRoast({ ...facts, variant: (facts.variant + day) % 65_536 }, previous);
        expect(roast.headline).not.toBe(previous.headline);
        expect(roast.opener).not.toBe(previous.opener);
        expect(roast.closer).not.toBe(previous.closer);
        expect(roast.harshTruths.filter((truth) => previous.harshTruths.includes(truth))).toEqual([]);
        previous = roast;
      }
    }
  });
});

describe('any roast', () => {
  it('is valid, passes the guard, and repeats nothing', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        roastFactsSchema.parse(facts);
        const { roast } = composeRoast(facts);
        expect(roastSchema.parse(roast)).toEqual(roast);
        expect(roast.source).toBe('writer');
        expect(checkRoast(roast, facts)).toEqual({ ok: true });
      }),
      { numRuns: 250 },
    );
  });

  it('is the same for the same facts', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const reordered = Object.fromEntries(Object.entries(facts).reverse()) as RoastFacts;
        expect(composeRoast(reordered)).toEqual(composeRoast(facts));
      }),
      { numRuns: 50 },
    );
  });

  it('names at least two measured facts, all of them true, each topic once', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const { cue, truths, greats } = composeRoast(facts);
        const measured = truths.filter((key) => !key.startsWith('level.'));
        expect(measured.length).toBeGreaterThanOrEqual(2);
        const possible = new Set<string>(truthCandidates(facts).map(({ key }) => key));
        expect(measured.filter((key) => !possible.has(key))).toEqual([]);
        const praises = new Set<string>(greatCandidates(facts).map(({ key }) => key));
        expect(greats.filter((key) => !praises.has(key))).toEqual([]);
        const topics = [cue, ...truths, ...greats.filter((key) => key !== 'effort')].map(topicOf);
        expect(new Set(topics).size).toBe(topics.length);
      }),
    );
  });

  it('never mentions a skin metric that the photo does not show', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const { truths, greats } = composeRoast(facts);
        const named = [...truths, ...greats].filter((key) => key.startsWith('skin.')).map(topicOf);
        expect(named.filter((metric) => facts.skin[metric as SkinMetricName] === null)).toEqual([]);
      }),
    );
  });

  it('roasts the weakest first: a level-0 metric is among the truths', () => {
    const random = seededRandom(SEED + 4);
    for (const metric of SKIN_METRICS) {
      const facts = brightFacts(random, 'en');
      const { truths } = composeRoast({ ...facts, skin: { ...facts.skin, [metric]: 0 } });
      expect(truths).toContain(`skin.${metric}.strong`);
    }
  });

  it('ends on a strength that is true and was not teased', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const { closer, truths } = composeRoast(facts);
        const candidate = closerCandidates(facts).find(({ key }) => key === closer);
        expect(candidate).toBeDefined();
        expect(truths.map(topicOf)).not.toContain(candidate?.topic);
      }),
    );
  });

  it('says kindly that a photo of low confidence holds back', () => {
    const facts = { ...randomFacts(seededRandom(SEED), 'en'), confidence: 'low' as const };
    for (const style of STYLES) {
      const { roast } = composeRoast({ ...facts, style });
      expect(banks.en.caveats[style].some((caveat) => roast.opener.endsWith(caveat))).toBe(true);
    }
  });

  it('keeps adult-only advice from teens and steers by the concern', () => {
    const random = seededRandom(SEED + 5);
    for (let i = 0; i < 300; i++) {
      const facts = { ...randomFacts(random, 'en'), concern: 'aging' as const, level: 'advanced' as const };
      expect(composeRoast({ ...facts, teen: true }).needs[0]).toBe('basics');
      expect(composeRoast({ ...facts, teen: false }).needs[0]).toBe('lines');
      expect(checkRoast(composeRoast({ ...facts, teen: true }).roast, { lang: 'en', teen: true })).toEqual({
        ok: true,
      });
    }
  });
});

function topicOf(key: string): string {
  const [group = '', second = ''] = key.split('.');
  return group === 'skin' ? second : group === 'rating' ? key : group;
}
