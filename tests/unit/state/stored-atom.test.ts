import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import {
  countRoastAtom,
  DAILY_KEY,
  dailyRecord,
  followRoastsAtom,
  roastsLeftAtom,
} from '#state/daily-limit-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import type { TextStorage } from '#ports/storage.ts';
import { SETTINGS_KEY, settingsRecord } from '#state/settings.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { setUp } from './support/services.ts';

/** Tabs of one phone whose storage is sound, full or shut, as `state` says. */
function phone() {
  const { services } = setUp();
  const texts = new Map<string, string>();
  /** Every tab hears of every write, its own included: more than a browser tells. */
  const watching = new Map<string, Set<() => void>>();
  const state: { is: 'sound' | 'full' | 'shut' } = { is: 'sound' };
  const text = (key: string): TextStorage => ({
    read: () => (state.is === 'shut' ? null : (texts.get(key) ?? null)),
    write(value) {
      if (state.is !== 'sound') return false;
      texts.set(key, value);
      for (const tell of watching.get(key) ?? []) tell();
      return true;
    },
    remove: () => void texts.delete(key),
    watch(listener) {
      const all = watching.get(key) ?? new Set();
      watching.set(key, all.add(listener));
      return () => void all.delete(listener);
    },
  });
  const openTab = () => {
    const store = createStore();
    store.set(servicesAtom, { ...services, text });
    return store;
  };
  const settings = () => settingsRecord.read(texts.get(SETTINGS_KEY) ?? null).value;
  return { openTab, state, settings, texts };
}

describe('what is stored', () => {
  it('keeps what another tab has changed meanwhile', () => {
    const { openTab, settings } = phone();
    const [one, two] = [openTab(), openTab()];
    expect(two.get(settingsAtom).theme).toBe('auto');
    one.set(settingsAtom, { theme: 'dark' });
    two.set(settingsAtom, { emailUpdates: true });
    expect(settings()).toMatchObject({ theme: 'dark', emailUpdates: true });
    expect(two.get(settingsAtom).theme).toBe('dark');
  });

  it('is not replaced by the defaults of a tab that could not read it', () => {
    const { openTab, state, settings } = phone();
    openTab().set(settingsAtom, { language: 'en', style: 'gentle' });
    state.is = 'shut';
    const tab = openTab();
    expect(tab.get(settingsAtom).language).toBe('ja');
    state.is = 'sound';
    tab.set(settingsAtom, { theme: 'dark' });
    expect(settings()).toMatchObject({ language: 'en', style: 'gentle', theme: 'dark' });
  });

  it.each(['full', 'shut'] as const)('takes along later what it had no room for while it was %s', (is) => {
    const { openTab, state, settings } = phone();
    const tab = openTab();
    state.is = is;
    tab.set(settingsAtom, { theme: 'dark' });
    expect(tab.get(settingsAtom).theme).toBe('dark');
    expect(settings().theme).toBe('auto');
    state.is = 'sound';
    tab.set(settingsAtom, { vibration: false });
    expect(settings()).toMatchObject({ theme: 'dark', vibration: false });
  });

  it('counts the roasts of both tabs', () => {
    const { openTab, texts } = phone();
    const [one, two] = [openTab(), openTab()];
    one.set(countRoastAtom);
    two.set(countRoastAtom);
    one.set(countRoastAtom);
    expect(dailyRecord.read(texts.get(DAILY_KEY) ?? null).value.used).toBe(3);
  });

  it('says in each tab how many roasts are left, also of what the others did before and meanwhile', () => {
    const { openTab, state } = phone();
    const [one, two] = [openTab(), openTab()];
    const left = (tab: typeof one) => tab.get(roastsLeftAtom)();
    expect(left(two)).toBe(3);
    one.set(countRoastAtom);
    const stop = two.set(followRoastsAtom);
    expect(left(two)).toBe(2);
    one.set(countRoastAtom);
    expect(left(two)).toBe(1);
    // What storage could not take still counts in the tab that did it.
    state.is = 'full';
    two.set(countRoastAtom);
    expect(left(two)).toBe(0);
    state.is = 'sound';
    stop();
    one.set(countRoastAtom);
    expect([left(one), left(two)]).toEqual([0, 0]);
  });
});
