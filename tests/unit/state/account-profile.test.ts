import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BIO_MAX, EMAIL_MAX, NAME_MAX } from '#domain/account/limits.ts';
import {
  accountSyncRecord,
  mergeProfiles,
  profileOfRow,
  rowOfChange,
  type ServerProfile,
} from '#state/account-profile.ts';
import {
  EMPTY_ACCOUNT_PROFILE as EMPTY,
  PROFILE_FIELDS,
  PROFILE_KEYS,
  type AccountProfile,
} from '#state/profile-fields.ts';

const AKI: AccountProfile = {
  language: 'en',
  displayName: 'Aki',
  email: 'aki@example.org',
  birthDate: '2001-05-17',
  bio: 'Laughs at own jokes.',
  ageRange: 'early-20s',
  gender: 'other',
  mainConcern: 'pores',
  skincareLevel: 'basic',
  interest: 'fun',
  style: 'gentle',
  notifications: true,
  emailUpdates: true,
  soundEffects: false,
  privacy: 'friends',
};

describe('a profile as a row', () => {
  it('goes and comes back the same, every field of it', () => {
    expect(rowOfChange(AKI)).toMatchObject({ privacy: 'friends-only', roast_style: 'gentle', bio: AKI.bio });
    expect(Object.keys(rowOfChange(AKI))).toHaveLength(PROFILE_KEYS.length);
    expect(profileOfRow(rowOfChange(AKI))).toEqual(AKI);
  });

  it('is under 2 KB, however much the user fills in', () => {
    const longest = {
      ...AKI,
      displayName: 'あ'.repeat(NAME_MAX),
      bio: 'あ'.repeat(BIO_MAX),
      email: `${'a'.repeat(EMAIL_MAX - 12)}@example.org`,
    };
    const bytes = new TextEncoder().encode(JSON.stringify(rowOfChange(longest))).byteLength;
    expect(bytes).toBeLessThan(2_048);
  });

  it('has gaps where nothing was said, and names only what changes', () => {
    expect(rowOfChange({ bio: '', ageRange: null })).toEqual({ bio: null, age_range: null });
    expect(profileOfRow({})).toEqual(Object.fromEntries(PROFILE_KEYS.map((key) => [key, null])));
  });

  it('reads anything: a gap is null, and a value that it does not know is left out', () => {
    const value = fc.oneof(fc.string(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(rowOfChange(AKI))), value), (row) => {
        for (const [key, read] of Object.entries(profileOfRow(row))) {
          const field = Object.entries(PROFILE_FIELDS).find(([name]) => name === key)?.[1];
          if (read !== null) expect(field?.schema.safeParse(read).success, key).toBe(true);
        }
      }),
    );
    const unknown = profileOfRow({ age_range: '13', privacy: 'all', bio: 'x'.repeat(999) });
    for (const key of ['ageRange', 'privacy', 'bio']) expect(unknown).not.toHaveProperty(key);
  });
});

describe('device and server', () => {
  const merge = (agreed: AccountProfile | null, device: AccountProfile, server: ServerProfile) =>
    mergeProfiles({ agreed, device, server });

  it('that are the same have nothing to say', () => {
    expect(merge(null, AKI, AKI)).toEqual({ up: {}, down: {} });
  });

  it('meet for the first time: the server’s word stands, its gaps are filled, the language goes up', () => {
    const device = { ...EMPTY, bio: 'here', displayName: 'Other', gender: 'male' } as const;
    const server = { ...AKI, bio: '', style: null };
    const { up, down } = merge(null, device, server);
    expect(up).toEqual({ language: 'ja', bio: 'here', style: 'classic' });
    expect(down).toMatchObject({
      displayName: 'Aki',
      gender: 'other',
      privacy: 'friends',
      emailUpdates: true,
    });
    expect(down).not.toHaveProperty('language');
  });

  it('later: what was changed here goes up, what was changed there comes down', () => {
    const here = { ...AKI, bio: '' };
    const there = { ...AKI, privacy: 'private' } as const;
    expect(merge(AKI, here, there)).toEqual({ up: { bio: '' }, down: { privacy: 'private' } });
  });

  it('changed on both sides: the person at this device is right', () => {
    const both = merge(AKI, { ...AKI, bio: 'here' }, { ...AKI, bio: 'there' });
    expect(both).toEqual({ up: { bio: 'here' }, down: {} });
  });
});

