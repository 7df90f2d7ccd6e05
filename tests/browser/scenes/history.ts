/** The history: of a guest, empty, waiting, shut, filled, locked, compared. */
import type { Lang } from '#functions/vocabulary.ts';
import type { Page } from 'playwright';
import type { Stage } from '#app/headless/stage.ts';
import { ANA, seedEntry, seedHistory } from '#tests/browser/support/stage-data.ts';
import { press, sees, STRANGER, type Scene, type Take } from './scene.ts';

export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const period = (name: string) => (page: Page) =>
  page.locator(`input[value="${name}"]`).first().check({ force: true });

/** A scene of a signed-in user. */
function mine(
  path: string,
  stage: (language: Lang) => Partial<Stage>,
  ...takes: readonly [Take, ...Take[]]
): Scene {
  return { path, who: STRANGER, stage: (language) => ({ user: ANA, ...stage(language) }), takes };
}

const filled = (language: Lang): Partial<Stage> => ({
  entries: seedHistory(language),
  thumbnails: [idOf(1), idOf(2)],
});
/** The second newest in a light that tells no score. */
const untold = (language: Lang): Partial<Stage> => ({
  entries: [
    seedEntry({ daysAgo: 0.1, score: 78 }, 0, language),
    seedEntry({ daysAgo: 2, score: 51, spread: 14 }, 1, language),
    ...[5, 9, 14, 20].map((daysAgo, i) => seedEntry({ daysAgo, score: 74 + i }, i + 2, language)),
  ],
});
const premium = (language: Lang): Partial<Stage> => ({
  ...filled(language),
  premium: true,
});

export const HISTORY_SCENES: readonly Scene[] = [
  { path: '/history', takes: [{ name: 'history-guest' }] },
  mine('/history', () => ({}), { name: 'history-empty' }),
  { ...mine('/history', () => ({ hold: 'history' }), { name: 'history-loading' }), ready: 'output' },
  mine('/history', () => ({ hold: 'history-blocked' }), { name: 'history-blocked' }),
  mine('/history', (language) => ({ entries: [seedEntry({ daysAgo: 20, score: 71 }, 0, language)] }), {
    name: 'history-one',
  }),
  mine(
    '/history',
    (language) => ({
      entries: [18, 19, 20].map((daysAgo, index) => seedEntry({ daysAgo, score: 71 }, index, language)),
    }),
    { name: 'history-empty-period', act: period('week') },
  ),
  mine(
    '/history',
    filled,
    { name: 'history' },
    { name: 'history-locked', act: period('all') },
    {
      name: 'history-menu',
      act: async (page, { history }) => {
        await page.locator('main ul > li button[aria-expanded]').first().click();
        await sees(page, history.detail.delete);
      },
    },
    {
      name: 'history-pick',
      act: async (page, { history }) => {
        await press(page, history.compare.start);
        await page.getByRole('checkbox').nth(0).check();
        await page.getByRole('checkbox').nth(2).check();
      },
    },
    {
      name: 'history-deleted',
      act: async (page, { history }) => {
        await press(page, history.compare.cancel);
        await period('month')(page);
        await page.locator('main ul > li button[aria-expanded]').first().click();
        await press(page, history.detail.delete);
        await sees(page, history.deleted.text);
      },
    },
  ),
  mine(
    '/history',
    (language) => ({
      ...filled(language),
      cloud: { waiting: [idOf(1)], refused: [idOf(3)] },
    }),
    { name: 'history-places' },
  ),
  mine('/history', premium, { name: 'history-premium', act: period('all') }),
  mine(`/history?compare=${idOf(1)},${idOf(2)}`, filled, { name: 'compare' }),
  mine(`/history?compare=${idOf(3)},${idOf(4)}`, filled, { name: 'compare-no-pictures' }),
  mine(`/history?compare=${idOf(1)},${idOf(6)}`, filled, { name: 'compare-refused' }),
  mine(`/history/${idOf(1)}`, filled, { name: 'history-detail' }),
  mine('/history', untold, { name: 'history-untold' }),
  mine(`/history?compare=${idOf(1)},${idOf(2)}`, untold, { name: 'compare-untold' }),
  mine(`/history/${idOf(2)}`, untold, { name: 'history-detail-untold' }),
  mine(`/history/${idOf(3)}`, filled, { name: 'history-detail-no-picture' }),
  mine(`/history/${idOf(6)}`, filled, { name: 'history-detail-locked' }),
  mine(`/history/${idOf(99)}`, filled, { name: 'history-detail-missing' }),
];
