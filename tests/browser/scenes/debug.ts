/** The developers' pages, and an address that leads nowhere. */
import { ANA, seedHistory } from '#tests/browser/support/stage-data.ts';
import { press, sees, STRANGER, type Scene } from './scene.ts';
import { idOf } from './history.ts';

export const DEBUG_SCENES: readonly Scene[] = [
  {
    path: `/debug/analysis/${idOf(1)}`,
    who: STRANGER,
    stage: (language) => ({ user: ANA, entries: seedHistory(language) }),
    ready: 'pre',
    takes: [{ name: 'debug-analysis' }],
  },
  { path: '/debug/analysis/nothing', takes: [{ name: 'debug-analysis-missing' }] },
  {
    path: '/storage-test',
    ready: 'td',
    takes: [
      {
        name: 'storage-test',
        act: async (page, { debug }) => {
          await press(page, debug.run);
          await page.locator('[data-works]').nth(2).waitFor();
        },
      },
    ],
  },
  {
    path: '/image-test',
    takes: [
      { name: 'image-test' },
      {
        name: 'image-test-read',
        act: async (page, { debug }) => {
          await press(page, debug.image.sample);
          await page.locator('[data-region]').first().waitFor();
        },
      },
    ],
  },
  {
    path: '/dev/edge-functions',
    takes: [
      { name: 'edge-functions' },
      {
        name: 'edge-functions-answer',
        act: async (page, { debug }) => {
          await press(page, debug.edge.send);
          await sees(page, debug.edge.local);
        },
      },
    ],
  },
  { path: '/no/such/page', takes: [{ name: 'not-found' }] },
];
