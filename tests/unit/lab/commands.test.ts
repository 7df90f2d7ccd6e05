import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS, listing } from '#lab/commands.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { inLab } from './support/in-lab.ts';

test('every folder of the lab with a command is named, and no other', () => {
  const folders = readdirSync(inRoot('lab'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('/command.ts'))
    .map((path) => path.replace('/command.ts', ''));
  expect(folders.toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});

test('without a name it lists every command with its line, and is content', async () => {
  const { code, said } = await inLab();
  expect([code, said]).toEqual([0, listing()]);
  for (const [name, { about }] of Object.entries(COMMANDS)) {
    expect(said).toMatch(new RegExp(`^${name} +${about.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'm'));
  }
});

test('a name that no command has is no success', async () => {
  const { code, said } = await inLab('benhc');
  expect([code, said]).toEqual([2, `There is no command "benhc" in the lab.\n\n${listing()}`]);
});

test('a command explains itself', async () => {
  const { code, said } = await inLab('compare-reports', '--help');
  expect(code).toBe(0);
  expect(said).toContain('Usage: npm run lab -- compare-reports [options] <before> <after>');
  expect(said.replaceAll(/\s+/g, ' ')).toContain(COMMANDS['compare-reports']?.about);
});

test.each([
  [['compare-reports', 'only-one.jsonl'], "missing required argument 'after'"],
  [['compare-reports', 'a', 'b', 'c'], 'too many arguments'],
  [['check-roasts', 'x.jsonl', '--fast'], "unknown option '--fast'"],
  [['check-roasts', 'x.jsonl', '--half', 'third'], 'It is one of first, second.'],
  [['check-roasts', 'x.jsonl', '--faces', '1'], 'It is a whole number from 2 on.'],
])('%j is refused in words, and says what the command takes', async (args, words) => {
  const { code, said } = await inLab(...args);
  expect(code).toBe(2);
  expect(said).toContain(words);
  expect(said).toContain('Usage:');
});

const FOLDERS = ['docs', 'lab', 'models', 'scripts', 'src', 'supabase', 'tests'];
const TEXTS = [
  ...readdirSync(inRoot('.')),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter((name) => /\.(md|ts|tsx|toml|sql)$/.test(name) && !name.startsWith(join('tests', 'unit')));
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** `npm run -s lab -- size` names the script `lab` and its command `size`. */
const NAMED = /npm run (?:-s )?([a-z][\w:-]*)(?: -- ([a-z][\w-]+))?/g;

test('every command that a document or a comment names is there', () => {
  const missing = TEXTS.flatMap((name) =>
    [...readFileSync(inRoot(name), 'utf8').matchAll(NAMED)]
      .filter(
        ([, script = '', word]) =>
          !(script in scripts) || (script === 'lab' && word !== undefined && !(word in COMMANDS)),
      )
      .map(([all]) => `${name}: ${all}`),
  );
  expect(missing).toEqual([]);
});
