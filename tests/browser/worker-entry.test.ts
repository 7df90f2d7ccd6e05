/** WebKit runs a worker's first file anew when another file imports it: two pipelines would answer every message. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

test('no file of the build imports the first file of the analysis worker', async () => {
  const folder = join(inject('buildDir'), 'assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
  const entries = new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/new Worker\(new URL\([`"']\/assets\/([^`"']+)[`"']/g)].map(
        (found) => found[1] ?? '',
      ),
    ),
  );
  expect(entries.size).toBe(1);
  for (const entry of entries) {
    expect(names).toContain(entry);
    const importers = files.filter(({ text }) =>
      new RegExp(`(?:from|import\\()\\s*[\`"']\\./${entry}`).test(text),
    );
    expect(importers.map(({ name }) => name)).toEqual([]);
  }
});
