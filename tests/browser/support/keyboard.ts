/** Getting about with the keyboard alone; fails where the focus is lost or cannot be seen. */
import type { Page } from 'playwright';
import { expect } from './test.ts';

interface Focus {
  /** What a screen reader would call the element. */
  readonly name: string;
  /** Something draws an outline around it. */
  readonly seen: boolean;
}

/** Where the focus is; null: on the page as a whole. */
function focused(page: Page): Promise<Focus | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const outlined = (one: Element | null | undefined) => {
      if (one === null || one === undefined) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
    // A switch shows the focus on its face, which follows the hidden input.
    // Where a line of a Japanese heading may break, which nobody reads.
    return {
      name: name.replaceAll('\u200B', '').trim(),
      seen: [element, element.nextElementSibling, label].some(outlined),
    };
  });
}

/** Presses Tab (or Shift and Tab) until the focus is on the control whose name begins with `name`. */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  let lost = 0;
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    const focus = await focused(page);
    // Once, at its end, the page gives the focus back to the browser.
    if (focus === null) lost += 1;
    expect(lost, `presses without a focus on the way to "${name}"`).toBeLessThanOrEqual(2);
    if (focus === null || !focus.name.startsWith(name)) continue;
    expect(focus.seen, `the focus on "${name}" can be seen`).toBe(true);
    return;
  }
  throw new Error(`The keyboard does not reach "${name}".`);
}

/** `tabTo`, and Enter. */
export async function pressByKey(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}

/** The screen with this heading is there, has the focus, and the document's name says so. */
export async function arrivesAt(page: Page, heading: string, title?: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await expect.poll(async () => (await focused(page))?.name).toBe(heading);
  if (title !== undefined) await expect.poll(() => page.title()).toBe(`${title} · Roast Me`);
}
