/** One pure function decides what an address shows. No router, no React: the tests go through it row by row. */
import type { Session } from '#state/session.ts';
import {
  NOT_FOUND,
  REDIRECTS,
  ROUTES,
  WITHOUT_SPLASH,
  WITHOUT_TAB_BAR,
  type Route,
  type ScreenName,
  type TitleKey,
} from './route-table.ts';

export interface Visitor {
  readonly splashCompleted: boolean;
  readonly onboardingCompleted: boolean;
  readonly session: Pick<Session, 'kind'>;
}

export type Resolution =
  | { readonly kind: 'show'; readonly screen: ScreenName; readonly title: TitleKey }
  | { readonly kind: 'redirect'; readonly to: string };

const redirect = (to: string): Resolution => ({ kind: 'redirect', to });

/** Without slashes at the end; '/' stays. */
function tidy(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** Path parts as they are compared: '/debug/analysis/7' begins with '/debug', '/developer' not with '/dev'. */
function isBelow(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  );
}

function home({ onboardingCompleted, session }: Visitor): string {
  if (!onboardingCompleted) return '/onboarding';
  return session.kind === 'none' ? '/login' : '/camera';
}

/** Where a visitor without what the route needs is sent; null: the route may be shown. */
function insteadOf({ needs }: Route, visitor: Visitor): string | null {
  const { onboardingCompleted, session } = visitor;
  switch (needs) {
    case 'nothing':
      return null;
    case 'first-run':
      return onboardingCompleted ? home(visitor) : null;
    case 'stranger':
      return session.kind === 'user' ? '/' : null;
    case 'onboarding':
      return onboardingCompleted ? null : '/onboarding';
    case 'person':
      if (!onboardingCompleted) return '/onboarding';
      return session.kind === 'none' ? '/login' : null;
  }
}

function titleOf({ title, asked = {} }: Route, search: string): TitleKey {
  const parameters = new URLSearchParams(search);
  const wanted = Object.keys(asked).find((name) => parameters.has(name));
  return (wanted === undefined ? undefined : asked[wanted]) ?? title;
}

/** What `path` with its query (`search`, as in an address) shows to this visitor, or where it sends them. */
export function resolveRoute(path: string, visitor: Visitor, search = ''): Resolution {
  const tidied = tidy(path);
  if (!visitor.splashCompleted && !isBelow(tidied, WITHOUT_SPLASH)) {
    return { kind: 'show', screen: 'splash/splash', title: 'splash' };
  }
  if (tidied === '/') return redirect(home(visitor));
  const route = ROUTES.find(({ path: pattern }) => matches(pattern, tidied));
  if (route === undefined) {
    const elsewhere = REDIRECTS[tidied];
    return elsewhere === undefined ? { kind: 'show', ...NOT_FOUND } : redirect(elsewhere);
  }
  const instead = insteadOf(route, visitor);
  if (instead !== null) return redirect(instead);
  return { kind: 'show', screen: route.screen, title: titleOf(route, search) };
}

/** On /onboarding no session is looked for: no user can be signed in before its end. */
export const looksForSession = (path: string): boolean => tidy(path) !== '/onboarding';

/** The bar shows to people who are through the first run, except where it would be in the way. */
export function showsTabBar(
  path: string,
  { splashCompleted, onboardingCompleted, session }: Visitor,
): boolean {
  if (!splashCompleted || !onboardingCompleted || session.kind === 'none') return false;
  return !WITHOUT_TAB_BAR.some((prefix) => path.startsWith(prefix));
}
