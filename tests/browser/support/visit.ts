/** Puts a page into the state of a returning visitor, with what the product itself stores. */
import type { Page } from 'playwright';
import { FIRST_RUN, ONBOARDING_KEY, type Onboarding } from '#state/onboarding-atoms.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY, type Settings } from '#state/settings-atoms.ts';

export interface Visitor {
  /** Changes to what is stored of the first run; left out: splash and onboarding are done. */
  readonly onboarding?: Partial<Onboarding>;
  readonly settings?: Partial<Settings>;
  /** Whether this phone goes on as a guest. */
  readonly guest?: boolean;
}

/** Splash and first run are behind them. */
export const DONE: Partial<Onboarding> = {
  splashCompleted: true,
  completed: true,
  confirmed: ['age', 'culture', 'mood'],
  interest: 'fun',
};

/** What localStorage holds of this visitor, by key. */
export const storedOf = ({ onboarding = DONE, settings, guest = false }: Visitor) => ({
  entries: {
    [ONBOARDING_KEY]: JSON.stringify({ ...FIRST_RUN, guest, ...onboarding }),
    [SETTINGS_KEY]: JSON.stringify({ ...DEFAULT_SETTINGS, ...settings }),
  },
});

/** From the next page load on. What the page itself changes afterwards survives a reload. */
export async function actAs(page: Page, visitor: Visitor): Promise<void> {
  await page.addInitScript(({ entries }) => {
    if (!window.location.protocol.startsWith('http') || sessionStorage.getItem('test-visitor') !== null)
      return;
    sessionStorage.setItem('test-visitor', 'set');
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, storedOf(visitor));
}

/** Opens `path` as a guest who is through the first run. */
export async function openAsGuest(page: Page, path: string, settings: Partial<Settings> = {}): Promise<void> {
  await actAs(page, { settings, guest: true });
  await page.goto(path);
}
