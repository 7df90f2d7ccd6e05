/** A real result of a real run, closed and open, with everything that can be laid over it. */
import type { Page } from 'playwright';
import { LANGS } from '#functions/vocabulary.ts';
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import type { JourneyResult } from '#state/journey.ts';
import type { Roast } from '#roast/contract.ts';
import { ANA, seedEntry } from '#tests/browser/support/stage-data.ts';
import { longestLines } from '#tests/support/longest-lines.ts';
import { CARD_SHAPES } from '#ui/screens/results/share/card.ts';
import { OVERLAY_CHOICES } from '#ui/components/draw-overlay.ts';
import { press, STRANGER, type Scene } from '../scene.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const OVERLAYS = OVERLAY_CHOICES.filter((choice) => choice !== 'none');

/** What a burst, a second angle and an earlier result add. */
const EXTRAS: Partial<JourneyResult> = {
  before: { time: 0, value: 60, spread: 2, version: PIPELINE_VERSION },
  burst: { photos: 3, low: 76, high: 79 },
  secondAngle: { kind: 'read', turnDeg: 24, shape: 'oval', agrees: true, light: 'evener' },
};

/** From the open camera screen to the result. */
async function roast(page: Page): Promise<void> {
  await page.locator('input[data-source="library"]').first().setInputFiles(FACE);
  await page.locator('[data-phase="done"]').waitFor();
}

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

const closeAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = false;
  });

const lay = (overlay: string) => async (page: Page) => {
  await page.locator(`figcaption input[value="${overlay}"]`).check({ force: true });
  // At once: a smooth way there would not be over when the picture is taken.
  await page.locator('figure:has(figcaption)').evaluate((figure) => {
    figure.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
};

/** A roast whose headline, truths and strengths are the longest that the writer tells. */
async function longestRoast(page: Page): Promise<Roast | null> {
  const shown = await page.evaluate(() => document.documentElement.lang);
  const lang = LANGS.find((one) => one === shown) ?? 'en';
  const { roast } = seedEntry({ daysAgo: 0, score: 78 }, 0, lang);
  const { headline, truth, great } = longestLines(lang);
  return (
    roast && { ...roast, headline, harshTruths: [truth, truth, truth], whatIsGreat: [great, great, great] }
  );
}

/** The card is drawn, with the photo or without. */
const drawn = (page: Page) => page.locator('dialog button:not([aria-disabled])').nth(2).waitFor();

/** The library needs no camera: this one is never asked. */
const BY_PHOTO = { path: '/camera', camera: 'denied', ready: '[data-problem]' } as const;

export const RESULT_SCENES: readonly Scene[] = [
  {
    ...BY_PHOTO,
    takes: [
      { name: 'results', act: roast },
      { name: 'results-open', act: openAll },
      ...OVERLAYS.map((overlay) => ({
        name: `results-${overlay.toLowerCase()}`,
        act: lay(overlay),
        fold: true,
      })),
      {
        name: 'share',
        fold: true,
        act: async (page, { share }) => {
          await closeAll(page);
          await press(page, share.open);
          await drawn(page);
        },
      },
      {
        name: 'share-photo',
        fold: true,
        act: async (page) => {
          await page.locator('dialog').getByRole('switch').check();
          await drawn(page);
        },
      },
      {
        name: 'share-story',
        fold: true,
        act: async (page) => {
          await page.locator('dialog').getByRole('radio', { name: CARD_SHAPES.story.ratio }).check();
          await drawn(page);
        },
      },
      {
        name: 'share-longest',
        fold: true,
        act: async (page) => {
          await page.evaluate((roast) => window.staged?.result({ roast }), await longestRoast(page));
          await page.locator('dialog').getByRole('radio', { name: CARD_SHAPES.feed.ratio }).check();
          await drawn(page);
        },
      },
      {
        name: 'share-copied',
        fold: true,
        act: async (page, { share }) => {
          await page.evaluate(() => Object.assign(navigator, { share: undefined }));
          await page.locator('dialog').getByRole('button', { name: share.send }).click();
          await page.locator('dialog [data-outcome]').waitFor();
        },
      },
    ],
  },
  {
    ...BY_PHOTO,
    who: STRANGER,
    stage: () => ({ user: ANA }),
    takes: [
      {
        name: 'results-kept',
        act: async (page) => {
          await roast(page);
          await page.evaluate((change) => window.staged?.result(change), EXTRAS);
        },
      },
      {
        name: 'results-no-roast',
        act: (page) =>
          page.evaluate(() =>
            window.staged?.result({ roast: null, kept: 'failed', secondAngle: { kind: 'not-turned' } }),
          ),
      },
    ],
  },
];
