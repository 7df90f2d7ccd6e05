/** What is asked of an authenticator: a random text, for one origin of the app, answered once and within five minutes. */
import { z } from 'zod';
import { isoNow, type AuthContext } from './context.ts';
import { AuthFailure } from './failure.ts';

export const CHALLENGE_MS = 300_000;
/** So many may be asked for by one machine: a sign-in page asks for one whenever it is opened. */
const ASKED = { count: 150, perMs: CHALLENGE_MS };

type Ceremony = 'registration' | 'authentication';

const askedSchema = z.object({ challenge: z.string(), origin: z.string() });
export type Asked = z.output<typeof askedSchema>;

/** An address in numbers can be no relying party (WebAuthn, "valid domain string"). */
const isAddress = (hostname: string): boolean => /^(?:\[.*\]|[\d.]+)$/.test(hostname);

/** The relying party of an origin: its host's name. */
export const partyOf = (origin: string): string => new URL(origin).hostname;

/** Whether the app can be opened under a name that passkeys can belong to. */
export const hasPasskeys = (origins: readonly string[]): boolean =>
  origins.some((origin) => !isAddress(partyOf(origin)));

/**
 * The origin under which the app is open: the request's own where it is one of the app's, else the default. Throws
 * AuthFailure (404) where no passkey can belong to it.
 */
export function originOf({ origins }: Pick<AuthContext, 'origins'>, request: Request): string {
  const named = request.headers.get('origin') ?? '';
  const origin = origins.includes(named) ? named : (origins[0] ?? '');
  if (!isAddress(partyOf(origin))) return origin;
  throw new AuthFailure(
    404,
    'passkey_disabled',
    'Passkeys need the name of a host, not an address in numbers',
  );
}

/** Keeps what is asked, and forgets what nobody answered. @param userId null at a sign-in. */
export async function keepChallenge(
  context: AuthContext,
  ceremony: Ceremony,
  { userId, asked }: { readonly userId: string | null; readonly asked: Asked },
): Promise<{ readonly challenge_id: string; readonly expires_at: number }> {
  if (!context.limiter.take(`passkey ${context.address}`, ASKED)) {
    throw new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  const expires = context.now() + CHALLENGE_MS;
  await context.database.query('delete from auth.webauthn_challenges where expires_at < $1', [
    new Date(context.now() - CHALLENGE_MS).toISOString(),
  ]);
  const [row] = await context.database.query<{ id: string }>(
    `insert into auth.webauthn_challenges (user_id, challenge_type, session_data, created_at, expires_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [userId, ceremony, JSON.stringify(asked), isoNow(context), new Date(expires).toISOString()],
  );
  return { challenge_id: row?.id ?? '', expires_at: Math.floor(expires / 1000) };
}

/**
 * What was asked, spent by this whatever the answer is worth. Throws AuthFailure (400) where it was never asked, of
 * somebody else, for the other ceremony, answered before, or too long ago.
 */
export async function spendChallenge(
  context: AuthContext,
  ceremony: Ceremony,
  { id, userId }: { readonly id: string; readonly userId: string | null },
): Promise<Asked> {
  const [row] = await context.database.query<{ session_data: unknown; expires_at: Date }>(
    `delete from auth.webauthn_challenges
     where id = $1 and challenge_type = $2 and user_id is not distinct from $3 returning session_data, expires_at`,
    [id, ceremony, userId],
  );
  if (row === undefined)
    throw new AuthFailure(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  if (row.expires_at.getTime() <= context.now())
    throw new AuthFailure(400, 'webauthn_challenge_expired', 'Challenge has expired');
  return askedSchema.parse(row.session_data);
}
