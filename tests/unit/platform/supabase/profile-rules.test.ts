import { describe, expect, it } from 'vitest';
import {
  ensureProfile,
  writeProfile,
  type ProfileCalls,
  type Refusal,
  type Row,
} from '#platform/supabase/profile-rules.ts';

const ME = 'user-1';
const SEED = {
  language: 'ja',
  interest: 'fun',
  personalization: {
    ageRange: '40s',
    gender: 'female',
    mainConcern: 'pores',
    displayName: ' Aki ',
    skincareLevel: 'basic',
  },
};
const FULL = {
  user_id: ME,
  language: 'ja',
  onboarding_completed: true,
  age_range: '40s',
  gender: 'female',
  main_concern: 'pores',
  display_name: 'Aki',
  skincare_level: 'basic',
  interest: 'fun',
};
const MINIMAL = { user_id: ME, language: 'ja', onboarding_completed: true };
const NO_ANSWER: Refusal = { code: '', message: 'TypeError: Failed to fetch' };
const FORBIDDEN: Refusal = { code: '42501', message: 'new row violates row-level security policy' };
const AGE: Refusal = { code: '23514', message: 'violates check constraint "profiles_age_range_check"' };

type User = Awaited<ReturnType<ProfileCalls['user']>>;

/** A fake server: answers inserts with these refusals in turn, and writes down what it was asked. */
function server(
  refusals: readonly (Refusal | null)[] = [],
  { row = null, users = [] }: { row?: Row | null; users?: readonly User[] } = {},
) {
  const inserted: Row[] = [];
  const updated: Row[] = [];
  let asked = 0;
  const calls: ProfileCalls = {
    user: () => Promise.resolve(users[asked++] ?? { id: ME }),
    read: () => Promise.resolve({ row, error: null }),
    insert(given) {
      inserted.push(given);
      return Promise.resolve(refusals[inserted.length - 1] ?? null);
    },
    update(_userId, change) {
      updated.push(change);
      return Promise.resolve(null);
    },
    put(given) {
      inserted.push(given);
      return Promise.resolve(refusals[inserted.length - 1] ?? null);
    },
  };
  return { calls, inserted, updated };
}

describe('making the profile', () => {
  it('stores what the first run knows', async () => {
    const { calls, inserted } = server();
    expect(await ensureProfile(calls, ME, SEED)).toBe('created');
    expect(inserted).toEqual([FULL]);
  });

  it('stores nothing of somebody who said nothing', async () => {
    const { calls, inserted } = server();
    const personalization = {
      ageRange: null,
      gender: null,
      mainConcern: null,
      displayName: '',
      skincareLevel: null,
    };
    expect(await ensureProfile(calls, ME, { ...SEED, personalization })).toBe('nothing');
    expect(inserted).toEqual([]);
  });

  it('tries again with the least where the server does not take the age range', async () => {
    const { calls, inserted } = server([AGE]);
    expect(await ensureProfile(calls, ME, SEED)).toBe('minimal');
    expect(inserted).toEqual([FULL, MINIMAL]);
  });

  it('tries again as the confirmed user after 42501, then goes on without', async () => {
    const once = server([FORBIDDEN]);
    expect(await ensureProfile(once.calls, ME, SEED)).toBe('created');
    expect(once.inserted).toEqual([FULL, FULL]);
    const twice = server([FORBIDDEN, FORBIDDEN]);
    expect(await ensureProfile(twice.calls, ME, SEED)).toBe('refused');
    expect(twice.inserted).toHaveLength(2);
  });

  it('stops at 403, and where the server knows somebody else', async () => {
    for (const user of [{ id: null, status: 403 }, { id: 'user-2' }] as const) {
      const { calls, inserted } = server([], { users: [user] });
      expect(await ensureProfile(calls, ME, SEED)).toBe('stopped');
      expect(inserted).toEqual([]);
    }
  });

  it('waits for the network', async () => {
    const gone = server([], { users: [{ id: null, status: 0 }] });
    expect(await ensureProfile(gone.calls, ME, SEED)).toBe('later');
    expect(await ensureProfile(server([NO_ANSWER]).calls, ME, SEED)).toBe('later');
  });
});

describe('a profile that is there', () => {
  it('has its gaps filled, and nothing else changed', async () => {
    const row = { ...FULL, age_range: null, gender: 'other', main_concern: null };
    const { calls, inserted, updated } = server([], { row });
    expect(await ensureProfile(calls, ME, SEED)).toBe('filled');
    expect(updated).toEqual([{ age_range: '40s', main_concern: 'pores' }]);
    expect(inserted).toEqual([]);
  });

  it('is left alone without gaps', async () => {
    const { calls, updated } = server([], { row: FULL });
    expect(await ensureProfile(calls, ME, SEED)).toBe('kept');
    expect(updated).toEqual([]);
  });
});

describe('the person’s own changes', () => {
  const CHANGE = { bio: 'Hi', age_range: '40s' };
  const ROW = { user_id: ME, onboarding_completed: true };

  it('are stored in their row', async () => {
    const { calls, inserted } = server();
    expect(await writeProfile(calls, ME, CHANGE)).toBe('done');
    expect(inserted).toEqual([{ ...ROW, ...CHANGE }]);
  });

  it('are stored without an age range that the server does not know', async () => {
    const { calls, inserted } = server([AGE]);
    expect(await writeProfile(calls, ME, CHANGE)).toBe('done');
    expect(inserted).toEqual([
      { ...ROW, ...CHANGE },
      { ...ROW, bio: 'Hi' },
    ]);
  });

  it('wait for the network, and are given up where they will never be taken', async () => {
    expect(await writeProfile(server([NO_ANSWER]).calls, ME, CHANGE)).toBe('later');
    const bio: Refusal = { code: '23514', message: 'violates check constraint "profiles_bio_check"' };
    expect(await writeProfile(server([bio]).calls, ME, CHANGE)).toBe('refused');
    expect(await writeProfile(server([FORBIDDEN]).calls, ME, CHANGE)).toBe('refused');
  });
});
