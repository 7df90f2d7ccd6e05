import { expect, it } from 'vitest';
import { ACCOUNT_SYNC_KEY, NO_ACCOUNT_SYNC } from '#state/account-profile.ts';
import { namesKnown } from '#state/names-known.ts';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding.ts';
import { EMPTY_ACCOUNT_PROFILE, emptyOf } from '#state/profile-fields.ts';
import { NO_PROFILE, PROFILE_KEY } from '#state/profile.ts';

const known = (texts: Readonly<Record<string, unknown>>) =>
  namesKnown((key) => ({ read: () => (key in texts ? JSON.stringify(texts[key]) : null) }));

const called = (displayName: string) => ({
  ...FIRST_RUN,
  personalization: { ...emptyOf('about-step'), displayName },
});

it('is the name of now, of the profile, and of the last agreement, the longest first', () => {
  expect(
    known({
      [ONBOARDING_KEY]: called('Aoi'),
      [PROFILE_KEY]: { ...NO_PROFILE, name: ' Aoi' },
      [ACCOUNT_SYNC_KEY]: {
        ...NO_ACCOUNT_SYNC,
        ownerId: 'aki',
        agreed: { ...EMPTY_ACCOUNT_PROFILE, displayName: 'Aki Mori' },
      },
    }),
  ).toEqual(['Aki Mori', 'Aoi']);
});

it('is nothing where nobody said one', () => {
  expect(known({})).toEqual([]);
  expect(known({ [ONBOARDING_KEY]: called('  ') })).toEqual([]);
});
