/**
 * The service worker: the app's shell from the cache, scripts of runtimes from where the analysis worker
 * keeps them, photos from the share sheet, and nothing of any backend.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import {
  addPlugins,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, StaleWhileRevalidate } from 'workbox-strategies';
import {
  engineChunk,
  EXTRAS,
  isAppPage,
  isPicture,
  isRuntimeScript,
  MODELS,
  PREFIX,
  SHARE_PATH,
  SHELL,
} from './addresses.ts';
import { ABORTABLE, abortable, abortAll, engineKeeper } from './engines.ts';
import { readMessage } from './messages.ts';
import { openTapped, optionsOfPush, readPush, REMINDER_SYNC, showDueReminder } from './notifications.ts';
import { dropStale, takeShared } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by the build (scripts/lib/pwa.ts). */
  readonly builtFiles: readonly PrecacheEntry[];
};

setCacheNameDetails({ prefix: PREFIX, precache: SHELL, suffix: '' });

const built = self.builtFiles;
const pathOf = ({ url }: PrecacheEntry): string => new URL(url, self.location.origin).pathname;
const isEngine = (entry: PrecacheEntry) => engineChunk(pathOf(entry)) !== null;
const engines = engineKeeper(built.filter(isEngine).map(pathOf));

// A file is the same whatever a request accepts. Servers say `Vary: Accept` all the same, because an address
// without a file is the app for a navigation and a 404 for a script; by that a page would never find its copy.
const matchOptions = { ignoreVary: true };
addPlugins([{ cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url) }, ABORTABLE]);
const extras = { cacheName: EXTRAS, matchOptions, plugins: [ABORTABLE] };

precacheAndRoute(built.filter((entry) => !isEngine(entry)));
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.origin === self.location.origin && isAppPage(url.pathname),
  createHandlerBoundToURL('index.html'),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && engineChunk(url.pathname) !== null,
  new CacheFirst(extras),
);
// The browser keeps them for good, with their compiled code; once it has made room, the analysis worker's copy
// serves, which got there after its SHA-256 was right.
const verified = new CacheOnly({ cacheName: MODELS, matchOptions });
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isRuntimeScript(url.pathname),
  async (options) => {
    const response = await fetch(abortable(options.request)).catch(() => undefined);
    return response?.ok ? response : verified.handle(options);
  },
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname),
  new StaleWhileRevalidate(extras),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_PATH,
  ({ request }) => takeShared(request, { caches, origin: self.location.origin }),
  'POST',
);

dropStale(caches, Date.now()).catch(() => undefined);

self.addEventListener('install', (event) => event.waitUntil(engines.keepSuccessors()));
self.addEventListener('activate', (event) => event.waitUntil(engines.dropOld()));
// The first visit is served too; later versions wait until the page asks (SKIP_WAITING) or every tab is closed.
clientsClaim();
self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message === null) return;
  if (message.type === 'STEP_ASIDE') {
    abortAll();
    event.ports[0]?.postMessage(null);
  } else {
    event.waitUntil(message.type === 'SKIP_WAITING' ? self.skipWaiting() : engines.keepUsed(message.chunk));
  }
});
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openTapped(event.notification, self.clients));
});
self.addEventListener('push', (event) => {
  const pushed = readPush(event.data?.text() ?? null, self.location.origin);
  event.waitUntil(self.registration.showNotification(pushed.title, optionsOfPush(pushed)));
});
// Chromium's, for installed apps; TypeScript's library leaves it out.
self.addEventListener('periodicsync', (event) => {
  if (!(event instanceof ExtendableEvent) || !('tag' in event) || event.tag !== REMINDER_SYNC) return;
  event.waitUntil(showDueReminder(caches, self.registration, Date.now()));
});
