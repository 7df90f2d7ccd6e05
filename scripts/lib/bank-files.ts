/** The files of the phrase banks, held to their schema: before every build, and by a unit test. */
import { readFile } from 'node:fs/promises';
import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { ADVICE_FILES, STYLE_FILES } from '#roast/banks/schema.ts';
import type { z } from 'zod';
import { inRoot } from './paths.ts';

const BANKS = 'supabase/functions/_shared/roast/banks';

/** Every file with its schema. */
const FILES: readonly (readonly [path: string, schema: z.ZodType])[] = LANGS.flatMap((lang) => [
  ...STYLES.flatMap((style) =>
    Object.entries(STYLE_FILES).map(
      ([name, schema]) => [`${BANKS}/${lang}/${style}/${name}.json`, schema] as const,
    ),
  ),
  ...Object.entries(ADVICE_FILES).map(
    ([name, schema]) => [`${BANKS}/${lang}/advice/${name}.json`, schema] as const,
  ),
]);

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Where the value at this path stands, as an index into the text: its keys one after another, then its own words. */
function placeOf(text: string, path: readonly PropertyKey[], value: unknown): number {
  let from = 0;
  for (const part of path) {
    if (typeof part !== 'string') continue;
    const found = text.indexOf(`${JSON.stringify(part)}:`, from);
    if (found >= 0) from = found;
  }
  if (typeof value !== 'string') return from;
  const found = text.indexOf(JSON.stringify(value), from);
  return found >= 0 ? found : from;
}

/** `"light.dim", line 3`: lines are counted from 1. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `line ${part + 1}` : JSON.stringify(String(part))))
    .join(', ');

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    root,
  );

/** Where the text says otherwise than what was read of it: a key that stands twice loses its first lines. */
function unread(text: string, read: unknown): number | null {
  const wanted = JSON.stringify(read).replace(/\s/g, '');
  let next = 0;
  for (let i = 0; i < text.length; i++) {
    if (/\s/.test(text[i] ?? '')) continue;
    if (text[i] !== wanted[next]) return i;
    next++;
  }
  return null;
}

/**
 * What is wrong with the text of a bank's file, a sentence each, which names file, line of the file, key and line of the
 * key; none where all is well.
 */
export function faultsIn(path: string, text: string, schema: z.ZodType): string[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return [`${path}: no JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
  const differs = unread(text, read);
  if (differs !== null) {
    return [`${path}:${lineAt(text, differs)}: a key stands twice, or a letter is escaped without need`];
  }
  return (schema.safeParse(read).error?.issues ?? []).map((issue) => {
    const inner = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined;
    const value = valueAt(read, issue.path);
    const shown = typeof value === 'string' ? ` (${JSON.stringify(value)})` : '';
    return `${path}:${lineAt(text, placeOf(text, issue.path, value))}: ${nameOf(issue.path)}: ${inner ?? issue.message}${shown}`;
  });
}

/** What is wrong with the banks as they lie on the disk. */
export async function bankFaults(): Promise<string[]> {
  const faults = await Promise.all(
    FILES.map(async ([path, schema]) => faultsIn(path, await readFile(inRoot(path), 'utf8'), schema)),
  );
  return faults.flat();
}

/** Throws an error that lists what is wrong with the banks, so that no build carries it. */
export async function refuseBrokenBanks(): Promise<void> {
  const faults = await bankFaults();
  if (faults.length > 0) throw new Error(`The phrase banks:\n${faults.join('\n')}`);
}
