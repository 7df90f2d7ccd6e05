/**
 * The session that supabase-js keeps, read without it: a guest never downloads the client just to learn that. And the mark
 * of one whose user is leaving: from the tap on, in every tab and also after a tab has died, nothing acts by it any more.
 */
import * as z from 'zod/mini';
import type { SignOutScope } from '#ports/auth.ts';
import type { Stay } from '#ports/cloud.ts';
import { LEAVING_KEY, SESSION_KEY } from './session-key.ts';

/**
 * Where the session is kept: in localStorage, or in memory until the tab closes where that is full or blocked.
 * Without the memory, signing in would fail on a full phone, and supabase-js would throw at every read.
 */
export type SessionStorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `storage` is asked for lazily: merely touching `window.localStorage` throws where it is blocked. */
export function createSessionStorage(storage: () => Storage): SessionStorageLike {
  /** What localStorage would not take; null: what it would not let go of. */
  const instead = new Map<string, string | null>();
  return {
    getItem(key) {
      const kept = instead.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      try {
        storage().setItem(key, text);
        instead.delete(key);
      } catch {
        instead.set(key, text);
      }
    },
    removeItem(key) {
      try {
        storage().removeItem(key);
        instead.delete(key);
      } catch {
        instead.set(key, null);
      }
    },
  };
}

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
  /** Authenticators; left out where there is none. */
  factors: z.nullish(z.array(z.object({ status: z.string() }))),
});
const sessionSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Seconds since 1970. */
  expires_at: z.number(),
  user: accountSchema,
});
const claimsSchema = z.object({ session_id: z.string().check(z.minLength(1)), aal: z.nullish(z.string()) });
const marksSchema = z.array(
  z.object({
    /** Of the session. */
    id: z.string().check(z.minLength(1)),
    ownerId: z.string().check(z.minLength(1)),
    scope: z.enum(['local', 'global']),
    /** Milliseconds since 1970. */
    since: z.number(),
    /** They have signed in again since, so what the device holds of them is theirs, be it signed in or not. */
    back: z.optional(z.boolean()),
  }),
);

export interface StoredSession extends z.infer<typeof sessionSchema> {
  /** The same from one sign-in to its end, while its tokens come and go. */
  readonly id: string;
  /** Whether it waits for a code of an authenticator: until then it opens nothing of the account. */
  readonly isHalf: boolean;
}

/** A session that its user has asked to end, and that has not ended yet. */
export type Leaving = Readonly<z.infer<typeof marksSchema>[number]>;

/** The sessions in a stored text that are being left. */
function leavingIn(text: string | null): readonly Leaving[] {
  const marks = marksSchema.safeParse(parsed(text));
  return marks.success ? marks.data : [];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** What a token says of its session; a server that gives it no name is known by the token itself. */
function claimsOf(token: string): z.infer<typeof claimsSchema> {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    return claimsSchema.parse(JSON.parse(atob(payload)));
  } catch {
    return { session_id: token };
  }
}

/** The session in a stored text; null where it holds none that can be read. */
function sessionIn(text: string | null): StoredSession | null {
  const session = sessionSchema.safeParse(parsed(text));
  if (!session.success) return null;
  const { session_id: id, aal } = claimsOf(session.data.access_token);
  const guarded = session.data.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return { ...session.data, id, isHalf: guarded && aal !== 'aal2' };
}

const lifeSchema = z.looseObject({ expires_in: z.number(), expires_at: z.number() });

/**
 * The stored text of a session that came just now, with its end by this device's clock: servers tell it by theirs, and
 * on a phone that is two hours ahead every token would count as run out.
 */
function byThisClock(text: string, now: number): string {
  const session = lifeSchema.safeParse(parsed(text));
  if (!session.success) return text;
  return JSON.stringify({ ...session.data, expires_at: Math.round(now / 1_000) + session.data.expires_in });
}

export interface SessionStore {
  /** The session that is acted by; null: nobody is signed in here, they are leaving, or what is stored cannot be read; or `half`. */
  read(): StoredSession | null;
  /** The session that waits for its second step; null: there is none. Nothing acts by it. */
  half(): StoredSession | null;
  /** The access token of that session, while it is good; null otherwise. */
  token(): string | null;
  stay(ownerId: string): Stay;
  /** The session with this id, while it is stored, leaving or not. */
  stored(id: string): StoredSession | null;
  /** From now on nothing acts by the session that is acted by, in no tab. Null: there is none. */
  leave(scope: Exclude<SignOutScope, 'others'>): Leaving | null;
  /** Every session that is being left, in whichever tab that was begun. */
  leaving(): readonly Leaving[];
  /** Takes this session away, where it is still the one that is stored; and a text that is none. */
  clear(id: string | null): void;
  /** This session has been left, and nothing of its user is here. */
  settle(id: string): void;
}

