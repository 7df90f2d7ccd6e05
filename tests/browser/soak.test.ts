/** 30 random steps over the real app; `npm run test:soak` takes the long way. */
import process from 'node:process';
import { seededRandom } from '#roast/random.ts';
import { withBrowser } from './support/browser.ts';
import { browserSoak } from './support/soak.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const STEPS = 30;
const baseUrl = withStagedServer();
const app = withBrowser();

test(`${STEPS} steps: a way on after each, nothing lost, nothing doubled`, async () => {
  const seed = Number(process.env['SEED'] ?? 0);
  const first = await app.newPage({ baseURL: baseUrl(), viewport: { width: 390, height: 844 } });
  const story = await browserSoak(first.context(), { steps: STEPS, seed, random: seededRandom(seed) });
  console.log(`browser soak, seed ${seed}: ${story.filter((line) => !line.startsWith(' ')).length} steps`);
  expect(story).toHaveLength(2 * STEPS);
});
