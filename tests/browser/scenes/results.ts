/** A real result of a real run, closed and open, with everything that can be laid over it. */
import type { Page } from 'playwright';
import type { FaceShapeName, Lang } from '#functions/vocabulary.ts';
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
import type { Roast } from '#roast/contract.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import type { JourneyResult } from '#state/journey.ts';
import { FIRST_RUN } from '#state/onboarding-atoms.ts';
import { ANA } from '#tests/browser/support/stage-data.ts';
import { DONE, type Visitor } from '#tests/browser/support/visit.ts';
import { longestRoast } from '#tests/support/longest-roast.ts';
import { CARD_SHAPES } from '#ui/screens/results/share/card.ts';
import { OVERLAY_CHOICES } from '#ui/components/draw-overlay.ts';
import { SIZES } from '#lab/screenshots/pictures.ts';
import { focusByKey, GUEST, press, STRANGER, type Scene } from './scene.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const OVERLAYS = OVERLAY_CHOICES.filter((choice) => choice !== 'none');

/** The lines that are the longest with the name in them, as they are kept: with its mark in its place. */
const withoutName = (roast: Roast): Roast =>
  JSON.parse(JSON.stringify(roast).replaceAll(displayName, '{name}')) as Roast;

/** A guest with a name as long as one may be. */
const displayName = 'Maximiliana Wilhelmina Fairfax';
const NAMED: Visitor = {
  ...GUEST,
  onboarding: { ...DONE, personalization: { ...FIRST_RUN.personalization, displayName } },
};

