/** GET /authorize: the way to a third party. Here only the local stand-in for Google, by PKCE. */
import { redirect } from '../http/answers.ts';
import { redirectTarget, type AuthContext } from './context.ts';
import { AuthFailure } from './failure.ts';
import { beginFlow } from './flows.ts';
import { withError } from './verify.ts';

export async function authorize(context: AuthContext, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const redirectTo = redirectTarget(context, searchParams.get('redirect_to'));
  const challenge = searchParams.get('code_challenge') ?? '';
  const method = (searchParams.get('code_challenge_method') ?? '').toLowerCase();
  const failure = !(context.localGoogle && searchParams.get('provider') === 'google')
    ? new AuthFailure(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
    : method !== 's256' || !/^[\w.~-]{43,128}$/.test(challenge)
      ? new AuthFailure(400, 'validation_failed', 'PKCE with S256 is needed')
      : null;
  if (failure !== null) return redirect(withError(redirectTo, failure));
  const flow = await context.database.transaction((queries) =>
    beginFlow(context, queries, { codeChallenge: challenge, redirectTo }),
  );
  return redirect(`/dev/google?flow=${flow}`);
}
