/** The browser's side of installing: its offer, its question, and whether the app runs in a window of its own. */
import type { InstallNews, InstallService } from '#ports/presence.ts';

/** Chromium's event; TypeScript's DOM types leave it out because only Chromium has it. */
interface OfferEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is OfferEvent => 'prompt' in event && 'userChoice' in event;

/** The part of `window` that is used. */
export interface InstallWindow extends EventTarget {
  readonly navigator: {
    readonly userAgent: string;
    readonly maxTouchPoints: number;
    readonly standalone?: boolean;
  };
  readonly document: { readonly readyState: DocumentReadyState };
  matchMedia(query: string): { readonly matches: boolean };
}

const OWN_WINDOW = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay']
  .map((mode) => `(display-mode: ${mode})`)
  .join(', ');

/** Listens from now on. */
export function createInstallPrompt(window: InstallWindow): InstallService {
  const { navigator } = window;
  const listeners = new Set<(news: InstallNews) => void>();
  let offer: OfferEvent | null = null;
  let installed = false;
  const tell = (news: InstallNews) => listeners.forEach((listener) => listener(news));

  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    // Our banner asks, not the browser's.
    event.preventDefault();
    offer = event;
    installed = false;
    tell('offered');
  });
  window.addEventListener('appinstalled', () => {
    offer = null;
    installed = true;
    tell('installed');
  });

  return {
    listen(listener) {
      listeners.add(listener);
      if (offer !== null) listener('offered');
      else if (installed) listener('installed');
      return () => void listeners.delete(listener);
    },
    async prompt() {
      const used = offer;
      offer = null;
      if (used === null) return 'gone';
      try {
        await used.prompt();
        return (await used.userChoice).outcome;
      } catch {
        return 'gone';
      }
    },
    hints: { userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints },
    // iOS alone has `navigator.standalone`.
    standalone: () => navigator.standalone === true || window.matchMedia(OWN_WINDOW).matches,
    loaded: () =>
      new Promise((resolve) => {
        if (window.document.readyState === 'complete') resolve();
        else window.addEventListener('load', () => resolve(), { once: true });
      }),
  };
}
