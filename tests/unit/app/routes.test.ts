/** The route table of the specification, row by row: every path × onboarding × who is there. */
import { existsSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { NOT_FOUND, REDIRECTS, ROUTES, SPLASH, type Route } from '#app/route-table.ts';
import { looksForSession, resolveRoute, type Visitor } from '#app/routes.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { GUEST, NO_SESSION, type Session } from '#state/session-atoms.ts';
import type { User } from '#ports/auth.ts';

const USER: User = {
  id: 'u1',
  email: 'aki@example.org',
  name: 'Aki',
  createdAt: '2026-11-20T00:00:00Z',
};
const ACCOUNT: Session = { kind: 'user', user: USER };

const NEW: Visitor = { splashCompleted: true, onboardingCompleted: false, session: NO_SESSION };
const STRANGER: Visitor = { splashCompleted: true, onboardingCompleted: true, session: NO_SESSION };
const AS_GUEST: Visitor = { ...STRANGER, session: GUEST };
const AS_USER: Visitor = { ...STRANGER, session: ACCOUNT };

/** Path; then what a newcomer, a stranger (onboarded), a guest and a user get: `→ path`, or a screen. */
const TABLE: readonly (readonly [string, string, string, string, string])[] = [
  ['/', '→ /onboarding', '→ /login', '→ /camera', '→ /camera'],
  ['/onboarding', 'onboarding/onboarding', '→ /login', '→ /camera', '→ /camera'],
  ['/camera', '→ /onboarding', '→ /login', 'camera/camera', 'camera/camera'],
  ['/dual-camera', '→ /camera', '→ /camera', '→ /camera', '→ /camera'],
  ['/multi-angle-camera', '→ /camera', '→ /camera', '→ /camera', '→ /camera'],
  ['/analysis', '→ /onboarding', 'analysis/analysis', 'analysis/analysis', 'analysis/analysis'],
  ['/enhanced-analysis', '→ /analysis', '→ /analysis', '→ /analysis', '→ /analysis'],
  ['/results', '→ /onboarding', 'results/results', 'results/results', 'results/results'],
  ['/enhanced-results', '→ /results', '→ /results', '→ /results', '→ /results'],
  ['/premium', '→ /onboarding', 'premium/premium', 'premium/premium', 'premium/premium'],
  ['/profile', '→ /onboarding', 'profile/profile', 'profile/profile', 'profile/profile'],
  ['/profile/settings', '→ /onboarding', 'profile/profile', 'profile/profile', 'profile/profile'],
  ['/profile/data', '→ /onboarding', 'profile/profile', 'profile/profile', 'profile/profile'],
  ['/profile/account', '→ /onboarding', 'profile/profile', 'profile/profile', 'profile/profile'],
  ...everybody('/profile/nowhere', 'not-found/not-found'),
  ['/profile/edit', '→ /onboarding', 'profile/profile-edit', 'profile/profile-edit', 'profile/profile-edit'],
  ['/routine', '→ /onboarding', 'routine/routine', 'routine/routine', 'routine/routine'],
  ['/adviser', '→ /onboarding', 'adviser/adviser', 'adviser/adviser', 'adviser/adviser'],
  ['/history', '→ /onboarding', 'history/history', 'history/history', 'history/history'],
  [
    '/history/4f1c',
    '→ /onboarding',
    'history/history-detail',
    'history/history-detail',
    'history/history-detail',
  ],
  ['/login', 'login/login', 'login/login', 'login/login', '→ /'],
  ['/signup', 'signup/signup', 'signup/signup', 'signup/signup', '→ /'],
  ...everybody('/auth/callback', 'auth-callback/auth-callback'),
  ...everybody('/auth/recover', 'recover/recover'),
  ...everybody('/auth/new-password', 'recover/new-password'),
  ...everybody('/auth/code', 'code/code'),
  ...everybody('/auth/second-step', 'second-step/second-step'),
  ...everybody('/onboarding-complete', '→ /'),
  ...everybody('/licences', 'licences/licences'),
  ...everybody('/privacy', 'privacy/privacy'),
  ...everybody('/payment-success', 'payment/payment-success'),
  ...everybody('/payment-cancel', 'payment/payment-cancel'),
  ...everybody('/payment-complete', 'payment/payment-complete'),
  ...everybody('/debug/analysis/4f1c', 'debug/debug-analysis'),
  ...everybody('/storage-test', 'debug/storage-test'),
  ...everybody('/image-test', 'debug/image-test'),
  ...everybody('/dev/edge-functions', 'debug/edge-functions'),
  ...['/debug', '/debug/clear-storage', '/debug/refresh-unlocks'].flatMap((path) => everybody(path, '→ /')),
  ...[
    '/backend-test',
    '/dev/auth-test',
    '/clear-storage',
    '/nonsense',
    '/camera/x',
    '/history/a/b',
    '/debug/analysis/',
    '/%E3%81%82',
    '//evil.example',
  ].flatMap((path) => everybody(path, 'not-found/not-found')),
];

function everybody(path: string, answer: string): [[string, string, string, string, string]] {
  return [[path, answer, answer, answer, answer]];
}

function answerTo(path: string, visitor: Visitor): string {
  const resolution = resolveRoute(path, visitor);
  return resolution.kind === 'show' ? resolution.screen : `→ ${resolution.to}`;
}

describe.each(TABLE)('%s', (path, newcomer, stranger, guest, user) => {
  it.each([
    ['a newcomer', NEW, newcomer],
    ['a stranger', STRANGER, stranger],
    ['a guest', AS_GUEST, guest],
    ['a user', AS_USER, user],
  ] as const)('answers %s', (_who, visitor, expected) => {
    expect(answerTo(path, visitor)).toBe(expected);
  });

  it('ends: following the redirects shows a screen within three steps', () => {
    for (const visitor of [NEW, STRANGER, AS_GUEST, AS_USER]) {
      let at = path;
      for (let steps = 0; steps < 3 && answerTo(at, visitor).startsWith('→ '); steps += 1) {
        at = answerTo(at, visitor).slice(2);
      }
      expect(answerTo(at, visitor)).not.toMatch(/^→/);
    }
  });
});

it('the table has a row for every route and every alias', () => {
  const shown = new Set(TABLE.flatMap(([, ...answers]) => answers));
  for (const { screen } of ROUTES) expect([...shown]).toContain(screen);
  const paths = TABLE.map(([path]) => path);
  for (const alias of Object.keys(REDIRECTS)) expect(paths).toContain(alias);
});

it('a sign-in that waits for its code leads there from everywhere but what can be read', () => {
  for (const visitor of [NEW, STRANGER, AS_GUEST].map((one) => ({ ...one, secondStep: true }))) {
    for (const { path } of ROUTES) {
      const stays = ['/auth/second-step', '/privacy', '/licences'].includes(path);
      const expected = stays ? expect.not.stringMatching(/^→/) : '→ /auth/second-step';
      expect(answerTo(path, visitor), path).toEqual(expected);
    }
    for (const path of ['/', '/debug', '/nonsense'])
      expect(answerTo(path, visitor)).toBe('→ /auth/second-step');
  }
});

it('slashes at the end make no difference', () => {
  expect(answerTo('/camera/', AS_GUEST)).toBe('camera/camera');
  expect(answerTo('/profile//', AS_GUEST)).toBe('profile/profile');
});

test('every screen of the table is a file, and what comes next is an address of it', () => {
  const routes: readonly Pick<Route, 'screen' | 'next'>[] = [...ROUTES, SPLASH, NOT_FOUND];
  const paths: readonly string[] = ROUTES.map(({ path }) => path);
  for (const { screen, next = [] } of routes) {
    expect(existsSync(inRoot('src', 'ui', 'screens', `${screen}-screen.tsx`)), screen).toBe(true);
    for (const path of next) expect(paths).toContain(path);
  }
});

describe('the splash screen', () => {
  const visitors = [NEW, STRANGER, AS_GUEST, AS_USER].map((one) => ({ ...one, splashCompleted: false }));

  it.each(['/', '/camera', '/onboarding', '/nonsense', '/payment-success', '/history/1', '/developer'])(
    'stands before %s',
    (path) => {
      for (const visitor of visitors) expect(answerTo(path, visitor)).toBe('splash/splash');
    },
  );

  it.each(['/dev/edge-functions', '/auth/callback', '/login', '/storage-test', '/debug/analysis/1'])(
    'does not stand before %s',
    (path) => {
      for (const visitor of visitors) expect(answerTo(path, visitor)).not.toBe('splash/splash');
    },
  );
});

test('a session of an earlier visit is looked for everywhere but on /onboarding', () => {
  const skipped = ROUTES.map(({ path }) => path).filter((path) => !looksForSession(path));
  expect(skipped).toEqual(['/onboarding']);
  expect(looksForSession('/onboarding/')).toBe(false);
});

describe('the tab bar', () => {
  const tabAt = (path: string, visitor: Visitor) => {
    const resolution = resolveRoute(path, visitor);
    return resolution.kind === 'show' ? resolution.tab : null;
  };

  it.each([
    ['/camera', '/camera'],
    ['/nonsense', '/camera'],
    ['/history', '/history'],
    ['/history/1', '/history'],
    ['/profile', '/profile'],
    ['/profile/data', '/profile'],
    ['/profile/edit', '/profile'],
    ['/premium', '/profile'],
    ['/privacy', '/profile'],
    ['/payment-cancel', '/profile'],
    ['/routine', '/profile'],
  ])('of %s marks %s, to guests and users only', (path, tab) => {
    expect(tabAt(path, AS_GUEST)).toBe(tab);
    expect(tabAt(path, AS_USER)).toBe(tab);
    expect(tabAt(path, STRANGER)).toBe(null);
    expect(tabAt(path, { ...AS_USER, onboardingCompleted: false })).toBe(null);
    expect(tabAt(path, { ...AS_USER, splashCompleted: false })).toBe(null);
  });

  it.each([
    '/onboarding',
    '/analysis',
    '/results',
    '/login',
    '/signup',
    '/auth/callback',
    '/dev/edge-functions',
    '/storage-test',
  ])('is hidden on %s', (path) => {
    expect(tabAt(path, AS_USER)).toBe(null);
  });
});

test('what an address asks for besides has a title of its own', () => {
  const titleAt = (search: string) => resolveRoute('/history', AS_USER, search);
  expect(titleAt('?compare=1,2')).toMatchObject({ screen: 'history/history', title: 'compare' });
  expect(titleAt('?debug')).toMatchObject({ screen: 'history/history', title: 'history' });
  expect(titleAt('')).toEqual(resolveRoute('/history', AS_USER));
});
