/** What supabase-js sends, parsed. Keys that we do not use (captcha, phone) are passed over. */
import { z } from 'zod';
import { parseJsonBytes, readAtMost } from '#functions/http/read-body.ts';
import { MAX_PASSWORD } from './context.ts';
import { AuthFailure } from './failure.ts';

const MAX_BODY_BYTES = 65_536;
/** What a person says of themselves is in each of their tokens, and a token is in each request's head. */
const MAX_METADATA_BYTES = 1_024;

/** What a link or a code may be said to be for. */
export const VERIFY_TYPES = ['email', 'signup', 'magiclink', 'recovery', 'email_change'] as const;
export type VerifyType = (typeof VERIFY_TYPES)[number];

export const isSmallMetadata = (value: Readonly<Record<string, unknown>>): boolean =>
  Buffer.byteLength(JSON.stringify(value)) <= MAX_METADATA_BYTES;

/**
 * GoTrue's rule: the pattern of `checkmail` at its calls, and of Go's `net/mail` at its mailer, which wants no dot
 * at an end or beside another one, and a dot in the domain. Held before letters are made small: some become ASCII by it.
 */
export const email = z
  .string()
  .max(255)
  .regex(
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i,
  )
  .toLowerCase();
/** jsonb takes neither NUL nor half a character; found here, because not every call comes to store it. */
const isStorable = (value: unknown): boolean => {
  const text = JSON.stringify(value);
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(text);
};
const given = z.record(z.string(), z.unknown()).refine(isSmallMetadata).refine(isStorable);
const metadata = given.nullish().transform((value) => value ?? {});
/** S256 only: `plain` does not protect the verifier. */
const challenge = z
  .string()
  .regex(/^[\w.~-]{43,128}$/)
  .nullish()
  .transform((value) => value ?? null);
const password = z.string().max(MAX_PASSWORD);

export const inputs = {
  signup: z.object({ email, password, data: metadata, code_challenge: challenge }),
  password: z.object({ email, password }),
  refresh: z.object({ refresh_token: z.string().max(256) }),
  pkce: z.object({ auth_code: z.string().max(256), code_verifier: z.string().max(256) }),
  otp: z.object({
    email,
    create_user: z.boolean().default(true),
    data: metadata,
    code_challenge: challenge,
  }),
  recover: z.object({ email, code_challenge: challenge }),
  resend: z.object({ email, type: z.enum(['signup', 'email_change']), code_challenge: challenge }),
  verifyCode: z.object({
    email,
    token: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
    type: z.enum(VERIFY_TYPES),
  }),
  passkey: z.object({ challenge_id: z.uuid(), credential: z.looseObject({}) }),
  passkeyName: z.object({ friendly_name: z.string().trim().min(1).max(120).refine(isStorable) }),
  verifyLink: z.object({ token_hash: z.string().max(256), type: z.enum(VERIFY_TYPES) }),
  update: z.object({
    email: email.optional(),
    /** Refused: there is none here. */
    phone: z.string().max(64).optional(),
    password: password.optional(),
    current_password: password.optional(),
    nonce: z.string().trim().max(64).optional(),
    data: given.optional(),
    code_challenge: challenge,
  }),
} as const;

const methodSchema = z.object({ code_challenge_method: z.string() });

/** A `plain` challenge would be compared as a hash, and its code never be exchanged. */
function requireS256(value: unknown): void {
  const said = methodSchema.safeParse(value);
  if (!said.success || /^(?:s256)?$/i.test(said.data.code_challenge_method)) return;
  throw new AuthFailure(400, 'validation_failed', 'code challenge method not supported');
}

/** Throws AuthFailure (400) for anything that does not fit. */
export async function readInput<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  const value = await readJson(request);
  requireS256(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  if (field === 'email') throw withoutAddress(value, (schema as z.ZodType) === inputs.signup);
  throw new AuthFailure(
    400,
    'validation_failed',
    field === '' ? 'invalid body' : `invalid or missing ${field}`,
  );
}

const addressesSchema = z.object({ email: z.unknown().optional(), phone: z.unknown().optional() });

/** Who names no e-mail address may have meant a way in that is not offered here; GoTrue has a code for each. */
function withoutAddress(value: unknown, isSignUp: boolean): AuthFailure {
  const { email: named, phone } = addressesSchema.parse(value);
  if (!named && phone) return new AuthFailure(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!named && isSignUp)
    return new AuthFailure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  return new AuthFailure(400, 'email_address_invalid', 'Unable to validate email address: invalid format');
}

export async function readJson(request: Request): Promise<unknown> {
  const read = await readAtMost(request.body, { maxBytes: MAX_BODY_BYTES });
  if (!read.ok && read.reason === 'too-slow') {
    throw new AuthFailure(408, 'request_timeout', 'Request body was not received in time');
  }
  if (!read.ok) throw new AuthFailure(413, 'request_too_large', 'request body too large');
  const value = parseJsonBytes(read.bytes);
  if (value === undefined) throw new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON');
  return value;
}
