/** Fetches where people go next while they look at where they are. */
import { whenIdle } from '#ui/when-idle.ts';
import type { ScreenName } from './route-table.ts';
import { loadScreen } from './screen-files.ts';
import { allTexts } from './texts.ts';

const NEXT: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  'splash/splash': ['onboarding/onboarding'],
  'onboarding/onboarding': ['login/login'],
  'login/login': ['camera/camera'],
  'camera/camera': ['analysis/analysis', 'results/results'],
};
/** Returns how to stop what has not begun. What fails here is asked for again when it is needed. */
export function prefetchAfter(screen: ScreenName): () => void {
  return whenIdle(() => {
    void Promise.allSettled([allTexts(), ...(NEXT[screen] ?? []).map(loadScreen)]);
  });
}
