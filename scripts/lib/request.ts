/** Pure rules of the static server: what a path names, and when index.html may answer for it. */

const MIME: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  wasm: 'application/wasm',
  task: 'application/octet-stream',
  onnx: 'application/octet-stream',
  bin: 'application/octet-stream',
};

/** Media type by extension, for the types where a wrong one breaks the app; null leaves it to sirv. */
export function mimeOf(pathname: string): string | null {
  return MIME[extensionOf(pathname)] ?? null;
}

function extensionOf(pathname: string): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The decoded path of a request target, or null when it is malformed or tries to climb. */
export function pathnameOf(target: string | undefined): string | null {
  try {
    const pathname = decodeURIComponent(new URL(target ?? '', 'http://localhost').pathname);
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
export function isNavigation(
  method: string | undefined,
  accept: string | undefined,
  pathname: string,
): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    (accept ?? '').includes('text/html') &&
    extensionOf(pathname) === ''
  );
}
