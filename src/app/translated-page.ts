/**
 * Keeps the page whole while the browser translates it. A translator puts an element of its own around a text or in its
 * place. React still holds the text that it made: it would fail where it takes that away, and what it changes in it would
 * not be seen. So the text comes back to its place before React works there, and as soon as it was changed. To the
 * translator it is a new text, which it translates, too.
 */

/** An element that this app never makes: most translators put `<font>`, some a custom element. */
const isTranslators = (node: Node | null | undefined): node is Element =>
  node instanceof Element && (node.localName === 'font' || node.localName.includes('-'));

/** The translator's element that stands for a text. */
const standIns = new WeakMap<Text, Element>();
/** The texts that it stands for, in their order. */
const textsOf = new WeakMap<Element, readonly Text[]>();
/** React has taken these away itself. */
const gone = new WeakSet<Node>();

/** Whether the text lies in the page, and in no element of a translator. */
const isHome = ({ parentNode }: Text): boolean => parentNode !== null && !isTranslators(parentNode);

const observer = new MutationObserver((records) => note(records));

/** What a translator shows for a node: its own element, or the one that stands for a text; null: nothing. */
function translated(node: Node | null): Element | null {
  if (node instanceof Text) return isHome(node) ? null : (standIns.get(node) ?? null);
  return isTranslators(node) ? node : null;
}

function stand(element: Element, texts: readonly Text[]): void {
  textsOf.set(element, texts);
  for (const text of texts) {
    standIns.set(text, element);
    // Once it is out of the page, nothing else tells of its changes.
    observer.observe(text, { characterData: true });
  }
}

/** The translator's element goes, and its texts are back where it was. */
function release(element: Element): void {
  const texts = textsOf.get(element) ?? [];
  textsOf.delete(element);
  for (const text of texts) standIns.delete(text);
  let outermost = element;
  while (isTranslators(outermost.parentNode)) outermost = outermost.parentNode;
  outermost.replaceWith(...texts.filter((text) => !isHome(text)));
}

function bringHome(text: Text): void {
  const element = translated(text);
  if (element !== null) release(element);
}

/** What a translator took from between two nodes without anything in its place, in the same batch of changes. */
interface Taken extends Pick<MutationRecord, 'target' | 'previousSibling' | 'nextSibling'> {
  readonly texts: readonly Text[];
}

function note(records: readonly MutationRecord[]): void {
  const bare: Taken[] = [];
  const changed: Text[] = [];
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      if (target instanceof Text) changed.push(target);
      continue;
    }
    // Within an element of its own a translator does as it likes.
    if (isTranslators(target)) continue;
    for (const node of addedNodes) {
      // It was moved by React, or the translation taken back.
      const left = node instanceof Text && isHome(node) ? standIns.get(node) : undefined;
      if (left !== undefined) release(left);
      if (!isTranslators(node)) continue;
      const at = bare.findIndex(
        (one) =>
          one.target === target && one.previousSibling === previousSibling && one.nextSibling === nextSibling,
      );
      for (const { texts } of at < 0 ? [] : bare.splice(at, 1)) stand(node, texts);
    }
    for (const node of removedNodes) {
      const texts = node instanceof Text ? [node] : (isTranslators(node) && textsOf.get(node)) || [];
      const taken = texts.filter((text) => !gone.has(text));
      if (taken.length === 0) continue;
      const own = [addedNodes[0], previousSibling, nextSibling].find(
        (one) => isTranslators(one) && !textsOf.has(one),
      );
      if (isTranslators(own)) stand(own, taken);
      else bare.push({ texts: taken, target, previousSibling, nextSibling });
    }
  }
  // Their words have gone into a neighbour's.
  for (const { texts: taken, previousSibling, nextSibling } of bare) {
    const texts = taken.filter((text) => !isHome(text));
    const [before, after] = [translated(previousSibling), translated(nextSibling)];
    if (before !== null) stand(before, [...(textsOf.get(before) ?? []), ...texts]);
    else if (after !== null) stand(after, [...texts, ...(textsOf.get(after) ?? [])]);
  }
  // Where the text itself is shown, its change is.
  for (const text of changed) if (text.parentNode === null) bringHome(text);
}

/** Before React works with a node. */
function settle(node: Node): void {
  note(observer.takeRecords());
  if (node instanceof Text) bringHome(node);
}

/** Call once, before React renders anything. Both methods are as they were for every node that lies where React put it. */
export function keepTranslatedPage(): void {
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node below
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function removeKept<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) settle(child);
    gone.add(child);
    // What a translator has wrapped with it is taken from there; what it has taken away is away.
    if (child.parentNode !== null) removeChild.call(child.parentNode, child);
    return child;
  };

  Node.prototype.insertBefore = function insertKept<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    if (before !== null && before.parentNode !== this) settle(before);
    let place = before;
    while (place !== null && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
}
