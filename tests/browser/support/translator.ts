/** A browser that translates the page: it puts elements of its own where the app's texts were. Its words are the same. */
import type { Page } from 'playwright';

declare global {
  interface Window {
    translator: { readonly start: () => void; readonly showOriginal: () => void };
  }
}

/**
 * For `withKeptPages`: runs in the page before anything else. From `start` to `showOriginal` every text that is there and
 * that comes gets its `<font>`, by turns as the translators do it: around the text, in place of it at once, in place of it
 * in two steps, and before its words are changed within.
 */
export function installTranslator(): void {
  const originals = new Map<Element, Text>();
  let turn = 0;
  const translate = (text: Text) => {
    const { parentElement: parent, data } = text;
    if (parent === null || data.trim() === '' || parent.localName === 'font') return;
    if (parent.closest('[translate="no"], .notranslate, script, style, textarea') !== null) return;
    const font = document.createElement('font');
    originals.set(font, text);
    turn += 1;
    if (turn % 4 === 0) {
      text.replaceWith(font);
      font.append(text);
      text.data = data;
    } else if (turn % 4 === 1) {
      font.append(document.createElement('font'));
      font.firstElementChild?.append(data);
      text.replaceWith(font);
    } else if (turn % 4 === 2) {
      font.append(data);
      parent.insertBefore(font, text);
      text.remove();
    } else {
      parent.insertBefore(font, text);
      font.append(text);
    }
  };
  const translateAll = (node: Node) => {
    if (node instanceof Text) return translate(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translate(target);
      else addedNodes.forEach(translateAll);
    }
  });
  window.translator = {
    start() {
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      translateAll(document.body);
    },
    showOriginal() {
      observer.disconnect();
      for (const [font, text] of originals) font.replaceWith(text);
      originals.clear();
    },
  };
}

/** Of React's own: what it believes to be in the page. */
interface Fiber {
  readonly tag: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
}

/** Where the translated page differs from what React believes to show, and what a translator must leave as it is. */
export const translationFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const [HOST_ROOT, TEXT] = [3, 6];
    const wordsOf = (fiber: Fiber): string => {
      const props = fiber.memoizedProps;
      if (fiber.tag === TEXT) return String(props);
      const element = fiber.stateNode instanceof Element ? fiber.stateNode : null;
      if (element instanceof HTMLTextAreaElement) return element.textContent;
      const only = props !== null && typeof props === 'object' && 'children' in props ? props.children : null;
      let words = element !== null && /^(string|number|bigint)$/.test(typeof only) ? String(only) : '';
      const before = faults.length;
      for (let child = fiber.child; child !== null; child = child.sibling) words += wordsOf(child);
      // Without where a line of Japanese may break (src/app/keep-phrases.ts).
      const said = element?.textContent.replaceAll('\u200B', '');
      if (element !== null && faults.length === before && said !== words.replaceAll('\u200B', ''))
        faults.push(`<${element.localName}> says "${said}" instead of "${words}"`);
      return words;
    };
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const container = (root as unknown as Record<string, Fiber> | null)?.[key ?? ''];
    if (container?.tag !== HOST_ROOT) return ['React is not there'];
    wordsOf((container.stateNode as { readonly current: Fiber }).current);
    for (const font of document.querySelectorAll(':not(font) > font')) {
      const said = font.textContent.trim();
      const where = `<${font.parentElement?.localName} class="${font.parentElement?.className}">`;
      if (font.closest('svg') !== null) faults.push(`vanishes from its drawing: ${said}`);
      if (said === 'Roast Me') faults.push(`the name of the product is translated in ${where}`);
      if (/\d/.test(said) && /^[\d\s±+−–≈%.,:/-]+$/.test(said))
        faults.push(`a figure is translated in ${where}: ${said}`);
    }
    return faults;
  });
