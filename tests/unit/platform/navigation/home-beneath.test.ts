import { describe, expect, it } from 'vitest';
import { needsHome, putHomeBeneath, type Surroundings } from '#platform/navigation/home-beneath.ts';

describe('a home beneath', () => {
  it.each(['/history', '/history/7', '/profile', '/profile/edit', '/premium', '/privacy', '/routine'])(
    '%s, opened directly, needs one',
    (path) => expect(needsHome(path, false)).toBe(true),
  );

  it.each(['/', '/camera', '/login', '/onboarding', '/auth/callback', '/auth/code', '/analysis', '/results'])(
    '%s is a start, or has its own way back',
    (path) => expect(needsHome(path, false)).toBe(false),
  );

  it('is not needed where there is a way back', () => {
    expect(needsHome('/history', true)).toBe(false);
  });
});

/** A tab as far as it is used; the entries from the oldest on. */
function tab(address: string, canGoBack?: boolean) {
  const url = new URL(address, 'http://app.test');
  const entries = [address];
  const surroundings: Surroundings = {
    location: url,
    history: {
      state: null,
      get length() {
        return entries.length;
      },
      pushState: (_state, _unused, to) => void entries.push(String(to)),
      replaceState: (_state, _unused, to) => void entries.splice(-1, 1, String(to)),
    },
    ...(canGoBack === undefined ? {} : { navigation: { canGoBack } }),
  };
  return { entries, surroundings };
}

it('keeps the whole address on top', () => {
  const { entries, surroundings } = tab('/history?compare=1,2#top');
  putHomeBeneath(surroundings);
  expect(entries).toEqual(['/', '/history?compare=1,2#top']);
});

it.each([
  ['once', 2, '/history', undefined],
  ['not where the browser knows a way back', 1, '/history', true],
  ['where the browser knows of none', 2, '/history', false],
  ['not at a start', 1, '/camera', false],
])('does so %s', (_, length, address, canGoBack) => {
  const { entries, surroundings } = tab(address, canGoBack);
  putHomeBeneath(surroundings);
  if (canGoBack === undefined) putHomeBeneath(surroundings);
  expect(entries).toHaveLength(length);
});
