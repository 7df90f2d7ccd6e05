/** Fetches where people go next while they look at where they are. */
import type { ScreenName } from './route-table.ts';
import { loadScreen } from './screen-files.ts';
import { allTexts } from './texts.ts';

const NEXT: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  'splash/splash': ['onboarding/onboarding'],
  'onboarding/onboarding': ['onboarding-complete/onboarding-complete', 'login/login'],
  'login/login': ['camera/camera'],
  'camera/camera': ['analysis/analysis', 'results/results'],
};
/** Where the browser cannot say when it has nothing to do. */
const LATER_MS = 1_000;

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, LATER_MS);
  return () => clearTimeout(timer);
}

/** Returns how to stop what has not begun. What fails here is asked for again when it is needed. */
export function prefetchAfter(screen: ScreenName): () => void {
  return whenIdle(() => {
    void Promise.allSettled([allTexts(), ...(NEXT[screen] ?? []).map(loadScreen)]);
  });
}
