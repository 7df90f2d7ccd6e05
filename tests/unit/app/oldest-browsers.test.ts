/** Which browsers are the oldest is said in two places, and nothing younger is used without a look for it. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { YOUNGER_PLATFORM } from '#tests/support/younger.ts';

it.each(['README.md', 'index.html'])(
  '%s names Chrome and Edge 111, Firefox 115 and Safari 16.4',
  async (file) => {
    const sentence =
      (await readFile(file, 'utf8')).split('\n').find((line) => line.includes('Firefox')) ?? '';
    expect(
      sentence
        .match(/\d+(?:\.\d+)?/g)
        ?.map(Number)
        .sort((a, b) => a - b),
    ).toEqual([16.4, 111, 115]);
  },
);

/** Uses without a look for it in the same file, and what happens where it is missing. */
const WAYS_ROUND: Readonly<Record<string, string>> = {
  'estimate in src/platform/storage-usage/storage-usage.ts': 'it throws, which is caught: not known',
  'requestIdleCallback in src/app/engine-prefetch.ts': 'loaded only where main.tsx has found it',
  'cancelIdleCallback in src/ui/later.ts': 'comes with requestIdleCallback, which is looked for',
  'cancelVideoFrameCallback in src/ui/screens/camera/live-view.tsx': 'so does its request',
};

/** The source's text without comments. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .map((file) => ({
    file,
    code: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, ''),
  }));

const used = (owner: string, name: string): RegExp =>
  // Names of a constructor itself that others have, too.
  ['URL', 'Response', 'AbortSignal'].includes(owner)
    ? new RegExp(`\\b${owner}\\.${name}\\(`)
    : new RegExp(`\\w\\.${name}\\(|new ${name}\\(|\\bnavigator\\.${name}\\b`);

it.each(
  Object.entries(YOUNGER_PLATFORM).flatMap(([owner, names]) => names.map((name) => [owner, name] as const)),
)('%s.%s is looked for wherever it is used', (owner, name) => {
  const bare = sources
    .filter(({ code }) => used(owner, name).test(code))
    .filter(({ code }) => !new RegExp(`'${name}' in |\\b${name}\\?\\.|\\b${name} === undefined`).test(code))
    .map(({ file }) => file);
  expect(bare.filter((file) => !(`${name} in ${file}` in WAYS_ROUND))).toEqual([]);
});
