/** Random steps over the real app in a browser whose storage fails now and then; after each, is there a way on? */
import { MIN_PERIOD_ROASTS } from '#domain/history/access.ts';
import { DATABASE } from '#platform/database/schema.ts';
import type { BrowserContext, Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { DRAWN_FACE } from '#tests/fixtures/make-photos.ts';
import { deleteRow, HISTORY_ROWS } from './history-rows.ts';
import { goWithin } from './account-steps.ts';
import { roastPhoto } from './journey.ts';
import { seedHistory, setStage } from './stage-data.ts';
import { breakStorage, makeStorageBreakable, type StorageFault } from './storage-faults.ts';
import { actAs } from './visit.ts';

const PATHS = [
  '/camera',
  '/history',
  '/profile',
  '/profile/settings',
  '/profile/data',
  '/profile/account',
  '/profile/edit',
  '/premium',
  '/routine',
  '/privacy',
  '/nowhere',
];

interface World {
  readonly context: BrowserContext;
  readonly random: () => number;
  page: Page;
  fault: StorageFault;
  /** Roasts that the app has said to be in the history. */
  kept: number;
}

const pick = <T>({ random }: World, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** A tab of the same browser: the same storage, a stage and faults of its own. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await makeStorageBreakable(page);
  await actAs(page, { settings: { language: 'en' } });
  await setStage(page, { premium: true, entries: seedHistory('en') });
  await page.goto('/history');
  await page.locator(HISTORY_ROWS).first().waitFor();
  return page;
}

/** Waits for a heading and for something to press: every screen must have both at any time. */
async function wayOn(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.locator('a[href]:visible, button:not([disabled]):visible').first().waitFor();
}

/** What the database really holds, seen from a page of the same origin whose storage never fails. */
async function watchman(context: BrowserContext, origin: string): Promise<() => Promise<number>> {
  const page = await context.newPage();
  await page.goto(new URL('/robots.txt', origin).href);
  const read = (database: string) =>
    new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.addEventListener('error', () => reject(new Error(database)));
      opening.addEventListener('success', () => {
        const asking = opening.result.transaction('history').objectStore('history').getAll();
        asking.addEventListener('success', () => {
          opening.result.close();
          resolve((asking.result as readonly object[]).filter((record) => 'report' in record).length);
        });
      });
    });
  return () => page.evaluate(read, DATABASE);
}

/**
 * What is left may be older than the period that the history opens with; the list follows the choice. Few roasts have no
 * periods.
 */
async function allYears({ page, kept }: Pick<World, 'page' | 'kept'>): Promise<void> {
  if (kept >= MIN_PERIOD_ROASTS) await page.locator('input[value="all"]').first().check({ force: true });
}

type Step = (world: World) => Promise<string>;

const visit: Step = async (world) => {
  const path = pick(world, PATHS);
  await goWithin(world.page, path);
  return path;
};

const reload: Step = async ({ page, fault }) => {
  await page.reload();
  // The page is new, and its storage sound again.
  await wayOn(page);
  await breakStorage(page, fault);
  return 'reloaded';
};

const roast: Step = async (world) => {
  const { page } = world;
  await goWithin(page, '/camera');
  await page.locator('input[data-source="library"]').first().waitFor({ state: 'attached' });
  const { phase, text } = await roastPhoto(page, DRAWN_FACE);
  if (phase !== 'done') throw new Error(`a roast ended in: ${text}`);
  const kept = await page.locator('[data-kept]').first().getAttribute('data-kept');
  if (kept === 'history') world.kept += 1;
  if (kept === 'history' && world.fault !== 'none') throw new Error('kept in a storage that takes nothing');
  if (kept === 'failed' && world.fault === 'none') throw new Error('not kept, without a reason');
  return kept ?? 'nowhere';
};

