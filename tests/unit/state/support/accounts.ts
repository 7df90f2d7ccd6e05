/** A server that keeps profiles as PostgreSQL does, and what a person says of themselves. */
import type { CloudService, ProfileRow } from '#ports/cloud.ts';

export const FIELDS = { name: 'Aki', email: 'news@example.org', birthDate: '2001-05-17', bio: 'Hi' };
export const ANSWERS = {
  ageRange: '40s',
  gender: 'other',
  mainConcern: 'pores',
  skincareLevel: 'basic',
} as const;

/** As in supabase/migrations. */
export const COLUMN_DEFAULTS: ProfileRow = {
  language: 'ja',
  notifications: false,
  email_updates: false,
  sound_effects: true,
  privacy: 'private',
};

export function fakeAccounts() {
  const rows = new Map<string, ProfileRow>();
  const pictures = new Map<string, { readonly picture: Blob; readonly mark: string }>();
  const state = {
    online: true,
    refuse: false,
    writes: 0,
    /** Pictures that were put there, and read. */
    puts: 0,
    reads: 0,
    unreadable: false,
    session: 'first',
    here: () => true,
  };
  const cloud: CloudService = {
    stay: () => ({ session: state.session, here: () => state.here(), lasts: () => true }),
    readProfile: (userId) => Promise.resolve(state.online ? (rows.get(userId) ?? 'none') : null),
    makeProfile(userId, row, may) {
      if (!state.online || !may()) return Promise.resolve('later');
      if (rows.has(userId)) return Promise.resolve('exists');
      rows.set(userId, { ...COLUMN_DEFAULTS, ...row });
      return Promise.resolve('done');
    },
    writeProfile(userId, change, may) {
      if (!state.online || !may()) return Promise.resolve('later');
      if (state.refuse) return Promise.resolve('refused');
      state.writes += 1;
      rows.set(userId, { ...rows.get(userId), ...change });
      return Promise.resolve('done');
    },
    plan: () => Promise.resolve(null),
    chance: () => 0,
    giveLaugh: () => Promise.resolve(true),
    exportData: () => Promise.resolve(null),
    picture: {
      find: (id) => Promise.resolve(state.online ? { mark: pictures.get(id)?.mark ?? null } : null),
      read(id) {
        state.reads += 1;
        const readable = state.online && !state.unreadable;
        return Promise.resolve(readable ? (pictures.get(id)?.picture ?? null) : null);
      },
      put(id, picture) {
        if (!state.online) return Promise.resolve(null);
        state.puts += 1;
        const mark = `put ${state.puts}`;
        pictures.set(id, { picture, mark });
        return Promise.resolve(mark);
      },
      remove(id) {
        if (state.online) pictures.delete(id);
        return Promise.resolve(state.online);
      },
    },
    followHistory: () => () => undefined,
    followNews: () => () => undefined,
    factsSent: () => [],
    noteFacts: () => undefined,
    sentBodies: () => Promise.resolve([]),
    syncHistoryNow: () => undefined,
  };
  return { cloud, rows, pictures, state };
}
