import type { Page } from 'playwright';

/**
 * The errors that the browser itself writes down from now on, those of workers included, which Playwright's events of
 * the console leave out. Not among them: an address that is missing (the test's server has no settings of a cloud).
 */
export async function recordComplaints(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Log.entryAdded', ({ entry }) => {
    const { level, source, text } = entry;
    if (level === 'error' && source !== 'network') complaints.push(`${source}: ${text}`);
  });
  await session.send('Log.enable');
  return complaints;
}
