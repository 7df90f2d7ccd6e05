/** A browser as old as the oldest that README.md names: Chrome 111, Firefox 115 and Safari 16.4 in one, each at its worst. */
import type { Page } from 'playwright';

/** Runs in page and worker before anything else: takes away what one of the three does not have yet. */
function takeAway(): void {
  const drop = (from: unknown, ...names: string[]) => {
    if (typeof from !== 'object' && typeof from !== 'function') return;
    for (const name of names) if (from !== null) Reflect.deleteProperty(from, name);
  };
  const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  const prototype = (name: string) => scope[name]?.prototype;
  drop(Promise, 'withResolvers', 'try');
  drop(Array, 'fromAsync');
  drop(AbortSignal, 'any');
  drop(URL, 'parse', 'canParse');
  drop(Object, 'groupBy');
  drop(Map, 'groupBy');
  drop(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
  drop(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference');
  drop(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  drop(String.prototype, 'isWellFormed', 'toWellFormed');
  drop(ArrayBuffer.prototype, 'transfer', 'transferToFixedLength');
  drop(Uint8Array, 'fromBase64', 'fromHex');
  drop(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex');
  drop(RegExp, 'escape');
  drop(Error, 'isError');
  drop(Math, 'sumPrecise', 'f16round');
  drop(Atomics, 'waitAsync', 'pause');
  drop(Intl, 'Segmenter', 'DurationFormat');
  const iterator: unknown = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  drop(
    iterator,
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  );
  drop(globalThis, 'Iterator', 'Float16Array', 'ImageDecoder', 'VideoFrame', 'scheduler', 'navigation');
  drop(globalThis, 'requestIdleCallback', 'cancelIdleCallback', 'CookieStore', 'cookieStore');
  drop(prototype('Document'), 'startViewTransition');
  drop(prototype('HTMLElement'), 'showPopover', 'hidePopover', 'togglePopover', 'popover');
  drop(prototype('HTMLVideoElement'), 'requestVideoFrameCallback', 'cancelVideoFrameCallback');
  drop(prototype('HTMLDialogElement'), 'requestClose', 'closedBy');
  drop(prototype('StorageManager'), 'estimate', 'getDirectory');
  drop(prototype('Navigator'), 'wakeLock', 'setAppBadge', 'clearAppBadge', 'connection', 'userAgentData');
  // One does not know the word and refuses the picture; the other passes over the size.
  const make = globalThis.createImageBitmap;
  globalThis.createImageBitmap = (...asked: unknown[]) => {
    const last = asked.at(-1) as ImageBitmapOptions | undefined;
    const options = asked.length === 2 || asked.length === 6 ? last : undefined;
    if (options?.imageOrientation === 'from-image')
      return Promise.reject(
        new TypeError("'from-image' is not a valid value for enumeration ImageOrientation"),
      );
    const given = options === undefined ? asked : asked.slice(0, -1);
    return Reflect.apply(make, globalThis, given) as Promise<ImageBitmap>;
  };
}

/** To be called before the page opens its first address. */
export async function asOldest(page: Page): Promise<void> {
  await page.addInitScript(takeAway);
  await page.route('**/assets/entry-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${takeAway.toString()})();\n${await response.text()}` });
  });
}
