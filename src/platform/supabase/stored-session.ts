/** The session that supabase-js keeps, read without it: a guest never downloads the client just to learn that. */
import * as z from 'zod/mini';
import { SESSION_KEY } from './session-key.ts';

export { SESSION_KEY };
/** Where supabase-js keeps the PKCE verifier of a sign-in that is under way. */
const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`;
/** A token counts as expired this much early. */
const EARLY_S = 10;

const accountSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.nullish(z.string()),
  created_at: z.string(),
  user_metadata: z.nullish(z.record(z.string(), z.unknown())),
});
const sessionSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Seconds since 1970. */
  expires_at: z.number(),
  user: accountSchema,
});

export type StoredSession = z.infer<typeof sessionSchema>;

export interface SessionStore {
  /** Null: no user is signed in here, or the stored session cannot be read. */
  read(): StoredSession | null;
  /** The access token, while it is good; null otherwise. */
  token(): string | null;
  clear(): void;
}

/** `storage` is asked for lazily, and may throw: merely touching `window.localStorage` does where it is blocked. */
export function createSessionStore(
  storage: () => Pick<Storage, 'getItem' | 'removeItem'>,
  now: () => number,
): SessionStore {
  const read = (): StoredSession | null => {
    try {
      const parsed = sessionSchema.safeParse(JSON.parse(storage().getItem(SESSION_KEY) ?? 'null'));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  };
  return {
    read,
    token() {
      const session = read();
      if (session === null || session.expires_at - EARLY_S <= now() / 1_000) return null;
      return session.access_token;
    },
    clear() {
      try {
        storage().removeItem(SESSION_KEY);
        storage().removeItem(VERIFIER_KEY);
      } catch {
        // Blocked storage holds nothing to clear.
      }
    },
  };
}
