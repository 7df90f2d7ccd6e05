import type { Page } from 'playwright';

/** Texts that are cut off, that lie on each other, and that are not in the locale files. */
export interface LayoutFaults {
  readonly clipped: readonly string[];
  readonly overlapping: readonly string[];
  readonly sideways: boolean;
  /** With the pseudo-locale only: every text of ours carries its marks. */
  readonly unmarked: readonly string[];
}

/** Numbers, and sizes as `Intl` writes them, need no translation. */
const FREE = /^[\s\d/.,:%×·…—()+$¥-]*(?:[kMG]?B|byte)?$/;

/** How the page lies with its text at `percent` of its size; the size stays so. */
export async function layoutFaults(
  page: Page,
  { percent, pseudo }: { readonly percent: number; readonly pseudo: boolean },
): Promise<LayoutFaults> {
  const { texts, ...faults } = await page.evaluate(readLayout, percent);
  const unmarked = texts.filter((text) => !text.includes('⟦') && !text.includes('⟧') && !FREE.test(text));
  return { ...faults, unmarked: pseudo ? unmarked : [] };
}

/** Runs in the page. */
async function readLayout(percent: number) {
  interface Line {
    readonly text: string;
    readonly left: number;
    readonly right: number;
    /** Without the room above and below the letters, where lines may touch. */
    readonly top: number;
    readonly bottom: number;
  }
  /** What an element is by its own style or by that of one that it lies in. */
  interface Place {
    /** Cuts off what is larger than itself, and something is. */
    readonly cuts: boolean;
    /** Bars and toasts lie over what scrolls below them. */
    readonly floats: boolean;
  }
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  // One frame in which observers of sizes answer, one in which the answer is drawn.
  for (let i = 0; i < 2; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));

  const clipped: string[] = [];
  const texts: string[] = [];
  const lines: Line[] = [];
  const places = new Map<Element, Place>();
  const placeOf = (element: Element): Place => {
    const known = places.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const parent = element.parentElement;
    const around = parent === null ? { cuts: false, floats: false } : placeOf(parent);
    const cutX = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    const cutY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
    const inside = element !== document.body && parent !== document.body ? around.cuts : false;
    const place = {
      cuts: element === document.body ? false : cutX || cutY || inside,
      floats: around.floats || position === 'fixed' || position === 'sticky',
    };
    places.set(element, place);
    return place;
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
    const { cuts, floats } = placeOf(element);
    if (cuts) clipped.push(text);
    const { left, right } = element.getBoundingClientRect();
    // What scrolls sideways within its own box (JSON, wide tables) may stick out of the window.
    const scrolls = element.closest('pre, [data-scrolls]') !== null;
    if (!scrolls && (right > window.innerWidth + 1 || left < -1)) clipped.push(text);
    // A picture made of words (hidden from screen readers) may be drawn one over the other.
    if (element.closest('[aria-hidden="true"]') !== null) continue;
    if (scrolls || floats || (dialog !== null && !dialog.contains(element))) continue;
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
