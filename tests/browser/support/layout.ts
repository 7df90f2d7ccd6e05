import type { Page } from 'playwright';

/** Texts that are cut off, that lie on each other, and that are not in the locale files. */
export interface LayoutFaults {
  readonly clipped: readonly string[];
  readonly overlapping: readonly string[];
  readonly sideways: boolean;
  /** With the pseudo-locale only: every text of ours carries its marks. */
  readonly unmarked: readonly string[];
}

/** Numbers, and sizes as `Intl` writes them, are nobody's to translate. */
const FREE = /^[\s\d/.,:%×·…—()+$¥-]*(?:[kMG]?B|byte)?$/;

export async function layoutFaults(page: Page, { pseudo }: { pseudo: boolean }): Promise<LayoutFaults> {
  const { texts, ...faults } = await page.evaluate(readLayout);
  const unmarked = texts.filter((text) => !text.includes('⟦') && !text.includes('⟧') && !FREE.test(text));
  return { ...faults, unmarked: pseudo ? unmarked : [] };
}

/** Runs in the page. */
function readLayout() {
  interface Line {
    readonly text: string;
    readonly left: number;
    readonly right: number;
    /** Without the room above and below the letters, where lines may touch. */
    readonly top: number;
    readonly bottom: number;
  }
  const clipped: string[] = [];
  const texts: string[] = [];
  const lines: Line[] = [];
  /** Bars and toasts lie over what scrolls below them. */
  const floats = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const dialog = document.querySelector('dialog[open]');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || element.closest('script, style, [hidden]') !== null) continue;
    texts.push(text);
    if (element.closest('.visually-hidden') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const cutX = overflowX === 'hidden' && at.scrollWidth > at.clientWidth + 1;
      const cutY = overflowY === 'hidden' && at.scrollHeight > at.clientHeight + 1;
      if (cutX || cutY) clipped.push(text);
    }
    const { left, right } = element.getBoundingClientRect();
    // What scrolls sideways within its own box (JSON, wide tables) may stick out of the window.
    const scrolls = element.closest('pre, [data-scrolls]') !== null;
    if (!scrolls && (right > window.innerWidth + 1 || left < -1)) clipped.push(text);
    // A picture made of words (hidden from screen readers) may be drawn one over the other.
    if (element.closest('[aria-hidden="true"]') !== null) continue;
    if (scrolls || floats(element) || (dialog !== null && !dialog.contains(element))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const trim = rect.height * 0.25;
      // Above the page: the skip link, until it has the focus.
      if (rect.width < 2 || rect.height < 2 || rect.bottom + window.scrollY <= 0) continue;
      lines.push({
        text,
        left: rect.left,
        right: rect.right,
        top: rect.top + trim,
        bottom: rect.bottom - trim,
      });
    }
  }
  lines.sort((a, b) => a.top - b.top);
  const overlapping: string[] = [];
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      if (b.top >= a.bottom) break;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - b.top;
      if (across > 3 && down > 3) overlapping.push(`${a.text} | ${b.text}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { clipped, overlapping, texts, sideways: scrollWidth > clientWidth };
}
