/** What a model hears: facts in words that may be joked about or praised now, and nothing besides. */
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import type { RoastFacts } from '#roast/contract.ts';
import type { JsonSchema } from '#roast/model/types.ts';
import { isTag } from '#roast/plan/claims.ts';
import { tagsFor } from '#roast/plan/facts-to-tags.ts';
import { seededRandom } from '#roast/random.ts';
import { written } from '#tests/support/roast.ts';
import { SAMPLE_FACTS } from '#tests/unit/functions/support/facts.ts';
import { randomFacts, SEED } from '../random-facts.ts';
import { requestOn, subjectsIn } from './support.ts';

const random = seededRandom(SEED);
const MANY: readonly RoastFacts[] = Array.from({ length: 120 }, (_, i) =>
  randomFacts(random, LANGS[i % 2] ?? 'en'),
);

const KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'description',
]);
function keywordsIn(schema: JsonSchema): string[] {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return [...Object.keys(schema), ...inner.flatMap(keywordsIn)];
}

test('only facts that hold, and that a teen or a concern does not forbid', async () => {
  for (const facts of MANY) {
    const tags = tagsFor(facts);
    const { jokes, praise } = subjectsIn(await requestOn(facts));
    expect(jokes.length).toBeGreaterThan(0);
    expect(praise.length).toBeGreaterThan(0);
    for (const tag of [...jokes, ...praise]) expect(isTag(tag) && tags.has(tag), tag).toBe(true);
    if (facts.teen === false) continue;
    for (const tag of [...jokes, ...praise]) expect(tag).not.toMatch(/^mouth\.teeth$|darkCircles/u);
    if (facts.style === 'spicy') for (const tag of jokes) expect(tag).not.toMatch(/^skin\./u);
  }
});

test('no score, band, level, shape or turn, and no digit but the number of a photo', async () => {
  for (const facts of MANY) {
    const { user } = await requestOn(facts);
    expect(user).not.toMatch(/\bband\.|\b(?:score|oval|oblong|heart|square|round|variant|turns?)\b/u);
    const numbers = user.match(/\d+/gu) ?? [];
    for (const number of numbers) expect([`${facts.moment.tries}`, `${facts.past.times}`]).toContain(number);
    // A mark of the skin that nobody named is not spoken of, nor are lines.
    expect(user).not.toContain('skin.lines');
  }
});

test('spots that nobody named are kept from it', async () => {
  const skin = { ...SAMPLE_FACTS.skin, spots: 0, evenness: 0 };
  const { user } = await requestOn({ ...SAMPLE_FACTS, skin });
  expect(user).not.toMatch(/spots|evenness/u);
});

describe.each(LANGS)('in %s', (lang: Lang) => {
  test('the schema has only keywords that every provider takes, and names the facts of the prompt', async () => {
    const request = await requestOn({ ...SAMPLE_FACTS, lang });
    expect(new Set(keywordsIn(request.schema))).toEqual(KEYWORDS);
    const { jokes, praise } = subjectsIn(request);
    const candidate = request.schema.properties?.['candidates']?.items?.properties;
    expect(candidate?.['headline']?.properties?.['about']?.enum).toEqual(jokes);
    expect(candidate?.['closer']?.properties?.['about']?.enum).toEqual(praise);
  });

  test('six to eight examples, none of them a line of this roast', async () => {
    const facts = { ...SAMPLE_FACTS, lang };
    const { system } = await requestOn(facts);
    const examples = [...system.matchAll(/^- (?:verdict|headline|truth|closer), \S+: (.+)$/gmu)].map(
      ([, text]) => text,
    );
    expect(examples.length).toBeGreaterThanOrEqual(6);
    expect(examples.length).toBeLessThanOrEqual(8);
    const own = JSON.stringify(written(facts));
    for (const text of examples) expect(own).not.toContain(JSON.stringify(text));
  });
});

test('the same facts ask the same question', async () => {
  expect(await requestOn(SAMPLE_FACTS)).toEqual(await requestOn({ ...SAMPLE_FACTS }));
});
