/** The scripts of a build, and which of them is the first of the analysis worker. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Text by file name, of every script under assets/. */
export async function scriptsOf(buildDir: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(buildDir, 'assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

/** The first scripts of all workers that a build starts, by name. */
export function workerEntriesOf(scripts: ReadonlyMap<string, string>): readonly string[] {
  const started = [...scripts.values()].flatMap((text) =>
    [...text.matchAll(/new Worker\(new URL\([`"']\/assets\/([^`"']+)[`"']/g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(started)].sort();
}

/** The first script of the analysis worker. */
export function workerEntryOf(scripts: ReadonlyMap<string, string>): string {
  const [entry, ...others] = workerEntriesOf(scripts).filter((name) => name.startsWith('entry-'));
  if (entry === undefined || others.length > 0) throw new Error(`Workers: ${entry}, ${others.join(', ')}`);
  return entry;
}

/** The worker's first script and whatever that loads, by name. */
export function workerScriptsOf(scripts: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || !scripts.has(name)) return;
    found.add(name);
    for (const [, next] of (scripts.get(name) ?? '').matchAll(/[`"']\.\/([\w-]+\.js)[`"']/g))
      visit(next ?? '');
  };
  visit(workerEntryOf(scripts));
  return [...found].sort();
}
