/** A test that fails says what it saw: what its pages showed, kept in files and in short in the log. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inRoot } from '#scripts/lib/paths.ts';
import { runNode } from '#scripts/lib/run.ts';
import { patience } from '#tests/support/patience.ts';
import { withBrowser } from './support/browser.ts';
import { evidenceFolder, keepEvidence, type FailedTest } from './support/evidence.ts';
import type { Testimony } from './support/witnesses.ts';

const PAGE = '<!doctype html><title>A page</title><link rel="icon" href="data:,"><p>A page of the test.</p>';
const server = createServer((request, response) => {
  response.statusCode = request.url === '/missing' ? 404 : 200;
  response.setHeader('content-type', 'text/html').end(PAGE);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const app = withBrowser();

const seenIn = async (folder: string): Promise<readonly Testimony[]> =>
  JSON.parse(await readFile(join(folder, 'seen.json'), 'utf8')) as readonly Testimony[];

test('a run with failed tests leaves their pages in a folder and in the log', async () => {
  const kept = inRoot('out', 'test', 'failures', 'tests', 'fixtures', 'failing', 'failing.ts');
  await rm(kept, { recursive: true, force: true });
  const { ok, text: output } = await runNode(
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    ['run', '--config', inRoot('tests', 'fixtures', 'failing', 'vitest.config.ts')],
    { silenceMs: patience(120), output: 'capture', env: { BASE_URL: url, NO_COLOR: '1' } },
  );
  expect(ok).toBe(false);
  expect(output).toContain('2 failed');

  expect(existsSync(kept), output).toBe(true);
  const folders = (await readdir(kept)).toSorted();
  expect(folders).toHaveLength(2);
  const [thrown, everything] = folders.map((name) => join(kept, name));
  const [context] = await seenIn(everything ?? '');
  expect(context).toMatchObject({
    console: [expect.stringContaining('the cellar is cold'), expect.stringContaining('404')],
    failedRequests: [`GET ${url}/missing: 404`],
    thrown: [],
    pages: [
      {
        address: `${url}/`,
        title: 'House',
        text: 'Nobody is home.',
        storage: {
          localStorage: { greeting: 'hello' },
          sessionStorage: { tab: 'first' },
          IndexedDB: {
            'cellar/wine': '2 records\n{"name":"red","label":"blob of 5 bytes"}\n{"name":"white"}',
          },
          caches: { pantry: '/bread' },
          cookies: { crumb: '127.0.0.1/' },
        },
      },
      { address: `${url}/second`, title: 'A page', text: 'A page of the test.' },
    ],
  });
  for (const { picture } of context?.pages ?? [])
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1280 });
  const [later] = await seenIn(thrown ?? '');
  expect(later?.pages[0]).toMatchObject({ text: 'All seems well.' });
  expect(later?.thrown).toEqual([expect.stringContaining('thrown later')]);

  const log = output.slice(output.indexOf('What "fails: with a page'));
  for (const line of [
    `context 1, page 1: ${url}/ "House"`,
    'picture: out/test/failures/tests/fixtures/failing/failing.ts/fails-with-a-page',
    'Nobody is home.',
    'warning: the cellar is cold',
    `GET ${url}/missing: 404`,
    'greeting = hello',
    'cellar/wine = 2 records',
    'pantry = /bread',
    'crumb = 127.0.0.1/',
    'What "fails only once it is over, for what its page threw" saw when it failed:',
    'thrown later',
  ])
    expect(log).toContain(line);
  expect(output).not.toContain('of the passed one');
  expect(output).not.toContain('crumb=secret');
  await rm(kept, { recursive: true, force: true });
});

/** Ways in which a page can keep what it shows to itself, and what is said of it all the same. */
const SILENT: readonly (readonly [string, (page: Page) => Promise<unknown>, RegExp])[] = [
  [
    'does nothing else any more',
    (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          for (;;);
        });
      }),
    /^\(no answer in \d+ ms\)$/,
  ],
  [
    'has crashed',
    async (page) => {
      const crashed = page.waitForEvent('crash');
      // A page that crashes does not arrive.
      void page.goto('chrome://crash').catch(() => undefined);
      await crashed;
    },
    /crash/,
  ],
  [
    'asks and is not answered',
    async (page) => {
      const asked = new Promise((resolve) => page.once('dialog', resolve));
      void page.evaluate(() => alert('Well?')).catch(() => undefined);
      await asked;
    },
    /^\(no answer in \d+ ms\)$/,
  ],
];

test.each(SILENT)('a page that %s neither fails nor holds what looks at it', async (name, silence, said) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const page = await app.newPage();
  await page.goto(`${url}/silent`);
  await silence(page);
  const failed: FailedTest = {
    name,
    fullTestName: `silent, ${name}`,
    id: '1_1',
    file: { filepath: import.meta.filename },
  };
  await keepEvidence(failed, 500);
  const folder = evidenceFolder(failed);
  const [context] = await seenIn(folder);
  expect(context?.pages[0]?.address).toMatch(/\/silent$|^chrome:/);
  expect(context?.pages[0]?.text).toMatch(said);
  expect(log.mock.lastCall?.[0]).toContain(`What "${name}" saw when it failed:`);
  await rm(dirname(folder), { recursive: true, force: true });
});

test('a page whose storage is shut says so', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const page = await app.newPage();
  await page.goto('data:text/html,<p>Nothing can be kept here.');
  const failed: FailedTest = {
    name: 'shut',
    fullTestName: 'shut',
    id: '1_2',
    file: { filepath: import.meta.filename },
  };
  await keepEvidence(failed);
  const folder = evidenceFolder(failed);
  const [context] = await seenIn(folder);
  expect(context?.pages[0]).toMatchObject({
    text: 'Nothing can be kept here.',
    storage: {
      localStorage: { error: expect.stringContaining('SecurityError') },
      IndexedDB: { error: expect.stringContaining('without an origin') },
    },
  });
  await rm(dirname(folder), { recursive: true, force: true });
});
