/**
 * After a sign-out the browser still keeps pages of the person, for going back. One small answer lets go of them: it
 * says `Clear-Site-Data: "cache"` (scripts/lib/headers.ts, also on static hosts). The sign-out does not wait for it, because
 * Chromium holds an answer with that word back until its whole cache is searched, for seconds on a full one
 * (https://issues.chromium.org/issues/41343050); on the answer to the sign-out itself it would be the sign-out that
 * is late.
 */
const SIGNED_OUT = '/signed-out.txt';

/** Returns at once; without a network nothing happens. */
export function forgetPages(ask: typeof fetch, origin: string): void {
  void ask(new URL(SIGNED_OUT, origin), { cache: 'no-store', keepalive: true }).catch(() => undefined);
}
