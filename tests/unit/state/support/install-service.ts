import type { InstallService } from '#ports/presence.ts';

export interface FakeInstall {
  readonly service: InstallService;
  /** What the browser tells the listeners. */
  readonly tell: (news: 'offered' | 'installed') => void;
  readonly load: () => void;
  readonly listeners: () => number;
}

interface FakeBrowser {
  readonly userAgent?: string;
  readonly standalone?: boolean;
  readonly answer?: 'accepted' | 'dismissed' | 'gone';
}

/** A browser that offers, loads and answers when the test says so; without a name, it is an unknown browser. */
export function fakeInstall({
  userAgent = '',
  standalone = false,
  answer = 'gone',
}: FakeBrowser = {}): FakeInstall {
  const listeners = new Set<(news: 'offered' | 'installed') => void>();
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  return {
    service: {
      hints: { userAgent, maxTouchPoints: 5 },
      standalone: () => standalone,
      listen(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      prompt: () => Promise.resolve(answer),
      loaded: () => loaded,
    },
    tell: (news) => listeners.forEach((listener) => listener(news)),
    load: () => load(),
    listeners: () => listeners.size,
  };
}
