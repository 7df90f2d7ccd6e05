/** From the splash to the door: the first run, and what stands around every screen. */
import type { Page } from 'playwright';
import { atStep } from '#tests/browser/support/first-run.ts';
import { GUEST, press, sees, STRANGER, type Scene } from './scene.ts';

/** The offer, over a screen that stands and has no primary button there, which would send it aside. */
const UPDATE = 'body:has([data-update]) main h1';

/** The product's own page in place of the staged one, and its code cannot be had. */
async function startsWithoutCode(page: Page): Promise<void> {
  await page.route('**/privacy', async (route) => {
    const { origin } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${origin}/index.html` }) });
  });
  await page.route('**/assets/main-*.js', (route) => route.abort());
}

export const FIRST_RUN_SCENES: readonly Scene[] = [
  { path: '/', who: { onboarding: {} }, takes: [{ name: 'splash' }] },
  {
    path: '/onboarding',
    who: atStep('promise'),
    takes: [
      { name: 'onboarding-promise' },
      {
        name: 'onboarding-promise-missing',
        act: async (page, { onboarding }) => {
          await page.getByLabel(onboarding.age.items.age).check();
          await press(page, onboarding.next);
          await sees(page, onboarding.age.error);
        },
      },
    ],
  },
  { path: '/onboarding', who: atStep('interest'), takes: [{ name: 'onboarding-interest' }] },
  {
    path: '/onboarding',
    who: { onboarding: { ...atStep('interest').onboarding, interest: 'fun' } },
    takes: [{ name: 'onboarding-interest-chosen' }],
  },
  {
    path: '/profile',
    who: STRANGER,
    stage: () => ({ user: null, hold: 'session' }),
    ready: 'output',
    takes: [{ name: 'starting' }],
  },
  {
    path: '/privacy',
    who: GUEST,
    update: 'ready',
    ready: UPDATE,
    takes: [{ name: 'update-ready', fold: true }],
  },
  {
    path: '/privacy',
    who: GUEST,
    update: 'busy',
    ready: UPDATE,
    takes: [{ name: 'update-busy', fold: true }],
  },
  {
    path: '/privacy',
    who: GUEST,
    update: 'applying',
    ready: UPDATE,
    takes: [{ name: 'update-applying', fold: true }],
  },
  {
    path: '/privacy',
    who: GUEST,
    update: 'late',
    ready: UPDATE,
    takes: [{ name: 'update-late', fold: true }],
  },
  {
    path: '/signup',
    who: STRANGER,
    prepare: (page) => page.route('**/assets/signup-screen-*.js', (route) => route.abort()),
    takes: [{ name: 'crash' }],
  },
  {
    path: '/privacy',
    prepare: startsWithoutCode,
    ready: '[role="alert"]:not([hidden])',
    takes: [{ name: 'start-failed' }],
  },
];
