/**
 * /dev/mailbox and /dev/google sign a visitor in as any user, so they open to this machine alone, and only with
 * the link that `npm start` prints: a proxy on the same machine need not say that it is one.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AuthContext } from '../auth/context.ts';
import { json, page } from '../http/answers.ts';
import { isLoopback } from '../secrets.ts';
import { googleAnswer, googlePage } from './google.ts';
import { mailboxJson, mailboxPage } from './mailbox.ts';

export interface DevPages {
  readonly pages: Hono<{ Bindings: { readonly address: string } }>;
  /** Made anew at each start; it opens the pages as `?key=` of their addresses. */
  readonly key: string;
}

/** Keeps the key in the browser that has opened the link once. */
const COOKIE = 'roast-me-dev';

export function createDevPages({
  auth,
  local,
}: {
  readonly auth: Omit<AuthContext, 'address'>;
  /** Whether the server is bound to this machine alone; else there is no stand-in for Google. */
  readonly local: boolean;
}): DevPages {
  const key = randomBytes(24).toString('base64url');
  const isKey = (given: string | undefined) =>
    given?.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));
  const pages: DevPages['pages'] = new Hono();
  pages.use(async (c, next) => {
    const url = new URL(c.req.url);
    if (!isAtThisMachine(c.req.raw, c.env.address)) return json(404, {});
    const byLink = isKey(c.req.query('key'));
    if (!byLink && !isKey(getCookie(c, COOKIE))) return locked(url.pathname);
    if (byLink && c.req.method === 'GET' && !url.pathname.endsWith('.json')) {
      setCookie(c, COOKIE, key, { httpOnly: true, sameSite: 'Strict', path: '/dev' });
      url.searchParams.delete('key');
      return c.redirect(url.pathname + url.search, 303);
    }
    return next();
  });
  const contextOf = ({ address }: { readonly address: string }): AuthContext => ({ ...auth, address });
  pages.get('/mailbox', () => mailboxPage(auth.database));
  pages.get('/mailbox.json', () => mailboxJson(auth.database));
  if (local) {
    pages.get('/google', (c) => googlePage(contextOf(c.env), c.req.raw));
    pages.post('/google', (c) => googleAnswer(contextOf(c.env), c.req.raw));
  }
  return { pages, key };
}

const locked = (pathname: string): Response =>
  pathname.endsWith('.json')
    ? json(403, { message: 'The key of the link that npm start has printed is missing' })
    : page(
        403,
        'Locked · ロック中',
        `<p>Open the mailbox once with the whole link that <code>npm start</code> has printed, then come back to this page.
· <code>npm start</code>が表示したメールボックスのリンクを一度開いてから、このページに戻ってください。</p>`,
      );

/** Not through a proxy, not from another machine, and not for a page of another name (DNS rebinding). */
function isAtThisMachine(request: Request, address: string): boolean {
  const socket = address.replace(/^::ffff:/, '');
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => request.headers.has(name));
  return (
    isLoopback(socket) && !forwarded && isLoopback(new URL(request.url).hostname.replace(/^\[|\]$/g, ''))
  );
}
