import { describe, expect, it } from 'vitest';
import { CLAIMS } from '#roast/plan/claims.ts';
import { tagsFor } from '#roast/plan/facts-to-tags.ts';
import { AGAIN } from '#roast/plan/running-jokes.ts';
import type { Tag } from '#roast/plan/tags.ts';
import { factsOf } from '#scripts/roast/facts.ts';
import { run } from '#scripts/roast/run.ts';

async function said(...args: string[]) {
  const lines: string[] = [];
  const code = await run(args, (text) => lines.push(text));
  return { code, lines };
}

describe('npm run roast', () => {
  it.each(['en', 'ja'])('tells lines of these tags, each with its key (%s)', async (lang) => {
    const { code, lines } = await said('--tags', 'light.dim,told.exams', '--lang', lang);
    expect(code).toBe(0);
    expect(lines).toHaveLength(9);
    for (const place of ['headline', 'opener', 'truth', 'closer']) {
      const line = lines.find((text) => text.startsWith(place));
      expect(line, place).toMatch(/\[.*(light\.dim|told\.exams).*\]$/);
    }
  });

  it('tells another line of the same key with another seed', async () => {
    const told = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => said('--tags', 'light.dim', '--seed', seed)),
    );
    const openers = told.map(({ lines }) => lines[1] ?? '');
    expect(new Set(openers).size).toBeGreaterThan(1);
    for (const opener of openers) expect(opener).toContain('[light.dim]');
  });

  it.each([
    [[], 'Which tags?'],
    [['--tags', 'light.dimm'], 'no tag: light.dimm'],
    [['--tags', 'light.dim', '--style', 'mild'], '--style is gentle or classic or spicy'],
    [['--tags', 'light.dim', '--seed', 'x'], '--seed is a whole number'],
  ])('says what it cannot read: %j', async (args, reason) => {
    const { code, lines } = await said(...args);
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain(reason);
  });
});

it('knows a photo for every tag', () => {
  const unheard = (Object.keys(CLAIMS) as Tag[]).filter(
    // A running joke hangs on what a phone told before, not on the photo.
    (tag) => !AGAIN.has(tag) && !tagsFor(factsOf([tag], 'en', 'classic', 0)).has(tag),
  );
  expect(unheard).toEqual([]);
});
