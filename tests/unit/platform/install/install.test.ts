import { describe, expect, it, vi } from 'vitest';
import { createInstallPrompt, type InstallWindow } from '#platform/install/install.ts';

interface Surroundings {
  readonly standalone?: boolean;
  readonly displayMode?: string;
  readonly readyState?: DocumentReadyState;
}

/** A window as far as installing looks at it. */
function fakeWindow({ standalone, displayMode = 'browser', readyState = 'complete' }: Surroundings = {}) {
  const target = new EventTarget();
  return Object.assign(target, {
    navigator: { userAgent: 'x', maxTouchPoints: 1, ...(standalone === undefined ? {} : { standalone }) },
    document: { readyState },
    matchMedia: (query: string) => ({ matches: query.includes(`(display-mode: ${displayMode})`) }),
  }) satisfies InstallWindow;
}

function offerEvent(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  return { event, prompt };
}

describe('the offer', () => {
  it('is held back from the browser and told to every listener, then or later', () => {
    const window = fakeWindow();
    const install = createInstallPrompt(window);
    const early = vi.fn();
    install.listen(early);
    const { event } = offerEvent();
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(early.mock.calls).toEqual([['offered']]);
    const late = vi.fn();
    install.listen(late);
    expect(late.mock.calls).toEqual([['offered']]);
  });

  it('is not told to a listener that has stopped', () => {
    const window = fakeWindow();
    const install = createInstallPrompt(window);
    const listener = vi.fn();
    install.listen(listener)();
    window.dispatchEvent(offerEvent().event);
    expect(listener).not.toHaveBeenCalled();
  });

  it('is no event that cannot prompt', () => {
    const window = fakeWindow();
    const install = createInstallPrompt(window);
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    const listener = vi.fn();
    install.listen(listener);
    expect(listener).not.toHaveBeenCalled();
  });

  it('ends when the app is installed', async () => {
    const window = fakeWindow();
    const install = createInstallPrompt(window);
    window.dispatchEvent(offerEvent().event);
    const listener = vi.fn();
    install.listen(listener);
    window.dispatchEvent(new Event('appinstalled'));
    expect(listener.mock.calls).toEqual([['offered'], ['installed']]);
    expect(await install.prompt()).toBe('gone');
  });

  it('that was taken in the browser’s menu before anybody listened is told as installed, until the next offer', () => {
    const window = fakeWindow();
    const install = createInstallPrompt(window);
    window.dispatchEvent(offerEvent().event);
    window.dispatchEvent(new Event('appinstalled'));
    const late = vi.fn();
    install.listen(late);
    expect(late.mock.calls).toEqual([['installed']]);
    // The app was removed again.
    window.dispatchEvent(offerEvent().event);
    const later = vi.fn();
    install.listen(later);
    expect(later.mock.calls).toEqual([['offered']]);
  });
});

describe('the question', () => {
  it.each(['accepted', 'dismissed'] as const)('is asked once, and answers %s', async (outcome) => {
    const window = fakeWindow();
    const install = createInstallPrompt(window);
    expect(await install.prompt()).toBe('gone');
    const { event, prompt } = offerEvent(outcome);
    window.dispatchEvent(event);
    expect(await install.prompt()).toBe(outcome);
    expect(await install.prompt()).toBe('gone');
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it('that the browser refuses to ask is gone', async () => {
    const window = fakeWindow();
    const install = createInstallPrompt(window);
    const { event, prompt } = offerEvent();
    prompt.mockRejectedValue(new Error('not from a tap'));
    window.dispatchEvent(event);
    expect(await install.prompt()).toBe('gone');
  });
});

describe('a window of its own', () => {
  it.each([
    [{}, false],
    [{ displayMode: 'standalone' }, true],
    [{ displayMode: 'minimal-ui' }, true],
    [{ standalone: true }, true],
    [{ standalone: false }, false],
  ])('%j: %s', (surroundings, expected) => {
    expect(createInstallPrompt(fakeWindow(surroundings)).standalone()).toBe(expected);
  });
});

describe('loading', () => {
  it('is over where it is over, and waited for where it is not', async () => {
    await createInstallPrompt(fakeWindow()).loaded();
    const window = fakeWindow({ readyState: 'interactive' });
    const loaded = vi.fn();
    const waiting = createInstallPrompt(window).loaded().then(loaded);
    await Promise.resolve();
    expect(loaded).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await waiting;
    expect(loaded).toHaveBeenCalledOnce();
  });
});
