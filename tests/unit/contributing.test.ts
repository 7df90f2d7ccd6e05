/** CONTRIBUTING.md names files, commands and lists: each of them is there. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#scripts/lib/paths.ts';

const LINES = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8').split('\n');
const FOLDERS = ['docs', 'lab', 'models', 'scripts', 'src', 'supabase', 'tests'];

/** Every file of the repository that a recipe may name, relative to the root. */
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  ),
);

const quotedIn = (line: string) => [...line.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);
const isPath = (quoted: string) => FOLDERS.some((folder) => quoted.startsWith(`${folder}/`));

/** The files that a path means; the same placeholder stands for the same name. */
function filesOf(path: string): readonly string[] {
  const seen = new Set<string>();
  const pattern = path
    .split(/(<\w+>)/)
    .map((part) => {
      if (!part.startsWith('<')) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const name = part.slice(1, -1);
      if (seen.has(name)) return `\\k<${name}>`;
      seen.add(name);
      return `(?<${name}>[^/]+)`;
    })
    .join('');
  const wanted = new RegExp(`^${pattern}$`);
  return FILES.filter((file) => wanted.test(file));
}

const QUOTED = LINES.flatMap(quotedIn);

test.each([...new Set(QUOTED.filter(isPath))])('%s is there', (path) => {
  expect(filesOf(path)).not.toEqual([]);
});

test.each([...new Set(QUOTED.filter((quoted) => quoted.startsWith('npm ')))])('%s can be run', (command) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(inRoot('package.json'), 'utf8'),
  );
  const [, first = '', second = ''] = command.split(' ');
  expect(Object.keys(scripts)).toContain(first === 'run' ? second : first);
});

/** `SKIN_METRICS`, `roastFactsSchema`: names in the code, as opposed to `<Name>Screen`. */
const NAMES = LINES.flatMap((line) =>
  quotedIn(line)
    .filter((quoted) => /^\w+$/.test(quoted))
    .map((name) => ({ name, paths: quotedIn(line).filter(isPath) })),
);

test.each(NAMES)('$name stands in a file that its line names', ({ name, paths }) => {
  const texts = paths
    .flatMap(filesOf)
    .filter((file) => statSync(inRoot(file)).isFile())
    .map((file) => readFileSync(inRoot(file), 'utf8'));
  expect(texts.some((text) => new RegExp(`\\b${name}\\b`).test(text))).toBe(true);
});

test('every recipe names how it is checked, and the README leads to them', () => {
  const recipes = LINES.join('\n').split('\n## ').slice(1);
  expect(recipes.length).toBeGreaterThanOrEqual(8);
  for (const recipe of recipes) expect(recipe, recipe.split('\n')[0]).toMatch(/^Check: /m);
  expect(readFileSync(inRoot('README.md'), 'utf8')).toContain('(CONTRIBUTING.md)');
});
