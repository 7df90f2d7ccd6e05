import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bannerDueAtom,
  closeInstallHelpAtom,
  dismissBannerAtom,
  followInstallAtom,
  INSTALL_KEY,
  installHelpAtom,
  installStatusAtom,
  openInstallHelpAtom,
  promptInstallAtom,
  waitForBannerAtom,
  wantsBannerAtom,
} from '#state/install-atoms.ts';
import { FIRST_RUN, ONBOARDING_KEY, type Onboarding } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { fakeInstall } from './support/install-service.ts';
import { setUp } from './support/services.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile Safari/604.1';
const DONE: Partial<Onboarding> = { splashCompleted: true, completed: true };

function open(browser: Parameters<typeof fakeInstall>[0] = {}, onboarding: Partial<Onboarding> = DONE) {
  const { store, services, storage } = setUp();
  storage.texts[ONBOARDING_KEY] = JSON.stringify({ ...FIRST_RUN, ...onboarding });
  const install = fakeInstall(browser);
  store.set(servicesAtom, { ...services, install: install.service });
  const stop = store.set(followInstallAtom);
  return { store, storage, install, stop, wants: (path: string) => store.get(wantsBannerAtom)(path) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what the browser tells', () => {
  it('makes the app installable, and installed', () => {
    const { store, install } = open();
    expect(store.get(installStatusAtom)).toBe('unavailable');
    install.tell('offered');
    expect(store.get(installStatusAtom)).toBe('installable');
    install.tell('installed');
    expect(store.get(installStatusAtom)).toBe('installed');
  });

  it('is looked for on iOS a second after loading, not before', async () => {
    const { store, install } = open({ userAgent: IPHONE });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.get(installStatusAtom)).toBe('unavailable');
    install.load();
    await vi.advanceTimersByTimeAsync(999);
    expect(store.get(installStatusAtom)).toBe('unavailable');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(installStatusAtom)).toBe('installable');
  });

  it('does nothing after the last listener has stopped', async () => {
    const { store, install, stop } = open({ userAgent: IPHONE });
    stop();
    install.load();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(install.listeners()).toBe(0);
    expect(store.get(installStatusAtom)).toBe('unavailable');
  });

  it('is installed in a window of its own', () => {
    const { store, install } = open({ standalone: true });
    install.tell('offered');
    expect(store.get(installStatusAtom)).toBe('installed');
  });
});

describe('the banner', () => {
  it('comes two seconds after its conditions are met, and goes with them', async () => {
    const { store, install, wants } = open();
    expect(wants('/camera')).toBe(false);
    install.tell('offered');
    expect(wants('/camera')).toBe(true);
    const end = store.set(waitForBannerAtom);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(store.get(bannerDueAtom)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(bannerDueAtom)).toBe(true);
    end();
    expect(store.get(bannerDueAtom)).toBe(false);
  });

  it('starts waiting anew when its conditions ended meanwhile', async () => {
    const { store } = open();
    const end = store.set(waitForBannerAtom);
    await vi.advanceTimersByTimeAsync(1_500);
    end();
    store.set(waitForBannerAtom);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(store.get(bannerDueAtom)).toBe(false);
  });

  it.each([
    ['before the splash is over', { splashCompleted: false, completed: true }, false],
    ['after the splash, which has the switch', { splashCompleted: true }, true],
    ['after the first run', DONE, true],
  ] as const)('needs a language: %s', (_when, onboarding, expected) => {
    const { install, wants } = open({}, onboarding);
    install.tell('offered');
    expect(wants('/login')).toBe(expected);
  });

  it('is dismissed for good, on the next visit too', () => {
    const first = open();
    first.install.tell('offered');
    first.store.set(dismissBannerAtom);
    expect(first.wants('/camera')).toBe(false);
    const kept = first.storage.texts[INSTALL_KEY];
    expect(JSON.parse(kept ?? '')).toEqual({ version: 1, dismissed: true });
    const second = open();
    second.storage.texts[INSTALL_KEY] = kept ?? '';
    second.install.tell('offered');
    expect(second.wants('/camera')).toBe(false);
  });

  it('stores nothing before the user answers', () => {
    const { storage, install } = open();
    install.tell('offered');
    expect(storage.texts[INSTALL_KEY]).toBeUndefined();
  });
});

describe('the help', () => {
  it('asks with the browser’s own question where it has one; yes installs and hides the banner', async () => {
    const { store, install, wants } = open({ answer: 'accepted' });
    install.tell('offered');
    store.set(openInstallHelpAtom);
    expect(store.get(installHelpAtom)).toBe('prompt');
    await store.set(promptInstallAtom);
    expect(store.get(installHelpAtom)).toBeNull();
    expect(store.get(installStatusAtom)).toBe('installed');
    expect(wants('/camera')).toBe(false);
  });

  it('takes a no for a no', async () => {
    const { store, install } = open({ answer: 'dismissed' });
    install.tell('offered');
    await store.set(promptInstallAtom);
    expect(store.get(installStatusAtom)).toBe('dismissed');
  });

  it('changes nothing where the question could not be asked', async () => {
    const { store, install } = open({ answer: 'gone' });
    install.tell('offered');
    await store.set(promptInstallAtom);
    expect(store.get(installStatusAtom)).toBe('installable');
  });

  it('shows the steps of an iPhone, and the alert where nothing helps', () => {
    const phone = open({ userAgent: IPHONE });
    phone.store.set(openInstallHelpAtom);
    expect(phone.store.get(installHelpAtom)).toBe('ios-safari');
    const unknown = open();
    unknown.store.set(openInstallHelpAtom);
    expect(unknown.store.get(installHelpAtom)).toBe('unsupported');
    unknown.store.set(closeInstallHelpAtom);
    expect(unknown.store.get(installHelpAtom)).toBeNull();
  });
});
