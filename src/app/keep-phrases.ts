/** Breaks Japanese between phrases: also where the browser could (`word-break: auto-phrase`), for it tears a word here and there. */
import { BREAK, withBreaks, withoutBreaks } from '#i18n/japanese-phrases.ts';

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

/** What is copied or dragged out of the page is what was written, as text and with its markup. */
function hand(event: ClipboardEvent | DragEvent): void {
  const to = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
  const selection = document.getSelection();
  if (to === null || selection === null || !selection.toString().includes(BREAK)) return;
  const markup = document.createElement('div');
  for (let i = 0; i < selection.rangeCount; i += 1) markup.append(selection.getRangeAt(i).cloneContents());
  to.setData('text/plain', withoutBreaks(selection.toString()));
  to.setData('text/html', withoutBreaks(markup.innerHTML));
  // A drag goes on by itself; a copy would put the selection over what was given.
  if (event instanceof ClipboardEvent) event.preventDefault();
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
      else for (const node of addedNodes) mendAll(node);
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  root.addEventListener('copy', hand);
  root.addEventListener('dragstart', hand);
  return () => {
    observer.disconnect();
    root.removeEventListener('copy', hand);
    root.removeEventListener('dragstart', hand);
    delete document.documentElement.dataset['phrases'];
  };
}
