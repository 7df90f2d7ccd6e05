/** Pure rules of the static server: whom a request is for, what a path names, and when index.html may answer for it. */
import type { IncomingMessage } from 'node:http';

function extensionOf(pathname: string): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The decoded path of an address, or null when it is malformed or tries to climb. */
export function pathnameOf(address: string): string | null {
  try {
    const pathname = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    return pathname.includes('\0') || pathname.includes('\\') || pathname.split('/').includes('..')
      ? null
      : pathname;
  } catch {
    return null;
  }
}

/**
 * Whether index.html answers for a path that is no file: only for a navigation (the visitor accepts
 * HTML) to a name without extension. A missing .wasm or .js must be a 404: WebAssembly that is really
 * HTML fails with an unreadable error far from its cause.
 */
export function isNavigation(method: string, accept: string | null, pathname: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    (accept ?? '').includes('text/html') &&
    extensionOf(pathname) === ''
  );
}

/**
 * Whether a request says once whom it is for: with two Host headers, or a whole address that names another host than the
 * header does, a proxy in front may have read it as another's (RFC 9112, 3.2).
 */
export function namesOneHost({
  url = '',
  headers,
  headersDistinct,
}: Pick<IncomingMessage, 'url' | 'headers' | 'headersDistinct'>): boolean {
  if ((headersDistinct['host']?.length ?? 0) > 1) return false;
  if (url.startsWith('/') || !URL.canParse(url)) return true;
  return new URL(url).host === headers.host?.toLowerCase();
}