/** What a burst, a second angle and an earlier result add. */
const EXTRAS: Partial<JourneyResult> = {
  before: { time: 0, value: 60, spread: 4, version: PIPELINE_VERSION, camera: null },
  burst: { photos: 5, low: 76, high: 79, alone: 6, together: 5 },
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

/** Opens the row of layers where it is shut (on a phone), and lays one over the photo. */
const lay = (overlay: string) => async (page: Page) => {
  const opener = page.locator('[data-layers][aria-expanded="false"]');
  if (await opener.isVisible()) await opener.click();
  // Nobody can choose one with nothing to see on it.
  const chip = page.locator(`fieldset input[value="${overlay}"]`);
  await ((await chip.isEnabled()) ? chip : page.locator('fieldset input[value="none"]')).check();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};

/** The longest lines of the banks, in every place of the result that is there. */
const layLongest = async (page: Page, write: (lang: Lang) => Roast) => {
  const language = await page.evaluate(() => (document.documentElement.lang === 'ja' ? 'ja' : 'en'));
  await page.evaluate((change) => window.staged?.result(change), { roast: write(language) });
};

const longest = async (page: Page) => {
  await roast(page);
  await layLongest(page, (lang) => longestRoast(lang));
};

/** A face of one shape, between two, or of which the network cannot tell; the line about it is opened. */
const shape = (possible: readonly FaceShapeName[]) => async (page: Page) => {
  const shown = possible.length > 2 ? [] : possible;
  const ranked = possible.map((name) => ({ name, probability: 1 / possible.length }));
  const report = { faceShape: { ranked, possible, shown } };
  const [first, second] = shown;
  const told: FaceShapeName | 'unclear' = first === undefined || second !== undefined ? 'unclear' : first;
  await page.evaluate((change) => window.staged?.result(change), { report, facts: { faceShape: told } });
  await page.evaluate(() => {
    const line = document.querySelector<HTMLDetailsElement>('[data-fold="faceShape"]');
    if (line !== null) line.open = true;
    line?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
};

/** A photo that hides much: a low score, and a wide ±. */
const wide = (page: Page) =>
  page.evaluate(() =>
    window.staged?.result({
      report: { confidence: 0.3, score: { value: 47, spread: 7, band: 'project-mode' } },
      facts: { score: 47, band: 'project-mode', confidence: 'low' },
    }),
  );

/** A light that tells no score. */
const untold = (page: Page) =>
  page.evaluate(() =>
    window.staged?.result({
      report: {
        advice: ['more-light'],
        confidence: 0.3,
        score: { value: 47, spread: 14, band: 'project-mode' },
      },
      facts: { score: null, band: null, confidence: 'low', light: 'dim' },
    }),
  );

/** A photo without fault, with the narrowest ± that there is. */
const narrow = (page: Page) =>
  page.evaluate(() =>
    window.staged?.result({
      report: { confidence: 0.95, score: { value: 78, spread: 4, band: 'not-bad' } },
      facts: { score: 78, band: 'not-bad', confidence: 'high' },
    }),
  );

/** As if the photo were taken in the brightest light. */
const bleach = (page: Page) =>
  page.locator('[data-stage] img').evaluate((photo: HTMLElement) => {
    photo.style.filter = 'brightness(2.5)';
  });

const toMiddle = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/**
 * From the top, on a phone: there the layers have their button. Before it, the window is that of the last picture, and
 * may be scrolled.
 */
const focusOnPhone = async (page: Page, selector: string) => {
  await page.setViewportSize(SIZES.phone);
  await focusByKey(page, page.locator(selector));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};

/** The card is drawn, with the photo or without. */
const drawn = (page: Page) => page.locator('dialog button:not([aria-disabled])').nth(2).waitFor();

/** The library needs no camera: this one is never asked. */
const BY_PHOTO = { path: '/camera', camera: 'denied', ready: '[data-problem]' } as const;

export const RESULT_SCENES: readonly Scene[] = [
  // With the first result of somebody who has said nothing of themselves.
  {
    ...BY_PHOTO,
    who: GUEST,
    stage: () => ({ user: null }),
    takes: [
      {
        name: 'results-about',
        act: async (page) => {
          await roast(page);
          await page.locator('[data-fold="about"] summary').click();
        },
      },
    ],
  },
  {
    ...BY_PHOTO,
    who: NAMED,
    takes: [
      {
        name: 'results',
        act: async (page) => {
          await roast(page);
          await page.evaluate(() => window.staged?.result({ facts: { teen: false } }));
        },
      },
      {
        name: 'results-sure',
        fold: true,
        act: (page) => page.locator('[data-score]').click(),
      },
      {
        name: 'results-open',
        act: async (page) => {
          await page.keyboard.press('Escape');
          await openAll(page);
        },
      },
      {
        name: 'results-shape-between',
        fold: true,
        act: async (page) => {
          await closeAll(page);
          await shape(['oval', 'round'])(page);
        },
      },
      { name: 'results-shape-unknown', fold: true, act: shape(['oval', 'round', 'heart']) },
      { name: 'results-shape-one', fold: true, act: shape(['oval']) },
      {
        name: 'results-wide',
        fold: true,
        act: async (page) => {
          await closeAll(page);
          await wide(page);
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        },
      },
      { name: 'results-untold', act: untold },
      { name: 'results-untold-sure', fold: true, act: (page) => page.locator('[data-score]').click() },
      {
        name: 'share-untold',
        fold: true,
        act: async (page, { share }) => {
          await page.keyboard.press('Escape');
          await press(page, share.open);
          await drawn(page);
        },
      },
      {
        name: 'results-narrow',
        fold: true,
        act: async (page) => {
          await page.keyboard.press('Escape');
          await narrow(page);
        },
      },
      ...OVERLAYS.map((overlay) => ({
        name: `results-${overlay.toLowerCase()}`,
        act: lay(overlay),
        fold: true,
      })),
      {
        name: 'share',
        fold: true,
        act: async (page, { share }) => {
          // As a phone does: its share sheet takes pictures.
          // As text: a function in a function carries a helper of tsx's, which the page does not have.
          await page.evaluate(
            'Object.assign(navigator, { share: () => Promise.resolve(), canShare: () => true })',
          );
          await press(page, share.open);
          await drawn(page);
        },
      },
      {
        name: 'share-photo',
        fold: true,
        act: async (page, { share }) => {
          await page.locator('dialog').getByRole('switch', { name: share.photo }).check();
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
          await layLongest(page, (lang) => withoutName(longestRoast(lang, displayName)));
          await page.locator('dialog').getByRole('radio', { name: CARD_SHAPES.feed.ratio }).check();
          await drawn(page);
        },
      },
      {
        name: 'share-copied',
        fold: true,
        act: async (page, { share }) => {
          await page.evaluate(() => Object.assign(navigator, { share: undefined }));
          // Looks anew at what can be handed on.
          await page.locator('dialog').getByRole('radio', { name: CARD_SHAPES.story.ratio }).check();
          await drawn(page);
          await page.locator('dialog').getByRole('button', { name: share.send.copy }).click();
          await page.locator('dialog [data-outcome]').waitFor();
        },
      },
    ],
  },
  { ...BY_PHOTO, takes: [{ name: 'results-longest', act: longest }] },
  {
    ...BY_PHOTO,
    takes: [
      {
        name: 'results-reloaded',
        act: async (page) => {
          await roast(page);
          await page.reload();
          await page.locator('[data-photo="gone"]').waitFor();
        },
      },
    ],
  },
  {
    ...BY_PHOTO,
    takes: [
      {
        name: 'results-not-anew',
        fold: true,
        act: async (page) => {
          await roast(page);
          await page.evaluate(() => window.staged?.rewriteFailed());
          await toMiddle(page, 'main [role="alert"]');
        },
      },
      {
        name: 'results-not-anew-style',
        fold: true,
        act: async (page) => {
          await page.locator('[data-fold="style"] > summary').click();
          await toMiddle(page, '[data-fold="style"]');
        },
      },
    ],
  },
  {
    ...BY_PHOTO,
    takes: [
      {
        name: 'focus-share',
        fold: true,
        act: async (page, { share }) => {
          await roast(page);
          await focusByKey(page, page.getByRole('button', { name: share.open }));
        },
      },
      {
        name: 'focus-layers',
        fold: true,
        act: async (page) => {
          await bleach(page);
          await focusOnPhone(page, '[data-layers]');
        },
      },
      {
        name: 'focus-score',
        fold: true,
        act: (page) => focusOnPhone(page, '[data-score]'),
      },
      {
        name: 'focus-dialog',
        fold: true,
        act: async (page, { result }) => {
          await page.keyboard.press('Enter');
          await focusByKey(page, page.getByRole('button', { name: result.sure.close }).first());
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
