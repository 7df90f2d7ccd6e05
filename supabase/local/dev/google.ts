/**
 * /dev/google: a FAKE consent page in Google's place, so that the redirect sign-in can be tried without
 * network, account or key. It says so on the page. It signs a visitor in as any user, so it is served to this
 * machine only, and never when the server is bound to another address.
 */
import { z } from 'zod';
import { readAtMost } from '#functions/http/read-body.ts';
import type { AuthContext } from '../auth/context.ts';
import { AuthFailure } from '../auth/failure.ts';
import { closeFlow, flowByLink, openFlow } from '../auth/flows.ts';
import { email } from '../auth/input.ts';
import { accountByIdentity, linkIdentity } from '../auth/identities.ts';
import { withError } from '../auth/verify.ts';
import { escapeHtml, page, redirect } from '../http/answers.ts';
import { standInId } from './google-tokens.ts';

const TITLE = 'Local stand-in for Google · Googleの代わりのローカル画面';

const formSchema = z.object({
  flow: z.string(),
  email,
  name: z.string().trim().max(40).default(''),
  answer: z.enum(['allow', 'deny']),
});

const gone = () =>
  page(400, TITLE, '<p>This sign-in is over. <a href="/login">Start again · もう一度</a></p>');

export async function googlePage(context: AuthContext, request: Request): Promise<Response> {
  const flow = new URL(request.url).searchParams.get('flow') ?? '';
  if ((await openFlow(context, flow)) === null) return gone();
  return page(
    200,
    TITLE,
    `<p><strong>This is not Google.</strong> It is a page of this machine for trying out “Continue with Google”.
Nothing is sent anywhere. Any address will do. · <strong>これはGoogleではありません。</strong>動作確認用のローカル画面で、どこにも送信されません。</p>
<form method="post" action="/dev/google">
<input type="hidden" name="flow" value="${escapeHtml(flow)}">
<p><label for="email">E-mail · メールアドレス</label><br><input id="email" name="email" type="email" required autocomplete="email" value="someone@example.com"></p>
<p><label for="name">Name · 名前</label><br><input id="name" name="name" autocomplete="name" maxlength="40"></p>
<p><button name="answer" value="allow">Allow · 許可</button> <button name="answer" value="deny" formnovalidate>Cancel · キャンセル</button></p>
</form>`,
  );
}

export async function googleAnswer(context: AuthContext, request: Request): Promise<Response> {
  const read = await readAtMost(request.body, { maxBytes: 8_192 });
  if (!read.ok) return gone();
  const form = formSchema.safeParse(
    Object.fromEntries(new URLSearchParams(new TextDecoder().decode(read.bytes))),
  );
  if (!form.success) return gone();
  const { flow: signed, email, name, answer } = form.data;
  const flow = await openFlow(context, signed);
  if (flow === null || !closeFlow(context, flow)) return gone();
  if (answer === 'deny') {
    return redirect(
      withError(flow.redirectTo, new AuthFailure(403, 'access_denied', 'The user denied access')),
    );
  }
  const { codeChallenge, redirectTo, linkTo } = flow;
  const person = { email, name, provider: 'google', providerId: standInId(email) };
  try {
    return await context.database.transaction(async (queries) => {
      const { id } = await (linkTo === undefined
        ? accountByIdentity(queries, person)
        : linkIdentity(queries, linkTo, person));
      const proved = { userId: id, codeChallenge, redirectTo, method: 'oauth' } as const;
      return redirect(await flowByLink(context, queries, proved));
    });
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    return redirect(withError(redirectTo, error));
  }
}
