import type { Page } from 'playwright';

/** Texts that are cut off, elements that stick out at the side, texts that are not in the locale files. */
export interface LayoutFaults {
  readonly clipped: readonly string[];
  readonly sideways: boolean;
  /** With the pseudo-locale only: every text of ours carries its marks. */
  readonly unmarked: readonly string[];
}

/** Proper names and what a person typed or a machine counts is nobody's to translate. */
const FREE = /^[\s\d/.,:%×·…—()+-]*$/;

export async function layoutFaults(page: Page, { pseudo }: { pseudo: boolean }): Promise<LayoutFaults> {
  const { texts, ...faults } = await page.evaluate(() => {
    const clipped: string[] = [];
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest('script, style, [hidden]') !== null) continue;
      texts.push(text);
      if (element.closest('.visually-hidden') !== null) continue;
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const cutX = overflowX === 'hidden' && at.scrollWidth > at.clientWidth + 1;
        const cutY = overflowY === 'hidden' && at.scrollHeight > at.clientHeight + 1;
        if (cutX || cutY) clipped.push(text);
      }
      const { left, right } = element.getBoundingClientRect();
      if (right > window.innerWidth + 1 || left < -1) clipped.push(text);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { clipped, texts, sideways: scrollWidth > clientWidth };
  });
  const unmarked = texts.filter((text) => !text.includes('⟦') && !text.includes('⟧') && !FREE.test(text));
  return { ...faults, unmarked: pseudo ? unmarked : [] };
}
