/**
 * What the oldest browsers that README.md names (Chrome 111, Firefox 115, Safari 16.4) do not all have yet, by MDN's
 * tables, as owner and names: of a constructor itself, of its prototype, or of the global scope ("").
 */

/** Of the language. The types (`lib` of tsconfig.base.json) refuse these. */
export const YOUNGER_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy', 'getOrInsert', 'getOrInsertComputed'],
  Set: [
    ...['union', 'intersection', 'difference', 'symmetricDifference'],
    ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ],
  String: ['isWellFormed', 'toWellFormed'],
  ArrayBuffer: ['transfer', 'transferToFixedLength'],
  Uint8Array: ['fromBase64', 'fromHex', 'toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  RegExp: ['escape'],
  Error: ['isError'],
  Math: ['sumPrecise', 'f16round'],
  Atomics: ['waitAsync', 'pause'],
  Iterator: [
    ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray'],
    ...['forEach', 'some', 'every', 'find', 'from', 'concat'],
  ],
  '': ['Iterator', 'Float16Array', 'Temporal'],
};

/** Of the platform, and of `Intl`. The types know these: whoever uses one looks for it first, or has a way round. */
export const YOUNGER_PLATFORM: Readonly<Record<string, readonly string[]>> = {
  Intl: ['Segmenter', 'DurationFormat'],
  AbortSignal: ['any'],
  URL: ['parse', 'canParse'],
  Response: ['json'],
  Document: ['startViewTransition', 'caretPositionFromPoint'],
  Element: ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'currentCSSZoom', 'ariaNotify'],
  HTMLElement: ['showPopover', 'hidePopover', 'togglePopover', 'popover'],
  HTMLVideoElement: ['requestVideoFrameCallback', 'cancelVideoFrameCallback'],
  HTMLDialogElement: ['requestClose', 'closedBy'],
  IDBFactory: ['databases'],
  MediaStreamTrack: ['getCapabilities'],
  StorageManager: ['estimate', 'getDirectory'],
  Navigator: [
    ...['wakeLock', 'setAppBadge', 'clearAppBadge', 'connection', 'userAgentData', 'userActivation'],
    ...['vibrate', 'deviceMemory', 'storageBuckets', 'windowControlsOverlay'],
  ],
  Performance: ['memory', 'measureUserAgentSpecificMemory'],
  '': [
    ...['ImageDecoder', 'VideoFrame', 'ImageCapture', 'scheduler', 'navigation', 'launchQueue'],
    ...['requestIdleCallback', 'cancelIdleCallback', 'CookieStore', 'cookieStore', 'CloseWatcher'],
    ...['Highlight', 'PressureObserver', 'showOpenFilePicker', 'showSaveFilePicker'],
  ],
};
