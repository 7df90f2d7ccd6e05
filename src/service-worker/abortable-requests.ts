/**
 * What this worker asks of the network. A version that hands over must not be held up by it: browsers let the
 * new one wait for every answer that the old one still owes (Chromium for up to five minutes).
 */
import type { WorkboxPlugin } from 'workbox-core';

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
