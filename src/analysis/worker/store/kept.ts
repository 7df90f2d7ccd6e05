/** Cache Storage as the model store uses it. */

const CACHE_NAME = 'roast-me-models';

/** Missing on plain http, and may be blocked; everything then comes anew each time. */
export async function openCache(): Promise<Cache | undefined> {
  if (typeof caches === 'undefined') return undefined;
  return caches.open(CACHE_NAME).catch(() => undefined);
}

const TYPES: Readonly<Record<string, string>> = {
  // Streaming compilation wants exactly this, and a module script exactly that.
  wasm: 'application/wasm',
  js: 'text/javascript',
  mjs: 'text/javascript',
};

/** The answer to keep, or to give, for a file of this name. */
export function responseOf(name: string, bytes: Uint8Array<ArrayBuffer>): Response {
  const extension = /\.([a-z]+)$/.exec(name)?.[1] ?? '';
  const type = TYPES[extension] ?? 'application/octet-stream';
  return new Response(bytes, { headers: { 'Content-Type': type, 'Content-Length': String(bytes.length) } });
}

/** Where the piece of a cut-off download that begins at this byte is kept. */
export function pieceAddress(address: string, from: number): string {
  const piece = new URL(address);
  piece.searchParams.set('from', String(from));
  return piece.href;
}

const LIST = /\/manifest\.json$/;

/** Drops files of earlier versions, pieces of them too: nothing asks for them any more. */
export async function dropOld(cache: Cache | undefined, current: readonly string[]): Promise<void> {
  const wanted = new Set(current);
  const keys = await cache?.keys().catch(() => undefined);
  for (const { url } of keys ?? []) {
    const whole = new URL(url);
    whole.searchParams.delete('from');
    if (wanted.has(whole.href) || LIST.test(whole.pathname)) continue;
    await cache?.delete(url).catch(() => undefined);
  }
}
