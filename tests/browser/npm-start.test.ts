/**
 * `npm start` itself: a visitor who comes before the app is ready, a build that is kept, a model that could not be had,
 * a port that is taken.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { START_TEXTS } from '#scripts/start/texts.ts';
import { STEP_LIMIT_MS } from '#tests/support/patience.ts';
import { DRAWN_FACE } from '../fixtures/make-photos.ts';
import { bareCopy, standInForOfficial, type OfficialAddress } from './support/bare-copy.ts';
import { withBrowser } from './support/browser.ts';
import { needEngine } from './support/journey.ts';
import { freePort, runStart, type Run } from './support/npm-start.ts';
import { choosePhoto, openPicker, waitForResult } from './support/picker.ts';
import { saidOfScore } from './support/result-lines.ts';
import { BUILD_DIR } from './support/served.ts';
import { expect, test } from './support/test.ts';

const READY = 'Roast Me is ready at';
const KEPT = START_TEXTS.en.detail({ kind: 'kept' });

const app = withBrowser();
let folder: string;
/** The tests' build under a name of its own, so that its stamp can be another. */
let dist: string;
const runs: Run[] = [];
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-start-'));
  dist = join(folder, 'dist');
  await symlink(BUILD_DIR, dist);
});
test.afterEach(async () => {
  for (const run of runs.splice(0)) await run.stop();
  await rm(folder, { recursive: true, force: true });
});

const stamp = () => `${BUILD_DIR}.stamp`;

/** Without the backend, which cloud.test.ts has: it takes longer than everything else. */
function start(port: number, env: Readonly<Record<string, string>> = {}, cwd?: string): Run {
  const run = runStart(
    {
      ROAST_BACKEND: 'off',
      ROAST_DIST: dist,
      ROAST_DATA: join(folder, 'data'),
      PORT: String(port),
      ...env,
    },
    cwd,
  );
  runs.push(run);
  return run;
}

test('a visitor who comes too early sees the progress, and then the app, without touching anything', async () => {
  // Reading from a pipe waits for a writer: so the start is held where it asks whether there is a build.
  await promisify(execFile)('mkfifo', [`${dist}.stamp`]);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const run = start(port);
  await run.says('Roast Me starts at');

  const page = await app.newPage({ baseURL: url, viewport: { width: 390, height: 844 } });
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  const response = await page.goto('/');
  expect(response?.status()).toBe(503);
  for (const { heading, lead } of Object.values(START_TEXTS)) {
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByText(lead).waitFor();
  }
  await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)');
  // The page comes back by itself, and its script could not: there is none.
  await page.waitForEvent('framenavigated', { timeout: STEP_LIMIT_MS });
  const script = await fetch(`${url}/assets/app.js`);
  expect(script.status).toBe(503);
  expect(script.headers.get('content-type')).toContain('text/plain');
  expect(run.text()).not.toContain(READY);

  await writeFile(`${dist}.stamp`, await readFile(stamp()));
  await page.getByRole('button', { name: ja.splash.start }).waitFor({ timeout: STEP_LIMIT_MS });
  await run.says(READY);
  expect(run.text()).toContain(KEPT);
  expect(blocked).toEqual([]);
});

test('a build of the present source is served as it is', async () => {
  await copyFile(stamp(), `${dist}.stamp`);
  const port = await freePort();
  const first = start(port);
  await first.says(READY);
  await first.stop();
  const second = start(port);
  await second.says(READY);
  expect(second.text()).toContain(KEPT);
  expect(second.text()).not.toContain('building');
  const page = await fetch(`http://localhost:${port}/`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toBe(await readFile(join(BUILD_DIR, 'index.html'), 'utf8'));
});

test.describe('without MediaPipe’s model', () => {
  const MISSING = 'models: face_landmarker.task is missing';
  const ARRIVED = 'models: face_landmarker.task (download)';
  let official: OfficialAddress;
  let port: number;
  test.beforeEach(async () => {
    await bareCopy(join(folder, 'clone'), BUILD_DIR);
    official = await standInForOfficial();
    port = await freePort();
  });
  test.afterEach(() => official.close());

  const startBare = async (says: string) => {
    // A folder that holds nothing, and not the one that may lie beside the repository.
    const env = { ROAST_DIST: join(folder, 'clone', 'dist'), MODELS_MIRROR: folder, ...official.env };
    const run = start(port, env, join(folder, 'clone'));
    await run.says(says);
    await run.says(READY);
    expect(run.text()).toContain(KEPT);
    return run;
  };
  const visitor = () => app.newPage({ baseURL: `http://localhost:${port}`, serviceWorkers: 'allow' });

  test('the lite face reader reads the photo, and the page says why', async () => {
    await startBare(MISSING);
    const page = await visitor();
    await openPicker(page, { lang: 'ja' });
    await page.getByText(ja.engine.fullMissing).waitFor();
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    const said = await saidOfScore(page);
    expect(said).toContain(ja.result.engines.lite);
    expect(said).toContain(ja.engine.fullMissing);
  });

  test('a later start asks again, and takes no other file for it', async () => {
    // Behind the running app: it does not wait for an answer.
    await (await startBare('answered 404')).stop();
    official.answerWith(Buffer.from('<!doctype html>Please sign in to this network.'));
    await startBare('storage.googleapis.com has 46 bytes');
    expect(official.asked()).toBe(2);
  });

  test('the start that gets it changes over, for those who were here before, too', async () => {
    needEngine('mediapipe');
    const first = await startBare(MISSING);
    const page = await visitor();
    await openPicker(page, { lang: 'en' });
    await page.getByText(en.engine.fullMissing).waitFor();
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    expect(await saidOfScore(page)).toContain(en.result.engines.lite);
    await first.stop();

    official.answerWith(await readFile(join(BUILD_DIR, 'models', 'face_landmarker.task')));
    const second = await startBare(ARRIVED);
    await openPicker(page, { lang: 'en' });
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    const said = await saidOfScore(page);
    expect(said).toContain(en.result.engines.mediapipe);
    expect(said).not.toContain(en.engine.fullMissing);
    await second.stop();

    // It stays: the next one asks nobody.
    const asked = official.asked();
    const third = await startBare(READY);
    expect(third.text()).not.toContain('face_landmarker');
    expect(official.asked()).toBe(asked);
  });
});

test('a port that is taken, or a place that is none, is said in one sentence', async () => {
  const refusal = async (run: Run) => {
    expect(await run.ended).toBe(1);
    const lines = run.text().trim().split('\n');
    expect(lines).toHaveLength(1);
    return lines[0];
  };
  const other: Server = createServer((_, response) => response.end('something else'));
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  try {
    expect(await refusal(start(port))).toContain(`Port ${port} is in use by another program`);
  } finally {
    await new Promise((resolve) => other.close(resolve).closeAllConnections());
  }

  await copyFile(stamp(), `${dist}.stamp`);
  const first = start(port);
  await first.says(READY);
  expect(await refusal(start(port))).toContain(`Roast Me is already running at http://127.0.0.1:${port}`);
  expect(await refusal(start(0, { PORT: '4l73' }))).toContain('PORT must be a whole number');
  expect(await refusal(start(0, { HOST: '192.0.2.1' }))).toContain('HOST=192.0.2.1 is no address');
});
