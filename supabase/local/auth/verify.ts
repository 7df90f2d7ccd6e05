/** /verify: a code typed from an e-mail (POST), or its link opened (GET) and tapped. */
import { escapeHtml, json, redirect } from '../http/answers.ts';
import { readerLanguage, readerPage } from '../http/reader-page.ts';
import type { Queries } from '../database/open.ts';
import { confirmAddressChange, HALF_CONFIRMED } from './change-address.ts';
import { redirectTarget, type AuthContext } from './context.ts';
import { evenly } from './evenly.ts';
import { countFailure, limitGuesses } from './guesses.ts';
import { AuthFailure } from './failure.ts';
import { flowByLink } from './flows.ts';
import { inputs, readInput, readJson, VERIFY_TYPES, type VerifyType } from './input.ts';
import { LINK_PAGE, subjectIn } from './mail-words.ts';
import {
  findLink,
  invalidOneTime,
  redeemCode,
  redeemLink,
  type OneTime,
  type OneTimeKind,
} from './one-time.ts';
import { startSession, type SignInMethod } from './sessions.ts';
import { confirmEmail, userById } from './users.ts';

/** GoTrue's `email` stands for whatever code was sent to sign in. */
const KINDS: Readonly<Record<VerifyType, readonly OneTimeKind[]>> = {
  email: ['magiclink', 'signup'],
  magiclink: ['magiclink', 'signup'],
  signup: ['signup'],
  recovery: ['recovery'],
  email_change: ['email_change', 'email_change_current'],
};

const METHODS: Readonly<Record<OneTimeKind, SignInMethod>> = {
  signup: 'otp',
  magiclink: 'otp',
  recovery: 'recovery',
  email_change: 'email_change',
  email_change_current: 'email_change',
  reauthentication: 'otp',
};

/** What the proof changes: the address is the person's own now. False: another proof is wanted first. */
async function apply(context: AuthContext, queries: Queries, used: OneTime): Promise<boolean> {
  if (METHODS[used.kind] === 'email_change') return confirmAddressChange(context, queries, used);
  const user = await userById(queries, used.user_id);
  if (user === null) throw invalidOneTime();
  await confirmEmail(queries, user, { passwordHash: used.password_hash, data: used.data });
  return true;
}

/** A session, or what is still missing. */
async function signedInBy(context: AuthContext, queries: Queries, used: OneTime) {
  return (await apply(context, queries, used))
    ? startSession(context, queries, used.user_id, METHODS[used.kind])
    : HALF_CONFIRMED;
}

export async function verifyByPost(context: AuthContext, request: Request): Promise<Response> {
  // Read twice, by whichever form it has.
  const body = await readJson(request);
  const again = () => new Request(request.url, { method: 'POST', body: JSON.stringify(body) });
  const isLink = typeof body === 'object' && body !== null && 'token_hash' in body;
  const session = isLink ? await byLink(context, again()) : await byCode(context, again());
  if (session === null) throw invalidOneTime();
  return json(200, session);
}

async function byCode(context: AuthContext, request: Request) {
  const { email, token, type } = await readInput(request, inputs.verifyCode);
  limitGuesses(context, 'code', email);
  const session = await evenly(context, async (queries) => {
    const used = await redeemCode(context, queries, { email, code: token, kinds: KINDS[type] });
    if (used === null) return null;
    return signedInBy(context, queries, used);
  });
  if (session === null) countFailure(context);
  return session;
}

async function byLink(context: AuthContext, request: Request) {
  const { token_hash: token, type } = await readInput(request, inputs.verifyLink);
  return context.database.transaction(async (queries) => {
    const used = await redeemLink(context, queries, { token, kinds: KINDS[type] });
    if (used === null) return null;
    return signedInBy(context, queries, used);
  });
}

/** What a link of an e-mail asks for. Throws AuthFailure (400) where its type is none. */
function asked({ searchParams }: URL) {
  const type = VERIFY_TYPES.find((one) => one === searchParams.get('type'));
  if (type === undefined) throw new AuthFailure(400, 'validation_failed', 'Invalid email verification type');
  return { token: searchParams.get('token') ?? '', kinds: KINDS[type] };
}

/** Answers a link; a refusal goes along to the app. */
async function answerLink(
  context: AuthContext,
  request: Request,
  answer: (url: URL, target: string) => Promise<Response | null>,
): Promise<Response> {
  const url = new URL(request.url);
  const target = redirectTarget(context, url.searchParams.get('redirect_to'));
  try {
    const answered = await answer(url, target);
    if (answered === null) throw invalidOneTime();
    return answered;
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    return redirect(withError(target, error));
  }
}

/**
 * The link of an e-mail, opened by its reader or by a scanner that opens every link: nothing is spent, and what is behind
 * it takes a tap. A link that is over leads to the app, which says so.
 */
export const openLink = (context: AuthContext, request: Request): Promise<Response> =>
  answerLink(context, request, async (url) => {
    const found = await findLink(context, context.database, asked(url));
    if (found === null) return null;
    const lang = readerLanguage(request);
    const { lead, go } = LINK_PAGE[lang];
    return readerPage(
      lang,
      subjectIn(found.kind, lang),
      `<p>${lead}</p>
<form method="post" action="${escapeHtml(`/auth/v1/verify/tap${url.search}`)}">
<button>${go}</button>
</form>`,
    );
  });

/**
 * The tap on a link's page. With PKCE the address is confirmed here and the app gets a code that only the
 * browser which asked can exchange. Without a challenge the session goes into the fragment, as GoTrue does
 * for clients of the implicit flow.
 */
export const tapLink = (context: AuthContext, request: Request): Promise<Response> =>
  answerLink(context, request, (url, target) =>
    context.database.transaction(async (queries) => {
      const used = await redeemLink(context, queries, asked(url));
      if (used === null) return null;
      if (!(await apply(context, queries, used))) {
        return redirect(`${target}#${new URLSearchParams({ message: HALF_CONFIRMED.msg })}`);
      }
      const method = METHODS[used.kind];
      if (used.code_challenge !== null) {
        const flow = { userId: used.user_id, codeChallenge: used.code_challenge, redirectTo: target, method };
        return redirect(await flowByLink(context, queries, flow));
      }
      const session = await startSession(context, queries, used.user_id, method);
      const { user: _user, ...tokens } = session;
      const fragment = new URLSearchParams({
        type: used.kind === 'email_change_current' ? 'email_change' : used.kind,
      });
      for (const [name, value] of Object.entries(tokens)) fragment.set(name, String(value));
      return redirect(`${target}#${fragment}`);
    }),
  );

/** GoTrue hands errors of links on in both places: PKCE clients read the query, others the fragment. */
export function withError(target: string, failure: AuthFailure): string {
  const url = new URL(target);
  const error = { error: 'access_denied', error_code: failure.code, error_description: failure.message };
  for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams(error).toString();
  return url.href;
}