const remove: Step = async (world) => {
  const { page, fault, kept } = world;
  // Opened anew, and so read anew: a list that stood there before may turn to "shut" under the hand.
  await goWithin(page, '/privacy');
  await page.getByRole('heading', { level: 1, name: en.privacyPage.title }).waitFor();
  await goWithin(page, '/history');
  if (fault === 'blocked') {
    await page.getByRole('heading', { name: en.history.blocked.title }).waitFor();
    return 'shut';
  }
  if (kept === 0) return 'nothing to delete';
  await allYears(world);
  const row = page.locator(HISTORY_ROWS).first();
  await row.waitFor();
  // By its row, not by the notice: that of the deletion before may still stand there.
  const href = (await row.locator('a').first().getAttribute('href')) ?? '';
  const label = (await row.locator('button[aria-expanded]').getAttribute('aria-label')) ?? '';
  // A locked row leads to premium, as every locked one does; its dots name its day.
  const mark = href.startsWith('/history/')
    ? `a[href="${href}"]`
    : `button[aria-label="${label.replaceAll('"', '\\"')}"]`;
  // What is first may change until the list is loaded anew: the row that was read, and no other.
  const chosen = page
    .locator(HISTORY_ROWS)
    .filter({ has: page.locator(mark) })
    .first();
  const failed = page.getByText(en.history.deleted.failed);
  const ends = async (listed: boolean): Promise<boolean> => {
    const wanted = { mark, listed, failed: en.history.deleted.failed };
    await page.waitForFunction(
      ({ mark, listed, failed }) =>
        (document.querySelector(`main ${mark}`) !== null) === listed ||
        document.body.innerText.includes(failed),
      wanted,
    );
    return !(await failed.isVisible());
  };
  await failed.waitFor({ state: 'detached' });
  await deleteRow(chosen);
  if (!(await ends(false))) return 'failed';
  world.kept -= 1;
  if (world.random() < 0.5) return 'deleted';
  await page.getByRole('button', { name: en.history.deleted.undo }).click();
  if (!(await ends(true))) return 'deleted, no way back';
  world.kept += 1;
  return 'deleted and back';
};

const weather: Step = async (world) => {
  world.fault = pick(world, ['none', 'none', 'full', 'blocked'] as const);
  await breakStorage(world.page, world.fault);
  return world.fault;
};

const dress: Step = async (world) => {
  const theme = pick(world, ['light', 'dark'] as const);
  await world.page.evaluate((theme) => window.staged?.settings({ theme, language: 'ja' }), theme);
  await world.page.locator('html[lang="ja"]').waitFor({ state: 'attached' });
  await wayOn(world.page);
  await world.page.evaluate(() => window.staged?.settings({ language: 'en' }));
  await world.page.locator('html[lang="en"]').waitFor({ state: 'attached' });
  return theme;
};

const otherTab: Step = async (world) => {
  const old = world.page;
  world.page = await openTab(world.context);
  await old.close();
  world.fault = 'none';
  return 'another tab';
};

const STEPS: readonly (readonly [string, Step, number])[] = [
  ['visit', visit, 30],
  ['reload', reload, 12],
  ['roast', roast, 12],
  ['delete', remove, 18],
  ['weather', weather, 16],
  ['dress', dress, 8],
  ['other tab', otherTab, 4],
];

/** Waits for the list of all years. Rejects where it has more roasts, or stays with less. */
async function listed({ page, kept }: World): Promise<void> {
  await allYears({ page, kept });
  const rows = page.locator(HISTORY_ROWS);
  if (kept > 0) await rows.nth(kept - 1).waitFor();
  const shown = await rows.count();
  if (shown !== kept) throw new Error(`${kept} roasts were said to be kept, ${shown} are there`);
}

/** Rejects with the story up to the step after which there was no way on, or at which a roast was lost or doubled. */
export async function browserSoak(
  context: BrowserContext,
  { steps, seed, random }: { readonly steps: number; readonly seed: number; readonly random: () => number },
): Promise<readonly string[]> {
  const page = await openTab(context);
  const holds = await watchman(context, page.url());
  const world: World = { context, random, page, fault: 'none', kept: await holds() };
  await listed(world);
  const total = STEPS.reduce((sum, [, , weight]) => sum + weight, 0);
  const story: string[] = [];
  try {
    for (let number = 1; number <= steps; number += 1) {
      let left = random() * total;
      const [name, step] = STEPS.find(([, , weight]) => (left -= weight) < 0) ?? ['visit', visit];
      story.push(`${number} ${name}`);
      story.push(`  ${await step(world)}`);
      await wayOn(world.page);
      const held = await holds();
      if (held !== world.kept)
        throw new Error(`${world.kept} roasts were said to be kept, ${held} are there`);
    }
    await world.page.goto('/history');
    await listed(world);
  } catch (error) {
    throw new Error(`SEED=${seed}, after\n${story.slice(-16).join('\n')}\n${String(error)}`, {
      cause: error,
    });
  }
  return story;
}
