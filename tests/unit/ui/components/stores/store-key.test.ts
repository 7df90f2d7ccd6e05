import { expect, test } from 'vitest';
import { RUN_TIMES_KEY } from '#state/capture/run-times.ts';
import { DAILY_KEY } from '#state/daily-limit-atoms.ts';
import { ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import { SETTINGS_KEY } from '#state/settings-atoms.ts';
import { storeKey } from '#ui/components/stores/device-stores.tsx';

test.each([SETTINGS_KEY, ONBOARDING_KEY, DAILY_KEY, RUN_TIMES_KEY])('%s has a name of its own', (name) => {
  expect(storeKey({ kind: 'localStorage', name })).not.toBe('other');
});

test('a cache with an unknown name counts as the app itself; any other unknown store counts as other', () => {
  expect(storeKey({ kind: 'cache', name: 'workbox-precache' })).toBe('app');
  expect(storeKey({ kind: 'localStorage', name: 'somebody-else' })).toBe('other');
});
