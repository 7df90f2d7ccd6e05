/** A test that fails says what it saw: the trace and the pictures of its pages, and in the log what they showed. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inRoot } from '#scripts/lib/paths.ts';
import { runNode } from '#scripts/lib/run.ts';
import { patience } from '#tests/support/patience.ts';
import { VARIABLES } from './support/served.ts';
import { expect, test } from './support/test.ts';

const PAGE = '<!doctype html><title>A page</title><link rel="icon" href="data:,"><p>A page of the test.</p>';
const server = createServer((request, response) => {
  response.statusCode = request.url === '/missing' ? 404 : 200;
  response.setHeader('content-type', 'text/html').end(PAGE);
});
test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => void server.close());

test('a run with failed tests leaves their traces and pictures, and shows their pages in the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roast-failures-'));
  try {
    const { ok, text } = await runNode(
      inRoot('node_modules', '@playwright', 'test', 'cli.js'),
      ['test', '--config', inRoot('tests', 'fixtures', 'failing', 'playwright.config.ts')],
      {
        silenceMs: patience(120),
        output: 'capture',
        env: {
          [VARIABLES.baseUrl]: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
          FAILURES: folder,
          // Its failures are none of this run's.
          JOURNAL: '',
          FORCE_COLOR: '0',
        },
      },
    );
    expect(ok).toBe(false);
    expect(text).toContain('2 failed');
    for (const line of ['paragraph [ref=e2]: Nobody is home.', 'Error: thrown later'])
      expect(text).toContain(line);

    const kept = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    expect(kept).toHaveLength(2);
    for (const { name } of kept) {
      const files = await readdir(join(folder, name));
      expect(files).toEqual(expect.arrayContaining(['trace.zip', 'test-failed-1.png']));
      expect(await sharp(join(folder, name, 'test-failed-1.png')).metadata()).toMatchObject({ width: 1280 });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
