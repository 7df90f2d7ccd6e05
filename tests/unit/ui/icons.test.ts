/** Icons are given their size in pixels; the style sheet makes it one that grows with the letters. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/lib/paths.ts';

const ui = inRoot('src', 'ui');
const sheet = readFileSync(inRoot('src', 'ui', 'styles', 'global.css'), 'utf8');
const sizes = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) => readFileSync(`${ui}/${name}`, 'utf8').match(/\bsize=\{\d+\}/g) ?? [])
  .map((size) => /\d+/.exec(size)?.[0] ?? '');

it('every size of an icon has its place in the rule, and nothing else has', () => {
  const ruled = [...sheet.matchAll(/\.lucide\[width='(\d+)'\]\) \{\s*--icon: (\d+);/g)];
  for (const [, width, icon] of ruled) expect(icon).toBe(width);
  expect(ruled.map(([, width]) => width)).toEqual([...new Set(sizes)].sort());
  expect(sheet).toMatch(/:where\(\.lucide\) \{[^}]*1rem[^}]*\}/);
});
