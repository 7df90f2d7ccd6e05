/** The end of a session: a last word to the account, the sign-out itself, and nothing of it left on this device. */
import type { Leaving, SessionStore, StoredSession } from '#platform/supabase/stored-session.ts';
import type { AuthOutcome, AuthService } from '#ports/auth.ts';

export interface SignOutParts {
  readonly sessions: SessionStore;
  /** Tells the server, by this session. */
  readonly endAtServer: (session: StoredSession, scope: Leaving['scope']) => Promise<AuthOutcome>;
  /** Sends what waits, as long as there is patience. */
  readonly flushBeforeSignOut: (leaving: Leaving, sending: Promise<unknown> | undefined) => Promise<void>;
  /** Clears what this device holds of the account, unless its user is here again. */
  readonly clear: (ownerId: string) => Promise<unknown>;
  /** Tells this tab whose session holds now. */
  readonly look: () => void;
  readonly now: () => number;
}

export interface SignOut {
  /** Ends the session here, also offline, and for all that happens meanwhile it has ended at once. */
  readonly signOut: (
    scope: Leaving['scope'],
    sending?: Parameters<AuthService['signOut']>[1],
  ) => Promise<AuthOutcome>;
  /** Sees to it that each sign-out that was begun comes to its end, whatever becomes of the tab that began it. */
  readonly mind: () => void;
}

/** Longer than a sign-out takes: 3 s for the last word, 5 for the server, 3 for clearing, and a slow phone. */
const LEFT_ALONE_MS = 20_000;

const DONE: AuthOutcome = { ok: true, value: null };

export function createSignOut(parts: SignOutParts): SignOut {
  const { sessions, endAtServer, flushBeforeSignOut, clear, look, now } = parts;
  /** Sessions whose sign-out this tab carries out, or looks after. */
  const minded = new Set<string>();

  async function carryOut(leaving: Leaving, sending?: Promise<unknown>): Promise<AuthOutcome> {
    const { id, ownerId, scope } = leaving;
    const session = sessions.stored(id);
    await flushBeforeSignOut(leaving, sending);
    const outcome = session === null ? DONE : await endAtServer(sessions.stored(id) ?? session, scope);
    sessions.clear(id);
    look();
    // None any more: another tab has brought it to its end, and what is here came after.
    const mark = sessions.leaving().find((one) => one.id === id);
    if (mark !== undefined && mark.back !== true) await clear(ownerId);
    sessions.settle(id);
    return outcome;
  }

  function mindOne(leaving: Leaving): void {
    if (minded.has(leaving.id)) return;
    minded.add(leaving.id);
    const age = now() - leaving.since;
    // A clock that was set back must not keep it for years.
    const wait = age < 0 ? 0 : Math.max(0, LEFT_ALONE_MS - age);
    setTimeout(() => {
      if (sessions.leaving().some(({ id }) => id === leaving.id)) void carryOut(leaving);
    }, wait);
  }

  return {
    async signOut(scope, sending) {
      const leaving = sessions.leave(scope);
      // Nobody is signed in, or they are leaving already; what is stored and cannot be read goes.
      if (leaving === null) {
        sessions.clear(null);
        return DONE;
      }
      minded.add(leaving.id);
      return carryOut(leaving, sending);
    },
    mind() {
      for (const leaving of sessions.leaving()) mindOne(leaving);
    },
  };
}

/**
 * After a sign-out the browser still keeps pages of the person, for going back. One small answer lets go of them: it
 * says `Clear-Site-Data: "cache"` (scripts/lib/headers.ts, also on static hosts). The sign-out does not wait for it, because
 * Chromium holds an answer with that word back until its whole cache is searched, for seconds on a full one
 * (https://issues.chromium.org/issues/41343050); on the answer to the sign-out itself it would be the sign-out that
 * is late.
 */
const SIGNED_OUT = '/signed-out.txt';

/** Returns at once; without a network nothing happens. */
export function forgetPages(ask: typeof fetch, origin: string): void {
  void ask(new URL(SIGNED_OUT, origin), { cache: 'no-store', keepalive: true }).catch(() => undefined);
}
