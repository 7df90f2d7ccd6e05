/** Whether the app can be put on the home screen, and whether to say so: facts, events, rules. */
import type { InstallWay } from '#domain/install/way.ts';

export interface InstallFacts {
  readonly way: InstallWay;
  /** The app runs in a window of its own: it is installed. */
  readonly standalone: boolean;
  /** The browser has offered its own prompt, and it has not been used yet. */
  readonly offered: boolean;
  /** iOS offers nothing: a while after loading we look for ourselves. */
  readonly checked: boolean;
  readonly installed: boolean;
  readonly dismissed: boolean;
}

export type InstallEvent =
  | { readonly kind: 'offered' }
  | { readonly kind: 'checked' }
  | { readonly kind: 'answered'; readonly accepted: boolean }
  | { readonly kind: 'installed' }
  | { readonly kind: 'dismissed' };

/** `unavailable`: nothing is known that would install it. */
export type InstallStatus = 'unavailable' | 'installable' | 'installed' | 'dismissed';

/** What the help shows: the browser's own prompt on a phone or a computer, steps by hand, or that this browser cannot. */
export type InstallHelp = 'prompt' | 'prompt-computer' | InstallWay;

/** The banner waits this long after its conditions are met. */
export const BANNER_DELAY_MS = 2_000;
/** On iOS it is looked for this long after the page has loaded. */
export const IOS_CHECK_MS = 1_000;

export function afterInstallEvent(facts: InstallFacts, event: InstallEvent): InstallFacts {
  switch (event.kind) {
    case 'offered':
      // Browsers offer only what is not installed: the app was removed, and can be installed again.
      return { ...facts, offered: true, installed: false };
    case 'checked':
      return { ...facts, checked: true };
    case 'answered':
      // A prompt can be used once. A no is a no: the banner does not ask again.
      return event.accepted
        ? { ...facts, offered: false, installed: true }
        : { ...facts, offered: false, dismissed: true };
    case 'installed':
      return { ...facts, offered: false, installed: true };
    case 'dismissed':
      return { ...facts, dismissed: true };
  }
}

export function installStatus({
  way,
  standalone,
  offered,
  checked,
  installed,
  dismissed,
}: InstallFacts): InstallStatus {
  if (standalone || installed) return 'installed';
  if (dismissed) return 'dismissed';
  const bySteps = checked && (way === 'ios-safari' || way === 'ios-other');
  return offered || bySteps ? 'installable' : 'unavailable';
}

export function installHelp({ offered, way }: InstallFacts): InstallHelp {
  if (!offered) return way;
  return isOnComputer(way) ? 'prompt-computer' : 'prompt';
}

/** By what the browser says of itself, not by the width of its window: tablets are wide, windows may be narrow. */
export const isOnComputer = (help: InstallHelp): boolean =>
  help === 'prompt-computer' || help === 'desktop-chromium' || help === 'mac-safari';

interface BannerConditions {
  readonly status: InstallStatus;
  /** The person has chosen a language. */
  readonly languageSet: boolean;
  readonly path: string;
}

/** Neither on the start page nor in the onboarding, and only where it is installable, not installed, not dismissed. */
export function wantsBanner({ status, languageSet, path }: BannerConditions): boolean {
  return status === 'installable' && languageSet && path !== '/' && !path.startsWith('/onboarding');
}
