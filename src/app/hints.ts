/**
 * What the page will probably need, read from storage before any of the app's code is there. Only ever used to
 * fetch things early: the app itself reads the same records again, with their schemas, and decides.
 */
import { LANGS, type EngineName, type Lang } from '#functions/vocabulary.ts';
import { resolveRoute, type Visitor } from './routes.ts';
import { CAMERA, type ScreenName } from './route-table.ts';

/** Stored texts by key; null where there is none or storage is blocked. */
export interface StoredTexts {
  readonly settings: string | null;
  readonly onboarding: string | null;
  readonly account: string | null;
  /** The engine that ran last here. */
  readonly engine: string | null;
}

export interface Hints {
  readonly language: Lang;
  /** Null: as the device has it. */
  readonly theme: 'light' | 'dark' | null;
  /** Null: the address leads in circles. */
  readonly screen: ScreenName | null;
  /** Whether the full engine will be wanted at once: the camera opens, and all that the engine needs is here. */
  readonly engine: boolean;
}

/** An address is sent on twice at most ('/' → '/camera' → '/login'). */
const MOST_REDIRECTS = 3;

function fields(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function screenAt(path: string, visitor: Visitor): ScreenName | null {
  let at = path;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const resolution = resolveRoute(at, visitor);
    if (resolution.kind === 'show') return resolution.screen;
    at = resolution.to;
  }
  return null;
}

/** @param language where none is stored */
export function hintsFrom(path: string, stored: StoredTexts, language: Lang): Hints {
  const settings = fields(stored.settings);
  const onboarding = fields(stored.onboarding);
  const guest = onboarding['guest'] === true;
  const visitor: Visitor = {
    splashCompleted: onboarding['splashCompleted'] === true,
    onboardingCompleted: onboarding['completed'] === true,
    session: { kind: stored.account !== null ? 'user' : guest ? 'guest' : 'none' },
  };
  const { theme, lite } = settings;
  const screen = screenAt(path, visitor);
  return {
    language: LANGS.find((one) => one === settings['language']) ?? language,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    screen,
    engine: screen === CAMERA && stored.engine === ('mediapipe' satisfies EngineName) && lite !== true,
  };
}