/** `storage` is asked for lazily, and may throw: merely touching `window.localStorage` does where it is blocked. */
export function createSessionStore(storage: () => SessionStorageLike, now: () => number): SessionStore {
  const text = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  /** Blocked storage holds nothing, and takes nothing. */
  const change = (work: (storage: SessionStorageLike) => void) => {
    try {
      work(storage());
    } catch {
      // As said above.
    }
  };
  const leaving = () => leavingIn(text(LEAVING_KEY));
  const mark = (marks: readonly Leaving[]) =>
    change((one) =>
      marks.length === 0 ? one.removeItem(LEAVING_KEY) : one.setItem(LEAVING_KEY, JSON.stringify(marks)),
    );
  const stored = (id: string) => {
    const session = sessionIn(text(SESSION_KEY));
    return session?.id === id ? session : null;
  };
  const held = (): StoredSession | null => {
    const session = sessionIn(text(SESSION_KEY));
    return session === null || leaving().some(({ id }) => id === session.id) ? null : session;
  };
  const read = (): StoredSession | null => {
    const session = held();
    return session?.isHalf === true ? null : session;
  };
  return {
    read,
    half() {
      const session = held();
      return session?.isHalf === true ? session : null;
    },
    stored,
    leaving,
    token() {
      const session = read();
      if (session === null || session.expires_at - EARLY_S <= now() / 1_000) return null;
      return session.access_token;
    },
    stay(ownerId) {
      const begun = read();
      const session = begun?.user.id === ownerId ? begun.id : null;
      return {
        session,
        here: () => session !== null && read()?.id === session,
        lasts: () => session !== null && stored(session) !== null,
      };
    },
    leave(scope) {
      const session = read();
      if (session === null) return null;
      const mine: Leaving = { id: session.id, ownerId: session.user.id, scope, since: now() };
      mark([...leaving(), mine]);
      return mine;
    },
    clear(id) {
      const session = sessionIn(text(SESSION_KEY));
      if (session !== null && session.id !== id) return;
      change((one) => {
        one.removeItem(SESSION_KEY);
        one.removeItem(VERIFIER_KEY);
      });
    },
    settle: (id) => mark(leaving().filter((one) => one.id !== id)),
  };
}

// The storage that supabase-js is given. It saves and removes "the session" when an answer comes, and by then another
// one may be stored, or none: then it is refused.

/** An earlier sign-out of the same person that is not through yet must not clear what they do from now on. */
function comesBack(storage: SessionStorageLike, { id, user }: StoredSession): void {
  const marks = leavingIn(storage.getItem(LEAVING_KEY));
  const isBack = (mark: Leaving) => mark.ownerId === user.id && mark.id !== id && mark.back !== true;
  if (!marks.some(isBack)) return;
  const noted = marks.map((mark) => (isBack(mark) ? { ...mark, back: true } : mark));
  storage.setItem(LEAVING_KEY, JSON.stringify(noted));
}

/**
 * A session that was stored here, and is no more, is not written again; one that is still good is not removed, nor one
 * of which the server has not said (`ended`) that it is over.
 */
export function createClientStorage(storage: SessionStorageLike, ended: () => boolean): SessionStorageLike {
  const seen = new Set<string>();
  const stored = () => {
    const session = sessionIn(storage.getItem(SESSION_KEY));
    if (session !== null) seen.add(session.id);
    return session;
  };
  return {
    getItem(key) {
      if (key === SESSION_KEY) stored();
      return storage.getItem(key);
    },
    setItem(key, text) {
      const session = key === SESSION_KEY ? sessionIn(text) : null;
      // `updateUser` saves the session that it began with, also after a sign-out.
      const before = session === null ? null : stored();
      if (session !== null && before?.id !== session.id && seen.has(session.id)) return;
      // With the token that is stored already comes the time that was noted with it.
      const isNew = session !== null && before?.access_token !== session.access_token;
      storage.setItem(key, isNew ? byThisClock(text, Date.now()) : text);
      stored();
      if (session !== null) comesBack(storage, session);
    },
    removeItem(key) {
      const session = key === SESSION_KEY ? stored() : null;
      // `getUser` removes whatever is stored when it hears that the session it asked about has ended; whether this one
      // has, `confirm` of cloud-auth.ts decides.
      if (session !== null && (session.expires_at > Date.now() / 1_000 || !ended())) return;
      storage.removeItem(key);
    },
  };
}
