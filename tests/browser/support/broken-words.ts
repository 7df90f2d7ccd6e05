import type { Page } from 'playwright';

/**
 * The English words of three letters or more that the page, as it stands, breaks over two lines with no hyphen
 * between, each with the text that it is of. Addresses, file names and other names of machines may break anywhere.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(readBroken);
}

/** Runs in the page. */
function readBroken(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || element.closest('script, style, pre, .visually-hidden') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: chunk, index: start } of text.matchAll(/\S+/g)) {
      if (/[@/_\d]|\w\.\w/.test(chunk)) continue;
      for (const { 0: word, index } of chunk.matchAll(/[A-Za-z]{3,}/g)) {
        range.setStart(node, start + index);
        range.setEnd(node, start + index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const [first, last] = [lines[0], lines.at(-1)];
        if (first !== undefined && last !== undefined && last.top > first.top + first.height / 2)
          found.add(`"${word}" of "${text.trim().slice(0, 60)}"`);
      }
    }
  }
  return [...found];
}
