/** A download that is cut at 40 %, goes on, and turns out wrong: refused, fetched anew, and the bar never falls. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { LITE_MODELS } from '#analysis/worker/engines/model-names.ts';
import { filesOf, parseListing } from '#domain/models/listing.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { PREPARE_END } from '#state/journey.ts';
import { serve, type RunningServer } from '#scripts/serve.ts';
import { withBrowser } from './support/browser.ts';
import { AVAILABLE_ENGINES, resultShown } from './support/journey.ts';
import { BUILD_DIR } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { openAsGuest } from './support/visit.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const engine = AVAILABLE_ENGINES[0] ?? 'lite';
const FILE = engine === 'mediapipe' ? 'face_landmarker.task' : 'facemesh.bin';

const app = withBrowser();
let server: RunningServer;
let bytes: Buffer;
const asked: (string | undefined)[] = [];
let release: () => void = () => undefined;
const released = new Promise<void>((resolve) => {
  release = resolve;
});

let cut: () => void = () => undefined;
const arrived = new Promise<void>((resolve) => {
  cut = resolve;
});

/** First 40 % and a dead line; then the rest with one bit wrong; then, as a whole, the truth. */
async function answer(response: ServerResponse, range: string | undefined): Promise<void> {
  await released;
  asked.push(range);
  if (asked.length === 1) {
    response.writeHead(200, { 'Content-Length': bytes.length });
    response.write(bytes.subarray(0, Math.floor(bytes.length * 0.4)));
    // What the browser has not read yet when the line dies is lost with it.
    await arrived;
    response.socket?.end();
    return;
  }
  const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
  const rest = Buffer.from(bytes.subarray(from));
  if (asked.length === 2) rest[rest.length - 1] = (rest.at(-1) ?? 0) ^ 1;
  const whole = { 'Content-Length': rest.length };
  if (range === undefined) response.writeHead(200, whole);
  else {
    const span = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
    response.writeHead(206, { ...whole, 'Content-Range': span });
  }
  response.end(rest);
}

test.beforeAll(async () => {
  bytes = await readFile(join(BUILD_DIR, 'models', FILE));
  server = await serve({
    dir: BUILD_DIR,
    api: (request, { outgoing }) => {
      if (!new URL(request.url).pathname.startsWith(`/models/${FILE}`)) return null;
      void answer(outgoing, request.headers.get('range') ?? undefined);
      return RESPONSE_ALREADY_SENT;
    },
  });
});
test.afterAll(() => server.close());

/** Where the bar stands when this share of the file is there, and everything that comes before it. */
async function barAt(share: number): Promise<number> {
  const text = await readFile(join(BUILD_DIR, 'models', 'manifest.json'), 'utf8');
  const files = filesOf(parseListing(JSON.parse(text)) ?? [], engine);
  const transfer = (names: readonly string[]) =>
    files.filter(({ name }) => names.includes(name)).reduce((sum, file) => sum + file.transfer, 0);
  const before = LITE_MODELS.slice(0, LITE_MODELS.indexOf('facemesh.bin'));
  const loadedBytes = transfer([FILE]) * share + (engine === 'lite' ? transfer(before) : 0);
  const totalBytes = files.reduce((sum, file) => sum + file.transfer, 0);
  return 0.05 + (PREPARE_END - 0.05) * (loadedBytes / totalBytes);
}

test('goes on by range, refuses the wrong file, and ends with the right one', async () => {
  const page = await app.newPage({ baseURL: server.url });
  await page.addInitScript(() => {
    const bars: number[] = [];
    Object.assign(window, { bars });
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar !== null && bar.value !== bars.at(-1)) bars.push(bar.value);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await openAsGuest(page, `/camera?engine=${engine}`);
  await page.locator('input[data-source="library"]').first().setInputFiles(FACE);
  await page.locator('[data-phase="preparing"]').waitFor();
  release();
  // Far enough for a range to pay, on a bar that counts all files.
  await page.waitForFunction(
    (share) => {
      const { bars } = window as unknown as { bars: number[] };
      return (bars.at(-1) ?? 0) >= share;
    },
    await barAt(0.3),
  );
  cut();
  await resultShown(page);

  const resumed = asked[1];
  expect(asked).toEqual([undefined, resumed, undefined]);
  const from = Number(/^bytes=(\d+)-$/.exec(resumed ?? '')?.[1]);
  expect(from).toBeGreaterThan(bytes.length * 0.1);
  expect(from).toBeLessThanOrEqual(bytes.length * 0.4);

  const bars = await page.evaluate(() => (window as unknown as { bars: number[] }).bars);
  expect(bars.length).toBeGreaterThan(5);
  expect(bars).toEqual([...bars].sort((a, b) => a - b));

  const kept = await page.evaluate(async (file) => {
    const cache = await caches.open('roast-me-models');
    const keys = (await cache.keys()).filter(({ url }) => url.includes(file));
    const body = await (await cache.match(keys[0] ?? ''))?.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer(0)));
    return {
      count: keys.length,
      hash: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    };
  }, FILE);
  expect(kept.count).toBe(1);
  const { createHash } = await import('node:crypto');
  expect(kept.hash).toBe(createHash('sha256').update(bytes).digest('hex'));
});
