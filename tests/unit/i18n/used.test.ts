/** Every text is said somewhere: what nobody asks for any more goes. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const PLURAL = /_(?:one|other)$/;

/** Every text of a locale by its dotted key; the forms of a plural share one. */
function keysOf(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return [path.join('.').replace(PLURAL, '')];
  return Object.entries(node).flatMap(([key, value]) => keysOf(value, [...path, key]));
}

const source = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('i18n/locales'))
  .map((name) => readFileSync(inRoot('src', name), 'utf8'))
  .join('\n');

/** How a text is asked for: `$.history.compare.title`, `$.metrics.skin[key].name`. */
const PATH = /\$((?:\s*\.\s*\w+|\[(?:[^[\]]|\[[^\]]*\])+\])+)/g;
const STEP = /\.\s*(\w+)|\[((?:[^[\]]|\[[^\]]*\])+)\]/g;

/** As the beginning of a key; what only a run knows stands for any step. */
const asked = [...source.matchAll(PATH)].map(([, path = '']) => {
  const steps = [...path.matchAll(STEP)].map(
    ([, name, index = '']) => name ?? /^'([^']*)'$/.exec(index)?.[1] ?? '[^.]+',
  );
  return new RegExp(`^${steps.join('\\.')}(?:\\.|$)`);
});

it('finds how texts are asked for', () => {
  const finds = (key: string) => asked.some((path) => path.test(key));
  expect(finds('history.compare.title')).toBe(true);
  expect(finds('metrics.skin.spots.name')).toBe(true);
  expect(finds('result.score.outOf')).toBe(false);
});

it('has no text that nobody asks for', () => {
  const keys = [...new Set(keysOf(en))];
  expect(keys.filter((key) => !asked.some((path) => path.test(key)))).toEqual([]);
});

it('has no variable that nobody fills', () => {
  const named = [...JSON.stringify(en).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
});
