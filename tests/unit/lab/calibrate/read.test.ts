import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReports } from '#lab/calibrate/read.ts';
import { REPORT } from '#tests/support/report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-read-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a recording gives its accepted photos in its order, whatever else was printed', async () => {
  const file = join(folder, 'recording.jsonl');
  const line = (name: string) => JSON.stringify({ file: name, ok: true, report: REPORT });
  const refused = JSON.stringify({ file: 'c.jpg', ok: false, error: 'no-face' });
  await writeFile(file, ['Building…', line('b.jpg'), refused, line('a.jpg'), ''].join('\n'));
  expect(readReports(file)).toMatchObject([
    { file: 'b.jpg', report: REPORT },
    { file: 'a.jpg', report: REPORT },
  ]);
});
