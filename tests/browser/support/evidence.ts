/**
 * What the pages showed when a test failed: kept in out/test/failures, which nobody commits, and in short in the log,
 * which is all that continuous integration shows.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { RunnerTestCase } from 'vitest';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';
import { patience } from '#tests/support/patience.ts';
import { inTime, testimonies, type PageSeen, type Testimony } from './witnesses.ts';

const FAILURES = inRoot('out', 'test', 'failures');
/** A page that lives answers in far less; what a page does not answer is not waited for any longer. */
const LIMIT_MS = patience(5);

const TEXT = 1_500;
const LINES = 20;
const VALUE = 80;

export type FailedTest = Pick<RunnerTestCase, 'name' | 'fullTestName' | 'id'> & {
  readonly file: { readonly filepath: string };
};

/** Tests that have said what they saw. */
const told = new WeakSet<object>();

const fileName = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');

/** Where a test's evidence lies: a folder a test file, one a test. */
export const evidenceFolder = ({ file, fullTestName, id }: FailedTest): string =>
  join(
    FAILURES,
    relative(ROOT, file.filepath).replace(/\.test\.ts$/, ''),
    `${fileName(fullTestName)}-${id.split('_').slice(1).join('-')}`,
  );

export const forgetFailures = (): Promise<void> => rm(FAILURES, { recursive: true, force: true });

/**
 * Keeps pictures, addresses, texts, storage, console and failed requests of all open pages, and prints them in short.
 * Once a test. Never rejects and always ends: a page that hangs must not hide how the test failed.
 */
export async function keepEvidence(test: FailedTest, limitMs = LIMIT_MS): Promise<void> {
  if (told.has(test)) return;
  told.add(test);
  try {
    const folder = evidenceFolder(test);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const seen = await inTime(
      () => testimonies(folder, limitMs),
      (): readonly Testimony[] => [],
      // Every piece has its own limit; this one is for what none of us thought of.
      3 * limitMs,
    );
    await writeFile(join(folder, 'seen.json'), `${JSON.stringify(seen, null, 2)}\n`);
    console.log([`What "${test.name}" saw when it failed:`, ...seen.flatMap(inShort)].join('\n'));
  } catch (error) {
    console.log(`What "${test.name}" saw could not be kept:`, error);
  }
}

/** Fails the test, and keeps what its pages show, where they threw what nobody caught; empties the list. */
export async function failOnThrown(test: FailedTest, errors: string[]): Promise<void> {
  const thrown = errors.splice(0);
  if (thrown.length === 0) return;
  await keepEvidence(test);
  throw new Error(`The page threw:\n${thrown.join('\n')}`);
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);
const oneLine = (text: string) => cut(text.replaceAll(/\s+/g, ' '), VALUE);
const indent = (text: string) => text.replaceAll(/^/gm, '    ');

function inShort({ pages, console, failedRequests, thrown }: Testimony, index: number): string[] {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`  ${title}:`, ...lines.slice(-LINES).map(indent)];
  return [
    ...pages.flatMap((page, number) => pageInShort(page, `context ${index + 1}, page ${number + 1}`)),
    ...section('console', console),
    ...section('failed requests', failedRequests),
    ...section('not caught', thrown),
  ];
}

const pageInShort = ({ address, title, text, picture, storage }: PageSeen, which: string): string[] => [
  `  ${which}: ${address} "${title}"`,
  `  picture: ${picture.startsWith(ROOT) ? relative(ROOT, picture) : picture}`,
  '  text:',
  indent(cut(text, TEXT)),
  ...Object.entries(storage).flatMap(([kind, texts]) => [
    `  ${kind}:`,
    ...Object.entries(texts).map(([name, value]) => `    ${name} = ${oneLine(value)}`),
  ]),
];
