/**
 * /dev/mailbox and /dev/google sign a visitor in as any user, so they open to this machine alone, and only with
 * the link that `npm start` prints: a proxy on the same machine need not say that it is one.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ModelState } from '#roast/model/breaker.ts';
import type { AuthContext } from '../auth/context.ts';
import { json, page, escapeHtml } from '../http/answers.ts';
import { isLoopback } from '../secrets.ts';
import { googleAnswer, googlePage } from './google.ts';
import { FEDCM_PATH, fedcmPages, type GoogleTokens } from './google-tokens.ts';
import { captchaPages } from './captcha.ts';
import { LINK_WORDS } from '../auth/mail-words.ts';
import type { Database } from '../database/open.ts';
import { readMails, type Mail } from './mails.ts';
import { modelPages } from './model.ts';

// /dev/mailbox: what would have been e-mailed, for the person at this machine.

const article = (mail: Mail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To · 宛先: <b>${escapeHtml(mail.recipient)}</b> — <time datetime="${mail.sent_at.toISOString()}">${mail.sent_at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
${mail.body
  .split('\n')
  .map((line) => `<p>${escapeHtml(line)}</p>`)
  .join('\n')}
${mail.code === null ? '' : `<p>Code · コード: <b><code>${escapeHtml(mail.code)}</code></b></p>`}
${mail.link === null ? '' : `<p><a href="${escapeHtml(mail.link)}" rel="noreferrer">${LINK_WORDS}</a></p>`}
</article>
<hr>`;

async function mailboxPage(database: Database): Promise<Response> {
  const mails = await readMails(database);
  const list =
    mails.length === 0
      ? '<p>No e-mail yet. Sign up or ask for a code, then <a href="/dev/mailbox">look again</a>. · まだメールはありません。</p>'
      : mails.map(article).join('\n');
  return page(
    200,
    'Local mailbox · ローカルメールボックス',
    `<p>This machine sends no e-mail. What the embedded backend would have sent is here, and only here.
· このマシンからメールは送信されません。送信されるはずだった内容をここに表示します。</p>
<p><a href="/">Back to the app · アプリに戻る</a></p><hr>
${list}`,
  );
}

/** The same for programs: tests read their codes here. */
async function mailboxJson(database: Database): Promise<Response> {
  return json(200, await readMails(database));
}

export interface DevPages {
  readonly pages: Hono<{ Bindings: { readonly address: string } }>;
  /** Made anew at each start; it opens the pages as `?key=` of their addresses. */
  readonly key: string;
}

/** Keeps the key in the browser that has opened the link once. */
const COOKIE = 'roast-me-dev';
/** The same for what a browser itself asks the stand-in for Google: it brings no stricter cookie along. */
const FEDCM_COOKIE = 'roast-me-dev-fedcm';
const FEDCM_PRIVATE = `/dev${FEDCM_PATH}/private`;
/** Opens nothing of anybody's. */
const isKeyless = (pathname: string) =>
  pathname.startsWith('/dev/captcha/') ||
  (pathname.startsWith(`/dev${FEDCM_PATH}/`) && !pathname.startsWith(`${FEDCM_PRIVATE}/`));

export function createDevPages({
  auth,
  local,
  tokens,
  modelState,
}: {
  readonly auth: Omit<AuthContext, 'address'>;
  /** Whether the server is bound to this machine alone; else there is no stand-in for Google. */
  readonly local: boolean;
  /** Null: the stand-in for Google offers the redirect alone. */
  readonly tokens: GoogleTokens | null;
  /** Null: no language model is configured. */
  readonly modelState: (() => ModelState) | null;
}): DevPages {
  const key = randomBytes(24).toString('base64url');
  const isKey = (given: string | undefined) =>
    given?.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));
  const pages: DevPages['pages'] = new Hono();
  pages.use(async (c, next) => {
    const url = new URL(c.req.url);
    if (!isAtThisMachine(c.req.raw, c.env.address)) return json(404, {});
    if (isKeyless(url.pathname)) return next();
    const byLink = isKey(c.req.query('key'));
    const cookie = url.pathname.startsWith(`${FEDCM_PRIVATE}/`) ? FEDCM_COOKIE : COOKIE;
    if (!byLink && !isKey(getCookie(c, cookie))) return locked(url.pathname);
    if (byLink && c.req.method === 'GET' && !url.pathname.endsWith('.json')) {
      setCookie(c, COOKIE, key, { httpOnly: true, sameSite: 'Strict', path: '/dev' });
      if (tokens !== null) {
        setCookie(c, FEDCM_COOKIE, key, {
          httpOnly: true,
          sameSite: 'None',
          secure: true,
          path: FEDCM_PRIVATE,
        });
        // To the browser: somebody is signed in at this provider.
        c.header('Set-Login', 'logged-in');
      }
      url.searchParams.delete('key');
      return c.redirect(url.pathname + url.search, 303);
    }
    return next();
  });
  const contextOf = ({ address }: { readonly address: string }): AuthContext => ({ ...auth, address });
  pages.get('/mailbox', () => mailboxPage(auth.database));
  pages.get('/mailbox.json', () => mailboxJson(auth.database));
  pages.route('/', modelPages(modelState));
  if (local) {
    pages.get('/google', (c) => googlePage(contextOf(c.env), c.req.raw));
    pages.post('/google', (c) => googleAnswer(contextOf(c.env), c.req.raw));
    if (tokens !== null) pages.route(FEDCM_PATH, fedcmPages(tokens, auth.origins));
  }
  if (auth.captcha !== null) pages.route('/captcha', captchaPages(auth));
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