describe('what both last agreed on', () => {
  it('lacks a field that came later, and is an agreement all the same', () => {
    const { bio: _later, ...earlier } = AKI;
    const text = JSON.stringify({ version: 1, ownerId: 'aki', agreed: earlier, entered: null });
    expect(accountSyncRecord.read(text)).toEqual({
      value: { version: 1, ownerId: 'aki', agreed: { ...AKI, bio: '' }, entered: null },
      damaged: false,
    });
  });
});

/** A value of each field that its schema takes; never a gap where a gap is filled again. */
const VALUES: { readonly [K in keyof AccountProfile]: readonly AccountProfile[K][] } = {
  language: ['ja', 'en'],
  displayName: ['', 'Aki', 'Ana'],
  email: ['', 'aki@example.org', 'ana@example.org'],
  birthDate: ['', '2001-05-17', '1980-01-01'],
  bio: ['', 'Hi', 'Hello'],
  ageRange: ['teens', '40s', '50s-plus'],
  gender: ['male', 'female', 'other'],
  mainConcern: ['pores', 'acne', 'hair'],
  skincareLevel: [null, 'basic', 'advanced'],
  interest: [null, 'fun', 'serious'],
  style: ['gentle', 'classic', 'spicy'],
  notifications: [true, false],
  emailUpdates: [true, false],
  soundEffects: [true, false],
  privacy: ['public', 'friends', 'private'],
};

interface Device {
  held: AccountProfile;
  agreed: AccountProfile | null;
}
type Change = readonly [key: keyof AccountProfile, value: AccountProfile[keyof AccountProfile]];
type Step = { readonly on: 0 | 1; readonly change: Change | null };

const anyChange = fc
  .constantFrom(...PROFILE_KEYS)
  .chain((key) => fc.constantFrom(...VALUES[key]).map((value): Change => [key, value]));
const anyStep: fc.Arbitrary<Step> = fc.record({
  on: fc.constantFrom<0 | 1>(0, 1),
  change: fc.option(anyChange),
});

describe('two devices and an account', () => {
  /** Each device changes things or meets the account, in any order; in the end both have met it twice. */
  function play(steps: readonly Step[], [here, there]: readonly [AccountProfile, AccountProfile]) {
    let row = rowOfChange(AKI);
    const devices = [
      { held: here, agreed: null },
      { held: there, agreed: null },
    ] as const satisfies readonly Device[] as readonly [Device, Device];
    const meet = (device: Device) => {
      const { up, down } = mergeProfiles({
        agreed: device.agreed,
        device: device.held,
        server: profileOfRow(row),
      });
      row = { ...row, ...rowOfChange(up) };
      device.held = { ...device.held, ...down };
      device.agreed = device.held;
    };
    devices.forEach(meet);
    const changed = new Map<string, Set<unknown>>();
    const devicesOf = new Map<string, Set<number>>();
    for (const { on, change } of steps) {
      const device = devices[on];
      if (change === null) {
        meet(device);
        continue;
      }
      const [key, value] = change;
      device.held = { ...device.held, [key]: value };
      changed.set(key, new Set([...(changed.get(key) ?? []), value]));
      devicesOf.set(key, new Set([...(devicesOf.get(key) ?? []), on]));
    }
    for (const device of [...devices, ...devices]) meet(device);
    return { devices, row, changed, devicesOf };
  }

  const anyProfile = fc.record(
    Object.fromEntries(PROFILE_KEYS.map((key) => [key, fc.constantFrom(...VALUES[key])])),
  ) as unknown as fc.Arbitrary<AccountProfile>;

  it('come to hold the same, whatever was changed where and in whichever order they met', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), fc.tuple(anyProfile, anyProfile), (steps, start) => {
        const { devices, row } = play(steps, start);
        // Each device keeps a language of its own.
        const shared = (one: ServerProfile) => ({ ...one, language: null });
        for (const { held, agreed } of devices) {
          expect(shared(profileOfRow(row))).toEqual(shared(profileOfRow(rowOfChange(held))));
          expect(agreed).toEqual(held);
        }
      }),
    );
  });

  it('lose nothing: every value in the end was given by the user, and the last one where only one device changed it', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const { devices, changed, devicesOf } = play(steps, [AKI, AKI]);
        for (const key of PROFILE_KEYS.filter((one) => one !== 'language')) {
          const said = [...(changed.get(key) ?? [])];
          const [{ held }] = devices;
          if (said.length === 0) expect(held[key]).toBe(AKI[key]);
          else expect([AKI[key], ...said]).toContain(held[key]);
          // Changed on one device only: its last word, unless that was the word it began with.
          const last = steps.findLast(({ change }) => change?.[0] === key)?.change?.[1];
          if (devicesOf.get(key)?.size === 1) expect(held[key]).toBe(last);
        }
      }),
    );
  });
});
