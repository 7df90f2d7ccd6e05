import { describe, expect, it } from 'vitest';
import {
  makeProfile,
  type ProfileCalls,
  type Refusal,
  writeProfile,
} from '#platform/supabase/account-data.ts';
import type { ProfileRow } from '#ports/cloud.ts';

const ME = 'user-1';
const COLUMNS = { age_range: '40s', gender: 'female', display_name: 'Aki' };
const LEAST = { user_id: ME, onboarding_completed: true };
const FULL = { ...LEAST, ...COLUMNS };
const NO_ANSWER: Refusal = { code: '', message: 'TypeError: Failed to fetch' };
const FORBIDDEN: Refusal = { code: '42501', message: 'new row violates row-level security policy' };
const THERE: Refusal = { code: '23505', message: 'duplicate key value' };
const AGE: Refusal = { code: '23514', message: 'violates check constraint "profiles_age_range_check"' };
const BIO: Refusal = { code: '23514', message: 'violates check constraint "profiles_bio_check"' };
const NUL: Refusal = { code: '22P05', message: 'unsupported Unicode escape sequence' };

/** A fake server: refuses writes with these in turn, and writes down what it was asked. */
function server(refusals: readonly (Refusal | null)[] = [], users: readonly (string | null)[] = []) {
  const written: ProfileRow[] = [];
  let asked = 0;
  const write = (row: ProfileRow) => {
    written.push(row);
    return Promise.resolve(refusals[written.length - 1] ?? null);
  };
  const calls: ProfileCalls = {
    user() {
      const user = users[asked];
      asked += 1;
      return Promise.resolve(user === undefined ? ME : user);
    },
    insert: write,
    put: write,
  };
  return { calls, written };
}

describe('making the profile', () => {
  it('stores what is known', async () => {
    const { calls, written } = server();
    expect(await makeProfile(calls, ME, COLUMNS)).toBe('done');
    expect(written).toEqual([FULL]);
  });

  it('starts with the least where the server does not take the age range, and adds the rest', async () => {
    const { calls, written } = server([AGE, null, AGE]);
    expect(await makeProfile(calls, ME, COLUMNS)).toBe('done');
    const { age_range: _age, ...rest } = FULL;
    expect(written).toEqual([FULL, LEAST, FULL, rest]);
  });

  it('tries again as the confirmed user after 42501, then goes on without', async () => {
    const once = server([FORBIDDEN]);
    expect(await makeProfile(once.calls, ME, COLUMNS)).toBe('done');
    expect(once.written).toEqual([FULL, FULL]);
    const twice = server([FORBIDDEN, FORBIDDEN]);
    expect(await makeProfile(twice.calls, ME, COLUMNS)).toBe('refused');
    expect(twice.written).toHaveLength(2);
    const another = server([FORBIDDEN], [ME, 'user-2']);
    expect(await makeProfile(another.calls, ME, COLUMNS)).toBe('later');
    expect(another.written).toHaveLength(1);
  });

  it('stops where the server knows no user by the token, or another one', async () => {
    for (const user of [null, 'user-2']) {
      const { calls, written } = server([], [user]);
      expect(await makeProfile(calls, ME, COLUMNS)).toBe('later');
      expect(written).toEqual([]);
    }
  });

  it('waits for the network, and says where another device was first', async () => {
    expect(await makeProfile(server([NO_ANSWER]).calls, ME, COLUMNS)).toBe('later');
    expect(await makeProfile(server([THERE]).calls, ME, COLUMNS)).toBe('exists');
  });
});

describe('the person’s own changes', () => {
  const CHANGE = { bio: 'Hi', age_range: '40s' };

  it('are stored in their row', async () => {
    const { calls, written } = server();
    expect(await writeProfile(calls, ME, CHANGE)).toBe('done');
    expect(written).toEqual([{ ...LEAST, ...CHANGE }]);
  });

  it('are stored without an age range that the server does not know', async () => {
    const { calls, written } = server([AGE]);
    expect(await writeProfile(calls, ME, CHANGE)).toBe('done');
    expect(written).toEqual([
      { ...LEAST, ...CHANGE },
      { ...LEAST, bio: 'Hi' },
    ]);
  });

  it.each([BIO, NUL])('are stored but for the one that the server never takes: $code', async (refusal) => {
    const { calls, written } = server([refusal, null, refusal, null]);
    const change = { gender: 'female', bio: 'Hi', display_name: 'Aki' };
    expect(await writeProfile(calls, ME, change)).toBe('refused');
    expect(written).toEqual([
      { ...LEAST, ...change },
      { ...LEAST, gender: 'female' },
      { ...LEAST, bio: 'Hi' },
      { ...LEAST, display_name: 'Aki' },
    ]);
    expect(await writeProfile(server([refusal, null, NO_ANSWER]).calls, ME, change)).toBe('later');
  });

  it('wait for the network, and are given up where they will never be taken', async () => {
    expect(await writeProfile(server([NO_ANSWER]).calls, ME, CHANGE)).toBe('later');
    expect(await writeProfile(server([BIO, BIO]).calls, ME, { bio: 'Hi' })).toBe('refused');
    expect(await writeProfile(server([FORBIDDEN]).calls, ME, CHANGE)).toBe('refused');
  });
});
