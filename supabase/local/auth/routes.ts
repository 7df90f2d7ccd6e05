/** /auth/v1: the calls of GoTrue that the app makes, and no others. */
import { json, redirect } from '../http/answers.ts';
import { isSqlError } from '../rest/failure.ts';
import { requireCaptcha } from './captcha.ts';
import { getUser, logout, reauthenticate, updateUser } from './account.ts';
import { MIN_PASSWORD, type AuthContext, redirectTarget } from './context.ts';
import { AuthFailure, failureAnswer } from './failure.ts';
import { otp, recover, resend, signUp, token } from './sign-in.ts';
import { PASSKEY_ENDPOINTS } from './passkeys.ts';
import { openLink, tapLink, verifyByPost, withError } from './verify.ts';
import { FACTOR_ENDPOINTS } from './factors.ts';
import { IDENTITY_ENDPOINTS, wayToProvider } from './identities.ts';

/** GET /authorize: the way to a third party. It is a person's way, never a picture or a frame of a page. */
async function authorize(context: AuthContext, request: Request): Promise<Response> {
  const dest = request.headers.get('sec-fetch-dest') ?? 'document';
  if (dest !== 'document') throw new AuthFailure(403, 'validation_failed', 'Only a page may be opened here');
  try {
    return redirect(await wayToProvider(context, request));
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    const { searchParams } = new URL(request.url);
    return redirect(withError(redirectTarget(context, searchParams.get('redirect_to')), error));
  }
}

type Endpoint = (context: AuthContext, request: Request) => Promise<Response>;

const settings: Endpoint = ({ localGoogle }) =>
  Promise.resolve(
    json(200, {
      external: { email: true, phone: false, google: localGoogle },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      mfa_enabled: true,
      password_min_length: MIN_PASSWORD,
    }),
  );

/** Sign-in through a company's own directory is not offered: the app is for people, not for companies. */
const sso: Endpoint = () =>
  Promise.reject(new AuthFailure(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'));

/** By verb and by path below /auth/v1; `:id` stands for one part of it. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'GET /settings': settings,
  'GET /health': () =>
    Promise.resolve(
      json(200, {
        name: 'roast-me embedded auth',
        version: '1',
        description: 'The calls of Supabase Auth that the app makes',
      }),
    ),
  'POST /signup': signUp,
  'POST /token': token,
  'POST /otp': otp,
  'POST /verify': verifyByPost,
  'GET /verify': openLink,
  'POST /verify/tap': tapLink,
  'POST /recover': recover,
  'POST /resend': resend,
  'POST /logout': logout,
  'POST /sso': sso,
  'GET /user': getUser,
  'PUT /user': updateUser,
  'GET /reauthenticate': reauthenticate,
  'GET /authorize': authorize,
  ...PASSKEY_ENDPOINTS,
  ...FACTOR_ENDPOINTS,
  ...IDENTITY_ENDPOINTS,
};

function endpointOf(name: string): Endpoint | undefined {
  if (Object.hasOwn(ENDPOINTS, name)) return ENDPOINTS[name];
  const parts = name.split('/');
  const pattern = Object.keys(ENDPOINTS).find((one) => {
    const wanted = one.split('/');
    return wanted.length === parts.length && wanted.every((part, i) => part === ':id' || part === parts[i]);
  });
  return pattern === undefined ? undefined : ENDPOINTS[pattern];
}

/** A link of an e-mail and the way to a provider are opened by a browser, which sends no key. */
const KEYLESS = new Set(['GET /verify', 'POST /verify/tap', 'GET /authorize', 'GET /health']);

/** `path` is what follows /auth/v1. `hasKey`: the project's public or service key came along. */
export async function answerAuth(
  context: AuthContext,
  request: Request,
  {
    path,
    hasKey,
    isService = false,
  }: { readonly path: string; readonly hasKey: boolean; readonly isService?: boolean },
): Promise<Response> {
  const name = `${request.method} ${path}`;
  const endpoint = endpointOf(name);
  if (endpoint === undefined) {
    return json(404, { code: 404, error_code: 'not_found', msg: 'Not offered by the embedded backend' });
  }
  if (!hasKey && !KEYLESS.has(name)) {
    return json(401, { message: 'No API key found in request' });
  }
  try {
    // The project's own service proves nothing.
    if (!isService) await requireCaptcha(context, request, name);
    return await endpoint({ ...context, agent: request.headers.get('user-agent') }, request);
  } catch (error) {
    if (error instanceof AuthFailure) return failureAnswer(error);
    // A value that no column takes: NUL, or half a character (SQLSTATE class 22).
    if (isSqlError(error) && error.code.startsWith('22')) {
      return failureAnswer(new AuthFailure(400, 'validation_failed', 'a text holds what cannot be stored'));
    }
    throw error;
  }
}
