/**
 * Calls whose answers GoTrue and PostgREST describe in public, made without an account. An extract of
 * https://github.com/supabase/auth/blob/045e97255dbdca939f60b69ed11e25dc81d9fd5f/openapi.yaml (MIT) and
 * https://github.com/PostgREST/postgrest/blob/0b5203517c5b8a0b332324fdb6eda57edc26f1ac/docs/references/errors.rst
 * (MIT): statuses, codes and names of fields.
 */

export interface Call {
  readonly name: string;
  readonly method: string;
  /** Below the address of the project. */
  readonly path: string;
  /** As JSON; a text is sent as it is. */
  readonly body?: unknown;
  readonly token?: string;
  /** What the description allows. */
  readonly statuses: readonly number[];
  /** PostgREST: the `code` of the answer. */
  readonly code?: string;
  /** Fields that the answer has. */
  readonly fields: readonly string[];
}

/** `ErrorSchema` of GoTrue: `code` is the status, `msg` says it. */
const AUTH_ERROR = ['code', 'msg'] as const;
const REST_ERROR = ['code', 'details', 'hint', 'message'] as const;

const NOBODY = 'nobody-at-all@example.com';
const FORGED = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJub2JvZHkifQ.c2lnbmF0dXJl';

const auth = (
  name: string,
  [method, path]: readonly [string, string],
  call: Pick<Call, 'body' | 'token' | 'statuses'> & { readonly fields?: readonly string[] },
): Call => ({ name, method, path: `/auth/v1${path}`, fields: AUTH_ERROR, ...call });
const rest = (
  name: string,
  [method, path]: readonly [string, string],
  call: Pick<Call, 'body' | 'token' | 'statuses' | 'code'>,
): Call => ({ name, method, path: `/rest/v1${path}`, fields: REST_ERROR, ...call });

const TOKEN = [200, 400, 401, 403, 429] as const;
const MAIL = [200, 400, 422, 429] as const;

export const CALLS: readonly Call[] = [
  auth('health', ['GET', '/health'], { statuses: [200], fields: ['version', 'name', 'description'] }),
  auth('settings', ['GET', '/settings'], {
    statuses: [200],
    fields: ['disable_signup', 'mailer_autoconfirm', 'phone_autoconfirm', 'mfa_enabled', 'external'],
  }),
  auth('sign in: no account', ['POST', '/token?grant_type=password'], {
    body: { email: NOBODY, password: 'not a password of anybody' },
    statuses: TOKEN,
  }),
  auth('refresh: unknown token', ['POST', '/token?grant_type=refresh_token'], {
    body: { refresh_token: 'unknown' },
    statuses: TOKEN,
  }),
  auth('exchange: unknown code', ['POST', '/token?grant_type=pkce'], {
    body: { auth_code: '009e5066-fc11-4eca-8c8c-6fd82aa263f2', code_verifier: 'v'.repeat(60) },
    statuses: TOKEN,
  }),
  auth('token: no such grant', ['POST', '/token?grant_type=wish'], { body: {}, statuses: TOKEN }),
  auth('token: no JSON', ['POST', '/token?grant_type=password'], { body: '{', statuses: TOKEN }),
  auth('sign up: short password', ['POST', '/signup'], {
    body: { email: NOBODY, password: 'short' },
    statuses: [200, 400, 429],
  }),
  auth('sign up: no address', ['POST', '/signup'], {
    body: { email: 'nobody', password: 'not a password of anybody' },
    statuses: [200, 400, 429],
  }),
  auth('code: no account wanted', ['POST', '/otp'], {
    body: { email: NOBODY, create_user: false },
    statuses: MAIL,
    fields: [],
  }),
  auth('code: no address', ['POST', '/otp'], { body: { email: 'nobody' }, statuses: MAIL }),
  auth('recover: no account', ['POST', '/recover'], { body: { email: NOBODY }, statuses: [200], fields: [] }),
  auth('resend: no account', ['POST', '/resend'], {
    body: { email: NOBODY, type: 'signup' },
    statuses: [200],
    fields: [],
  }),
  auth('verify: wrong code', ['POST', '/verify'], {
    body: { email: NOBODY, token: '000000', type: 'email' },
    statuses: [200, 429],
  }),
  auth('verify: unknown link', ['GET', '/verify?token=unknown&type=recovery'], {
    statuses: [302],
    fields: [],
  }),
  auth('authorize: no such provider', ['GET', '/authorize?provider=nobody'], { statuses: [302], fields: [] }),
  auth('sign out: no token', ['POST', '/logout'], { statuses: [204, 401] }),
  auth('user: no token', ['GET', '/user'], { statuses: [200, 401] }),
  auth('user: forged token', ['GET', '/user'], { token: FORGED, statuses: [200, 401, 403] }),
  auth('code for a new password: no token', ['POST', '/reauthenticate'], { statuses: [200, 400, 401, 429] }),

  rest('no such table', ['GET', '/nothing_at_all'], { statuses: [404], code: 'PGRST205' }),
  rest('no such function', ['POST', '/rpc/nothing_at_all'], { body: {}, statuses: [404], code: 'PGRST202' }),
  rest('a table that guests may not read', ['GET', '/profiles'], { statuses: [401], code: '42501' }),
  rest('a function that guests may not call', ['POST', '/rpc/export_my_data'], {
    body: {},
    statuses: [401],
    code: '42501',
  }),
  rest('a filter that is none', ['GET', '/profiles?language=wish.en'], { statuses: [400], code: 'PGRST100' }),
  rest('no JSON', ['POST', '/profiles'], { body: '{', statuses: [400], code: 'PGRST102' }),
  rest('a forged token', ['GET', '/profiles'], { token: FORGED, statuses: [401], code: 'PGRST301' }),
  rest('a function by another verb', ['PATCH', '/rpc/export_my_data'], {
    body: {},
    statuses: [405],
    code: 'PGRST101',
  }),
  rest('a function by GET', ['GET', '/rpc/my_sessions'], { statuses: [401], code: '42501' }),
  rest('a row by PUT', ['PUT', '/profiles'], { body: {}, statuses: [405], code: 'PGRST105' }),
];

/**
 * Where the embedded backend differs from the descriptions, by name of the call. docs/contract.md says why
 * of each.
 */
export const KNOWN_DIFFERENCES: ReadonlySet<string> = new Set([
  'sign up: short password',
  'verify: wrong code',
  'verify: unknown link',
  'authorize: no such provider',
  'exchange: unknown code',
  'code for a new password: no token',
  'a function by GET',
  'a row by PUT',
]);
