import type { Page } from 'playwright';

/** Controls whose target is smaller than 44 × 44 CSS pixels, with their size; empty when all are large enough. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const found: string[] = [];
    const controls = 'a[href], button, input, select, textarea, summary, [role="switch"], [role="button"]';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      // A box to tick counts with its label, as it is pressed.
      const ticked = control.matches('input[type="checkbox"], input[type="radio"]');
      const label = ticked && control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      // A link that spreads over the card around it is as large as that card.
      const spread = getComputedStyle(control, '::after');
      const card =
        spread.position === 'absolute' && spread.inset === '0px' ? control.offsetParent : undefined;
      const { width, height, bottom } = (label ?? card ?? control).getBoundingClientRect();
      // Above the window: the skip link, until it has the focus.
      if (bottom <= 0 && window.scrollY === 0) continue;
      // A link within a sentence is as high as its line (WCAG 2.5.8, "inline").
      if (control.matches('a') && getComputedStyle(control).display === 'inline') continue;
      if (width >= LEAST && height >= LEAST) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      found.push(
        `${control.tagName.toLowerCase()} "${name}" is ${Math.round(width)} × ${Math.round(height)}`,
      );
    }
    return found;
  });
}
