/** Engine chunks: kept when first used; an update fetches the new chunk of every engine that was kept. */
import type { WorkboxPlugin } from 'workbox-core';
import { engineChunk, EXTRAS } from './addresses.ts';

/**
 * What this worker asks of the network. A version that hands over must not be held up by it: browsers let the
 * new one wait for every answer that the old one still owes (Chromium for up to five minutes).
 */
let under = new AbortController();

/** A request that ends with `letGo` at the latest. */
export const abortable = (request: RequestInfo): Request => new Request(request, { signal: under.signal });

/** The same for Workbox's strategies. */
export const ABORTABLE: WorkboxPlugin = {
  requestWillFetch: ({ request }) => Promise.resolve(abortable(request)),
};

/** Gives up every request that is under way; later ones go out as ever, since this version may still stay. */
export function abortAll(): void {
  under.abort();
  under = new AbortController();
}

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Keeps the chunks of one engine; a failure leaves them to the network. */
async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(EXTRAS);
  const held = new Set((await cache.keys()).map(pathOf));
  await Promise.allSettled(
    addresses.filter((path) => !held.has(path)).map((path) => cache.add(abortable(path))),
  );
}

/** @param current addresses of this build's engine chunks, from the root */
export function engineKeeper(current: readonly string[]) {
  return {
    /** The engine has been started: its chunk may have come before this worker was in control. */
    keepUsed: (name: string) => keep(current.filter((path) => engineChunk(path) === name)),

    /** Before a new version takes over: what the old one had, so that the next start may be offline. */
    async keepSuccessors(): Promise<void> {
      const held = await (await caches.open(EXTRAS)).keys();
      const names = new Set(held.map((request) => engineChunk(pathOf(request))));
      await keep(current.filter((path) => names.has(engineChunk(path))));
    },

    /** After the update: drops the old version's chunks, which no page uses any more. */
    async dropOld(): Promise<void> {
      const cache = await caches.open(EXTRAS);
      const old = (await cache.keys()).filter(
        (request) => engineChunk(pathOf(request)) !== null && !current.includes(pathOf(request)),
      );
      await Promise.all(old.map((request) => cache.delete(request)));
    },
  };
}
