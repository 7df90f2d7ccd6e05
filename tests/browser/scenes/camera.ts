/** The camera: live, and every panel that stands in for it. */
import type { Page } from 'playwright';
import { DAILY_KEY } from '#state/daily-limit-atoms.ts';
import { CAMERA_PROBLEMS } from '#functions/vocabulary.ts';
import { localDay } from '#state/local-day.ts';
import { WAKES_KEY, wakesForReminders } from '#tests/browser/support/reminders.ts';
import { takeShot } from '#tests/browser/support/take-shot.ts';
import { ANA, seedEntry, seedHistory } from '#tests/browser/support/stage-data.ts';
import { focusByKey, GUEST, press, STRANGER, type Scene } from './scene.ts';

/** A good face in the frame, and the engine awake. */
const GOOD = '[data-hint="hold"]';

/** What an engine costs is asked for, and stands below. */
const COSTS = '[data-engine-costs]';

/** Three of three roasts are used, in a browser that can remind of the next ones. */
const usedUp = () => ({
  [DAILY_KEY]: JSON.stringify({ version: 1, day: localDay(Date.now()), used: 3 }),
  [WAKES_KEY]: 'yes',
});

/** A file is held over the page, and not let go. */
const hoverWithFile = (page: Page) =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([''], 'face.jpg'));
    window.dispatchEvent(new DragEvent('dragover', { dataTransfer, cancelable: true }));
  });

export const CAMERA_SCENES: readonly Scene[] = [
  {
    path: '/camera',
    who: GUEST,
    ready: GOOD,
    takes: [
      { name: 'camera' },
      {
        name: 'focus-shutter',
        act: (page, { camera }) => focusByKey(page, page.getByRole('button', { name: camera.shutter })),
      },
      {
        name: 'focus-camera-switch',
        act: (page, { camera }) => focusByKey(page, page.getByRole('switch', { name: camera.timer.name })),
      },
      {
        name: 'camera-style',
        act: (page, { camera, common }) =>
          press(page, camera.style.replace('{{style}}', common.style.classic)),
      },
      {
        name: 'camera-moment',
        act: async (page, { camera, told }) => {
          await page.keyboard.press('Escape');
          await press(page, camera.momentIs.replace('{{moment}}', told.none));
        },
      },
      {
        name: 'camera-check',
        act: async (page, { camera }) => {
          await page.keyboard.press('Escape');
          await press(page, camera.shutter);
          await page.locator('[data-shot] img[src]').waitFor();
        },
      },
      {
        name: 'camera-count',
        act: async (page, { camera }) => {
          await press(page, camera.check.retake);
          // It stands still while it is looked at: a finger that is down stops it.
          await page.getByRole('switch', { name: camera.timer.name }).check();
          await page.locator('[data-count] button').dispatchEvent('pointerdown');
        },
      },
      {
        name: 'camera-second-angle',
        act: async (page, { camera }) => {
          await page.keyboard.press('Escape');
          await page.getByRole('switch', { name: camera.twoAngles }).check();
          await takeShot(page, camera);
          await page.locator('[data-angle="three-quarter"] [data-hint]').waitFor();
        },
      },
    ],
  },
  {
    path: '/camera',
    who: STRANGER,
    stage: () => ({ user: ANA, premium: true }),
    ready: GOOD,
    takes: [{ name: 'camera-premium' }],
  },
  {
    path: '/camera',
    who: STRANGER,
    stage: (language) => ({ user: ANA, entries: seedHistory(language) }),
    ready: `body:has(${GOOD}) a[href^="/history/"]`,
    takes: [{ name: 'camera-last' }],
  },
  { path: '/camera', shared: 'photo', ready: '[data-shared]', takes: [{ name: 'camera-shared' }] },
  {
    path: '/camera',
    shared: 'several',
    camera: 'ask',
    ready: `body:has([role="alert"]) ${COSTS}`,
    takes: [{ name: 'camera-refused' }],
  },
  {
    path: '/camera',
    camera: 'denied',
    ready: '[data-problem]',
    takes: [{ name: 'camera-drop', fold: true, act: hoverWithFile }],
  },
  { path: '/camera', camera: 'ask', ready: `body:has(main h1) ${COSTS}`, takes: [{ name: 'camera-ask' }] },
  {
    path: '/camera',
    camera: 'opening',
    ready: '[data-camera]',
    takes: [{ name: 'camera-opening' }],
  },
  ...CAMERA_PROBLEMS.map((problem): Scene => ({
    path: '/camera',
    camera: problem,
    ready: `body:has([data-problem]) ${COSTS}`,
    takes: [{ name: `camera-${problem}` }],
  })),
  {
    path: '/camera',
    camera: 'denied',
    entries: usedUp,
    prepare: wakesForReminders,
    takes: [
      { name: 'camera-limit-guest' },
      {
        name: 'camera-limit-reminded',
        act: async (page) => {
          await page.locator('[data-limit] button[class*="primary"]').click();
          await page.locator('[data-reminder="set"]').waitFor();
        },
      },
    ],
  },
  {
    path: '/camera',
    who: STRANGER,
    stage: (language) => ({
      user: ANA,
      entries: [0, 0, 0].map((daysAgo, index) => seedEntry({ daysAgo, score: 78 - index }, index, language)),
    }),
    camera: 'denied',
    entries: usedUp,
    prepare: wakesForReminders,
    takes: [{ name: 'camera-limit-free' }],
  },
  {
    path: '/camera',
    who: GUEST,
    camera: 'denied',
    ready: '[data-problem]',
    takes: [
      {
        name: 'camera-photo-lost',
        act: async (page) => {
          await page.evaluate(() => history.replaceState({ ...history.state, photoOut: true }, ''));
          await page.reload();
          await page.locator('[data-photo-lost]').waitFor();
        },
      },
    ],
  },
];
