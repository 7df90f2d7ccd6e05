/** What the function tells beside what the phone would, from banks that are split in memory. */
import { describe, expect, it } from 'vitest';
import { remember } from '#domain/facts/shown-lines.ts';
import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { roastFactsSchema, type RoastFacts, type ShownLines } from '#roast/contract.ts';
import { deepen, deepened } from '#roast/deepen.ts';
import { checkRoast } from '#roast/guard/check-roast.ts';
import { withFreshTurns } from '#roast/plan/memory.ts';
import { placedIn } from '#roast/plan/tellings.ts';
import { toldByFunction } from '#roast/plan/told-by-function.ts';
import { seededRandom } from '#roast/random.ts';
import { composeRoast, type ComposedRoast } from '#roast/writer.ts';
import { splitBankOf } from '#tests/support/split-bank.ts';
import { randomFacts, SEED } from './random-facts.ts';

const linesOf = ({ plan }: ComposedRoast) => placedIn(plan).map(({ option }) => option.line);
const claimsOf = ({ plan }: ComposedRoast) =>
  placedIn(plan).map(({ slot, option }) => `${slot} ${option.entry.key}`);
/** Praise may repeat. */
const jokesOf = ({ roast }: ComposedRoast) => [
  roast.headline,
  ...roast.harshTruths,
  roast.closer,
  roast.verdict ?? '',
];

describe.each(LANGS)('the function in %s', (lang) => {
  const random = seededRandom(SEED);
  const faces = Array.from({ length: 150 }, () => randomFacts(random, lang));
  const both = (facts: RoastFacts) => {
    const { bank, deep } = splitBankOf(lang, facts.style);
    return { own: composeRoast(facts, bank), better: deepened(facts, bank, deep) };
  };

  it('claims what the phone does, key by key, some of it in other words', () => {
    let other = 0;
    for (const facts of faces) {
      const { own, better } = both(facts);
      expect(claimsOf(better)).toEqual(claimsOf(own));
      expect(better.roast).toMatchObject({
        source: 'writer',
        sections: own.roast.sections,
        roadmap: own.roast.roadmap,
      });
      other += linesOf(better).filter((line, i) => line !== linesOf(own)[i]).length;
    }
    const share = other / (faces.length * 10);
    console.log(`${lang}: ${Math.round(share * 100)} % of the lines are the function's own`);
    expect(share).toBeGreaterThan(0.2);
  });

  it('passes the guard', () => {
    for (const facts of faces) expect(checkRoast(both(facts).better.roast, facts)).toEqual({ ok: true });
  });

  it('tells what the phone does where it has no more', () => {
    for (const facts of faces.slice(0, 20)) {
      const { bank } = splitBankOf(lang, facts.style);
      const { roast, plan } = deepened(facts, bank, {});
      expect(roast).toEqual(composeRoast(facts, bank).roast);
      expect(placedIn(plan)).toEqual(placedIn(composeRoast(facts, bank).plan));
    }
  });

  it('is told by the facts as they travel, from the banks as they lie on the disk', async () => {
    const [facts] = faces;
    if (facts === undefined) throw new Error('no facts');
    const { roast } = await deepen(roastFactsSchema.parse(JSON.parse(JSON.stringify(facts))));
    expect(roast.source).toBe('writer');
  });

  it('says no joke twice to a phone that remembers, in thirty photos on one kind of day', () => {
    for (const style of STYLES) {
      const { bank, deep } = splitBankOf(lang, style);
      let said: ShownLines = [];
      const heard: string[] = [];
      for (let photo = 0; photo < 30; photo++) {
        const facts = withFreshTurns({ ...randomFacts(random, lang), style, teen: null }, bank, said, {
          start: 7,
        });
        const told = deepened(facts, bank, deep);
        said = remember(said, toldByFunction(facts, told.roast, bank));
        heard.push(...jokesOf(told));
      }
      expect(heard.filter((line, i) => heard.indexOf(line) !== i)).toEqual([]);
    }
  });

  it('tells two phones apart that stand at the same facts', () => {
    let all = 0;
    let same = 0;
    for (const drawn of faces) {
      const { bank, deep } = splitBankOf(lang, drawn.style);
      const [own = [], one = [], other = []] = [{}, deep, deep].map((more, tellings) =>
        linesOf(deepened({ ...drawn, tellings: drawn.tellings.map(() => tellings) }, bank, more)),
      );
      for (const [i, line] of one.entries()) {
        if (line === own[i] || other[i] === own[i]) continue;
        all += 1;
        same += Number(line === other[i]);
      }
    }
    expect(same / all).toBeLessThan(0.2);
  });
});

describe('a line of the function', () => {
  const random = seededRandom(SEED);
  const { bank } = splitBankOf('en', 'classic');
  const drawn = Array.from({ length: 20 }, () => {
    const facts = { ...randomFacts(random, 'en'), style: 'classic', teen: null, confidence: 'high' } as const;
    return { facts, own: composeRoast(facts, bank) };
  });
  // No running joke, which nothing stands in place of.
  const found = drawn.find(({ own: { plan } }) =>
    plan.truths.slice(0, 1).every(({ line, entry }) => bank.truths[entry.key]?.includes(line)),
  );
  if (found === undefined) throw new Error('no facts');
  const { facts, own } = found;
  const [truth] = own.plan.truths;
  const { key = '' } = truth?.entry ?? {};
  const told = (...lines: readonly string[]) =>
    deepened(facts, bank, { truths: { [key]: lines } }).roast.harshTruths;
  const PLAIN = 'Words that nobody has told so far.';

  it('stands in place of the phone’s', () => {
    expect(told(PLAIN)).toContain(PLAIN);
  });

  it.each([
    ['is not for teens', 'Quite a row of teeth, that.'],
    ['begins like another', `${own.roast.headline.slice(0, 20)} and so on.`],
    ['is refused by the guard', 'What a fat face you have.'],
  ])('is not told where it %s', (_why, line) => {
    expect(told(line)).toEqual(own.roast.harshTruths);
  });

  it('comes after those that were told, and all told, the phone’s own does', () => {
    const at = (count: number) =>
      deepened({ ...facts, tellings: facts.tellings.map(() => count * 4) }, bank, {
        truths: { [key]: [PLAIN, 'Other words that nobody has told.'] },
      }).roast.harshTruths[0];
    expect([at(0), at(1), at(2)]).toEqual([
      PLAIN,
      'Other words that nobody has told.',
      own.roast.harshTruths[0],
    ]);
  });
});
