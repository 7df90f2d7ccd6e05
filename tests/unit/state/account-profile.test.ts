import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_ACCOUNT_PROFILE as EMPTY,
  mergeProfiles,
  PROFILE_KEYS,
  profileOfRow,
  rowOfChange,
  type AccountProfile,
} from '#state/account-profile.ts';
import { BIO_MAX, EMAIL_MAX, NAME_MAX } from '#state/profile.ts';

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

  it('is under 2 KB, however much somebody says of themselves', () => {
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
    expect(profileOfRow({})).toEqual({ ...EMPTY, style: null });
  });

  it('reads anything: a value on no list is a gap', () => {
    const value = fc.oneof(fc.string(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(rowOfChange(AKI))), value), (row) => {
        expect(profileOfRow(profileRowOf(row))).toEqual(profileOfRow(row));
      }),
    );
    expect(profileOfRow({ age_range: '13', privacy: 'all', bio: 'x'.repeat(999) })).toEqual(profileOfRow({}));
  });
});

const profileRowOf = (row: Parameters<typeof profileOfRow>[0]) => rowOfChange(profileOfRow(row));

describe('device and server', () => {
  const merge = (agreed: AccountProfile | null, device: AccountProfile, server: AccountProfile) =>
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
