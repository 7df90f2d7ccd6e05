/** The long form of tests/browser/soak.test.ts. */
import process from 'node:process';
import { seededRandom } from '#roast/random.ts';
import { serveStaged } from '#scripts/lib/tools-build.ts';
import { newContext, startBrowser } from '#tests/browser/support/contexts.ts';
import { browserSoak } from '#tests/browser/support/soak.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const STEPS = 500;

test(`${STEPS} steps in a browser`, async () => {
  const seed = Number(process.env['SEED'] ?? 0);
  const server = await serveStaged();
  const browser = await startBrowser({ manyPhotos: true });
  try {
    const context = await newContext(browser, { baseURL: server.url, serviceWorkers: 'block' });
    const story = await browserSoak(context, { steps: STEPS, seed, random: seededRandom(seed) });
    expect(story).toHaveLength(2 * STEPS);
  } finally {
    await browser.close();
    await server.close();
  }
});
