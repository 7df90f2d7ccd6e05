import type { BrowserContext, Page } from 'playwright';
import { DAILY_KEY } from '#state/daily-limit-atoms.ts';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY, type Settings } from '#state/settings-atoms.ts';
import { giveUpMs } from '#scripts/lib/give-up.ts';

/** A page after the first run, as a guest with roasts left today; on no address yet. */
export async function guestPage(context: BrowserContext, settings: Partial<Settings> = {}): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(await giveUpMs());
  const stored = {
    [SETTINGS_KEY]: JSON.stringify({ ...DEFAULT_SETTINGS, ...settings }),
    [ONBOARDING_KEY]: JSON.stringify({
      ...FIRST_RUN,
      splashCompleted: true,
      completed: true,
      confirmed: ['age', 'culture', 'mood'],
      interest: 'fun',
      guest: true,
    }),
  };
  await page.addInitScript(
    ({ stored, daily }) => {
      localStorage.removeItem(daily);
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    },
    { stored, daily: DAILY_KEY },
  );
  return page;
}
