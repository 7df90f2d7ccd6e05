/** One pure function decides what an address shows. No router, no React: the tests go through it row by row. */
import type { Session } from '#state/session-atoms.ts';
import {
  NOT_FOUND,
  REDIRECTS,
  ROUTES,
  SPLASH,
  type Route,
  type ScreenName,
  type TitleKey,
} from './route-table.ts';

type TableRoute = Omit<Route, 'screen' | 'title' | 'asked'> & {
  readonly screen: ScreenName;
  readonly title: TitleKey;
  readonly asked?: Readonly<Record<string, TitleKey>>;
};

export interface Visitor {
  readonly splashCompleted: boolean;
  readonly onboardingCompleted: boolean;
  readonly session: Pick<Session, 'kind'>;
  /** Whether a sign-in waits for a code of an authenticator; left out: none does. */
  readonly secondStep?: boolean;
}

export type Resolution =
  | {
      readonly kind: 'show';
      readonly screen: ScreenName;
      readonly title: TitleKey;
      /** The address of the tab that is marked; null: no tab bar. */
      readonly tab: Route['tab'];
    }
  | { readonly kind: 'redirect'; readonly to: string };

const redirect = (to: string): Resolution => ({ kind: 'redirect', to });

/** Without slashes at the end; '/' stays. */
function tidy(path: string): string {
  return path.replace(/\/+$/, '') || '/';
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
function insteadOf({ needs }: TableRoute, visitor: Visitor): string | null {
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

function titleOf({ title, asked = {} }: TableRoute, search: string): TitleKey {
  const parameters = new URLSearchParams(search);
  const wanted = Object.keys(asked).find((name) => parameters.has(name));
  return (wanted === undefined ? undefined : asked[wanted]) ?? title;
}

/** The bar shows to people who are through the first run, except where it would be in the way. */
const tabFor = (
  tab: Route['tab'],
  { splashCompleted, onboardingCompleted, session }: Visitor,
): Route['tab'] => (splashCompleted && onboardingCompleted && session.kind !== 'none' ? tab : null);

const SECOND_STEP = '/auth/second-step';
/** Also while a sign-in waits for its code: what the app is and what it keeps can be read. */
const OPEN_AT_SECOND_STEP: ReadonlySet<string> = new Set([SECOND_STEP, '/privacy', '/licences']);

/** What `path` with its query (`search`, as in an address) shows to this visitor, or where it sends them. */
export function resolveRoute(path: string, visitor: Visitor, search = ''): Resolution {
  const tidied = tidy(path);
  const route: TableRoute | undefined = ROUTES.find(({ path: pattern }) => matches(pattern, tidied));
  if (visitor.secondStep === true && !OPEN_AT_SECOND_STEP.has(tidied)) return redirect(SECOND_STEP);
  if (!visitor.splashCompleted && route?.beforeSplash !== true) {
    return { kind: 'show', screen: SPLASH.screen, title: SPLASH.title, tab: SPLASH.tab };
  }
  if (tidied === '/') return redirect(home(visitor));
  if (route === undefined) {
    const elsewhere = REDIRECTS[tidied];
    if (elsewhere !== undefined) return redirect(elsewhere);
    return { kind: 'show', ...NOT_FOUND, tab: tabFor(NOT_FOUND.tab, visitor) };
  }
  const instead = insteadOf(route, visitor);
  if (instead !== null) return redirect(instead);
  const { screen, tab } = route;
  return { kind: 'show', screen, title: titleOf(route, search), tab: tabFor(tab, visitor) };
}

/** On /onboarding no session is looked for: no user can be signed in before its end. */
export const looksForSession = (path: string): boolean => tidy(path) !== '/onboarding';
