import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_NOTIFICATIONS, notificationsRecord } from '#state/notifications/preference-atoms.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { NO_PROFILE, PROFILE_KEY, profileRecord } from '#state/profile.ts';
import { profileAtom, saveProfileAtom } from '#state/profile-atoms.ts';
import { ageOn, profileFormSchema } from '#state/profile-form.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { setUpUser, USER } from './support/history.ts';

const TODAY = '2026-11-20';
const GOOD = { name: 'Ana', email: 'ana@example.org', birthDate: '2000-02-29', bio: 'Hi' };

const errorsOf = (fields: typeof GOOD) => {
  const parsed = profileFormSchema(TODAY).safeParse(fields);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe('the profile form', () => {
  it('takes a full and a nearly empty profile', () => {
    expect(errorsOf(GOOD)).toEqual([]);
    expect(errorsOf({ name: 'A', email: '', birthDate: '', bio: '' })).toEqual([]);
  });

  it.each([
    [{ name: '   ' }, 'name-missing'],
    [{ name: '\u200f\u3164\u0000' }, 'name-missing'],
    [{ name: 'x'.repeat(31) }, 'name-long'],
    [{ name: '👍🏽'.repeat(31) }, 'name-long'],
    [{ email: 'ana@' }, 'email-invalid'],
    [{ birthDate: '2026-02-30' }, 'birth-invalid'],
    [{ birthDate: '2026-11-21' }, 'birth-future'],
    [{ birthDate: '2013-11-21' }, 'birth-young'],
    [{ birthDate: '1900-01-01' }, 'birth-old'],
    [{ bio: 'x'.repeat(161) }, 'bio-long'],
  ])('%j: %s', (change, error) => {
    expect(errorsOf({ ...GOOD, ...change })).toEqual([error]);
  });

  it.each([
    [{ name: '🔥'.repeat(30) }, {}],
    [{ name: '👨‍👩‍👧‍👦'.repeat(10) }, {}],
    [{ name: ' \u202eAna\u0000 ' }, { name: 'Ana' }],
    [{ name: `A${'\u0301'.repeat(300)}` }, { name: `A${'\u0301'.repeat(5)}` }],
    [{ bio: `\ud83dHi${'\u200d'.repeat(200)}\r\nyou` }, { bio: 'Hi\u200d\nyou' }],
    [{ email: '\u202aana@example.org\u202c' }, { email: 'ana@example.org' }],
  ])('takes in %j clean', (given, kept) => {
    expect(profileFormSchema(TODAY).parse({ ...GOOD, ...given })).toEqual({ ...GOOD, ...given, ...kept });
  });

  it('lets a person in on the very day they turn 13', () => {
    expect(errorsOf({ ...GOOD, birthDate: '2013-11-20' })).toEqual([]);
    expect(ageOn('2013-11-20', TODAY)).toBe(13);
    expect(ageOn('2013-11-21', TODAY)).toBe(12);
  });
});

describe('the stored records', () => {
  it.each([
    ['profile', profileRecord.read, NO_PROFILE],
    ['notifications', notificationsRecord.read, DEFAULT_NOTIFICATIONS],
  ] as const)('%s: whatever is stored, something usable comes back', (_name, read, fallback) => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { value } = read(text);
        expect(read(JSON.stringify(value))).toEqual({ value, damaged: false });
      }),
    );
    expect(read(null)).toEqual({ value: fallback, damaged: false });
    expect(read('{"version":1,"ownerId":7}').damaged).toBe(true);
  });
});

describe('the profile', () => {
  it('starts with what the account knows, and is null for a guest', () => {
    expect(setUpUser(null).store.get(profileAtom)).toBeNull();
    expect(setUpUser().store.get(profileAtom)).toMatchObject({
      name: 'Ana',
      email: 'ana@example.org',
      bio: '',
    });
  });

  it('comes back as it was saved, to its owner only, and names the person in the next roast', () => {
    const { store, storage } = setUpUser();
    store.set(saveProfileAtom, { ...GOOD, name: 'Aninha' });
    expect(store.get(profileAtom)).toMatchObject({ ...GOOD, name: 'Aninha', ownerId: USER.id });
    expect(profileRecord.read(storage.texts[PROFILE_KEY] ?? null).value.name).toBe('Aninha');
    expect(store.get(personalizationAtom).displayName).toBe('Aninha');
    store.set(setUserAtom, { ...USER, id: 'user-2', name: 'Ben', email: null });
    expect(store.get(profileAtom)).toMatchObject({ name: 'Ben', email: '', bio: '' });
  });
});
