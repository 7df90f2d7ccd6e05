/**
 * The storage that supabase-js is given. It saves and removes "the session" when an answer comes, and by then another
 * one may be stored, or none: then it is refused.
 */
import type { SessionStorageLike } from './session-storage.ts';
import { byThisClock, SESSION_KEY, sessionIn } from './stored-session.ts';

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
