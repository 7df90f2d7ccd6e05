/** Security and cache headers of the product, for our own server and for static hosts (dist/_headers). */
import { CAPTCHA_MAKERS, captchaOf, type CaptchaProvider } from '#functions/http/captcha.ts';
import { LANGS } from '#functions/vocabulary.ts';
import { pageOf } from './language-pages.ts';

/** Whom else the page may ask, because this installation says so. */
export interface OtherHosts {
  readonly captcha: CaptchaProvider | null;
  /** Google's chooser of accounts (FedCM). */
  readonly google: boolean;
}

const NO_OTHERS: OtherHosts = { captcha: null, google: false };

/** Throws on a VITE_CAPTCHA that is none. */
export const otherHostsOf = (env: Readonly<Record<string, string | undefined>>): OtherHosts => ({
  captcha: captchaOf(env)?.provider ?? null,
  google: Boolean(env['VITE_GOOGLE_CLIENT_ID']),
});

export interface HeaderOptions {
  /** Origin of the configured Supabase project; null when the cloud is off. */
  readonly supabaseOrigin: string | null;
  /** Whether the visitor came by https (directly or through a proxy that says so). */
  readonly https: boolean;
  readonly others?: OtherHosts;
}

/** The origin of `VITE_SUPABASE_URL`, or null when it is unset. Throws on an address that is none. */
export function supabaseOriginOf(env: Readonly<Record<string, string | undefined>>): string | null {
  const url = env['VITE_SUPABASE_URL'];
  return url ? new URL(url).origin : null;
}

/** A project's realtime channel is a WebSocket on the same host, which CSP counts as another origin. */
const withSocket = (origin: string): string => `${origin} ${origin.replace(/^http/, 'ws')}`;

function contentSecurityPolicy(supabaseOrigin: string | null, { captcha, google }: OtherHosts): string {
  const makers = captcha === null ? '' : ` ${CAPTCHA_MAKERS[captcha].hosts.join(' ')}`;
  const project = supabaseOrigin === null ? '' : ` ${withSocket(supabaseOrigin)}`;
  const chooser = google ? ' https://accounts.google.com/gsi/' : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${makers}`,
    ...(captcha === null ? [] : [`frame-src${makers}`]),
    "worker-src 'self'",
    `connect-src 'self'${project}${makers}${chooser}`,
    "img-src 'self' blob: data:",
    `style-src 'self'${makers}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Where the browser has Trusted Types: src/app/trusted-types.ts says which scripts may be started. The makers of
    // captchas do not say that their script keeps to them.
    ...(captcha === null ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
}

/** Headers of every answer, error answers included (a worker takes its policy from its script's answer). */
export function securityHeaders({
  supabaseOrigin,
  https,
  others = NO_OTHERS,
}: HeaderOptions): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(supabaseOrigin, others),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // No other site shows, embeds or reads a file of ours.
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Names that never change their content: a hash in the file's name, a version in the runtime's folder. */
const LASTING = ['/assets/', '/wasm/'] as const;

/** Small pictures under a plain name: a browser asks for the icon on every navigation. */
const PICTURES = ['/icons/', '/samples/'] as const;

/** What has a lasting name is kept for good, pictures for a day; everything else is asked for again. */
export function cacheControlOf(pathname: string): string {
  const isBelow = (prefix: string) => pathname.startsWith(prefix);
  if (LASTING.some(isBelow)) return 'public, max-age=31536000, immutable';
  return PICTURES.some(isBelow) ? 'public, max-age=86400' : 'no-cache';
}

/** What the app asks for after a sign-out (src/platform/auth/sign-out.ts says why, and why so). */
const SIGNED_OUT = '/signed-out.txt';

/**
 * Headers of one file, besides those of every answer. `"cache"`: pages that the browser keeps for going back go with
 * it. Not `"storage"`, which would take a guest's history, the models and the installed app along.
 */
export function fileHeaders(pathname: string): Readonly<Record<string, string>> {
  const clears = pathname === SIGNED_OUT ? { 'Clear-Site-Data': '"cache"' } : {};
  return { 'Cache-Control': cacheControlOf(pathname), ...clears };
}

/** The same set in the `_headers` format of static hosts (Netlify, Cloudflare Pages). */
export function staticHostHeaders(supabaseOrigin: string | null, others = NO_OTHERS): string {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines(securityHeaders({ supabaseOrigin, https: true, others })),
    ...[...LASTING, ...PICTURES].flatMap((prefix) => [`${prefix}*`, ...lines(fileHeaders(prefix))]),
    SIGNED_OUT,
    ...lines(fileHeaders(SIGNED_OUT)),
    '',
  ].join('\n');
}

/** Below these an address is a file or nothing, never the app. */
const FILES_ONLY = [...LASTING, ...PICTURES, '/models/'] as const;

/**
 * For the `_redirects` file of static hosts: every address of the app, /auth/callback among them, is answered with the
 * page. What is there as a file comes first anyway; a file that is missing stays missing.
 */
export function staticHostRedirects(): string {
  const missing = FILES_ONLY.map((prefix) => `${prefix}* /index.html 404`);
  return [...missing, '/* /index.html 200', ''].join('\n');
}

/** The same headers and addresses for a server of one's own, as the inside of nginx's `server { }`. */
export function nginxConfig(supabaseOrigin: string | null, others = NO_OTHERS): string {
  // Said once for the whole server, because a location with a header of its own inherits none.
  const every = Object.entries(securityHeaders({ supabaseOrigin, https: true, others }));
  const location = (path: string, ...lines: readonly string[]) => `location ${path} { ${lines.join(' ')} }`;
  const cached = [...LASTING, ...PICTURES].map((prefix) =>
    location(prefix, `set $cache "${cacheControlOf(prefix)}";`, 'try_files $uri =404;'),
  );
  return [
    'root /var/www/roast-me;',
    'gzip on;',
    'gzip_types text/css text/javascript application/javascript application/json application/wasm image/svg+xml;',
    ...every.map(([name, value]) => `add_header ${name} "${value}" always;`),
    `set $cache "${cacheControlOf('/')}";`,
    'add_header Cache-Control $cache always;',
    '# An empty header is not sent.',
    'set $clear "";',
    'add_header Clear-Site-Data $clear always;',
    ...cached,
    location('/models/', 'try_files $uri =404;'),
    location(
      `= ${SIGNED_OUT}`,
      `set $clear '${fileHeaders(SIGNED_OUT)['Clear-Site-Data']}';`,
      'try_files $uri =404;',
    ),
    '# A link in another language previews in it.',
    'set $page /index.html;',
    ...LANGS.slice(1).map((lang) => `if ($arg_lang = ${lang}) { set $page /${pageOf(lang)}; }`),
    location('/', 'try_files $uri $page;'),
    '',
  ].join('\n');
}
