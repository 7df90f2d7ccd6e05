/** A dot on the icon of the installed app (Badging API). */
import type { AppBadgeService } from '#ports/presence.ts';

/** The part of `navigator` that is used; either may be missing. */
export interface BadgeNavigator {
  readonly setAppBadge?: () => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** Refusals are silent: a badge is never what anything depends on. */
export function createAppBadge(navigator: BadgeNavigator): AppBadgeService {
  return {
    set: () => void navigator.setAppBadge?.().catch(() => undefined),
    clear: () => void navigator.clearAppBadge?.().catch(() => undefined),
  };
}
