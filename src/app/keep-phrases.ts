/** Breaks Japanese between phrases where the browser does not do so itself (`word-break: auto-phrase` is Chromium's alone). */
import { withBreaks } from '#i18n/japanese-phrases.ts';

/** What people type, copy as code, or see drawn. */
const LEFT_ALONE = 'textarea, pre, code, script, style, option, svg, [contenteditable]';

function mend(text: Text): void {
  if (text.parentElement?.closest(LEFT_ALONE)) return;
  const broken = withBreaks(text.data);
  if (broken !== text.data) text.data = broken;
}

function mendAll(node: Node): void {
  if (node instanceof Text) return mend(node);
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) mend(texts.currentNode as Text);
}

/**
 * Mends what is in `root` and whatever comes into it. React compares texts with what it wrote before, not with the
 * page, so it neither notices nor undoes this. Returns how to stop.
 */
export function keepPhrases(root: HTMLElement): () => void {
  mendAll(root);
  document.documentElement.dataset['phrases'] = '';
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') mendAll(target);
      else addedNodes.forEach(mendAll);
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    delete document.documentElement.dataset['phrases'];
  };
}
