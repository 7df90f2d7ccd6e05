/** Pure part of `npm run test:quick`: which screens a change touches. */
import { NOT_FOUND, ROUTES, SPLASH, type ScreenName } from '#app/route-table.ts';
import type { Scene } from '#tests/browser/scenes/scene.ts';

/** `src/ui/screens/login/login-screen.tsx` → `login/login`; null for any other file. */
export function screenOf(file: string): string | null {
  return /^src\/ui\/screens\/(.+)-screen\.tsx$/.exec(file)?.[1] ?? null;
}

/** Screen behind an address, without looking at who asks. */
export function screenAt(address: string): ScreenName {
  const [path = ''] = address.split(/[?#]/);
  if (path === '/') return SPLASH.screen;
  const route = ROUTES.find(({ path: pattern }) => {
    const parts = pattern.split('/');
    const given = path.split('/');
    return (
      parts.length === given.length && parts.every((part, i) => part.startsWith(':') || part === given[i])
    );
  });
  return (route ?? NOT_FOUND).screen;
}

/**
 * Scenes of the screens that a change touches.
 *
 * @param affected files that changed, and all that import one of them, directly or not
 */
export function touchedScenes(scenes: readonly Scene[], affected: readonly string[]): readonly Scene[] {
  const screens = new Set(affected.map(screenOf).filter((name) => name !== null));
  return scenes.filter(({ path }) => screens.has(screenAt(path)));
}
