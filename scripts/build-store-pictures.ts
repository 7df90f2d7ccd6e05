/**
 * `npm run build:store-pictures`: the screenshots of the web app manifest, taken of the product itself. The
 * only face in them is the drawn one that comes with the app.
 */
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding.ts';
import { TAB_SESSION_KEY } from '#state/session.ts';
import { launchBrowser } from './chromium.ts';
import { inRoot } from './lib/paths.ts';
import { serveTools } from './lib/tools-build.ts';

const FORMS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

const GUEST = {
  local: {
    [ONBOARDING_KEY]: JSON.stringify({
      ...FIRST_RUN,
      splashCompleted: true,
      completed: true,
      step: 6,
      confirmed: ['age', 'culture', 'mood'],
      interest: 'fun',
    }),
  },
  tab: { [TAB_SESSION_KEY]: JSON.stringify({ version: 1, guest: true }) },
};
const IN_FIRST_RUN = {
  local: { [ONBOARDING_KEY]: JSON.stringify({ ...FIRST_RUN, splashCompleted: true, step: 1 }) },
  tab: {},
};

async function openAs(page: Page, { local, tab }: typeof GUEST | typeof IN_FIRST_RUN, path: string) {
  await page.goto('/samples/face.jpg');
  await page.evaluate(
    ({ local, tab }) => {
      for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
    },
    { local, tab },
  );
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function save(page: Page, name: string): Promise<void> {
  const shot = await page.screenshot({ animations: 'disabled' });
  await sharp(shot)
    .webp({ quality: 82 })
    .toFile(inRoot('public', 'store', `${name}.webp`));
}

await mkdir(inRoot('public', 'store'), { recursive: true });
const server = await serveTools();
const browser = await launchBrowser();
try {
  for (const [form, device] of Object.entries(FORMS)) {
    const context = await browser.newContext({
      ...device,
      baseURL: server.url,
      locale: 'ja-JP',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await openAs(page, IN_FIRST_RUN, '/onboarding');
    await save(page, `promise-${form}`);
    await openAs(page, GUEST, '/camera');
    await save(page, `camera-${form}`);
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles(inRoot('public', 'samples', 'face.jpg'));
    await page.locator('[data-phase="done"]').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    await save(page, `result-${form}`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
