import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { TextChange, TextStorage } from '#ports/storage.ts';
import { countRoastAtom, DAILY_KEY, dailyRecord, roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { noteRunAtom, perPhotoMsAtom, RUN_TIMES_KEY } from '#state/capture/run-times.ts';
import {
  askForReminderAtom,
  notificationPreferencesAtom,
  NOTIFICATIONS_KEY,
  promptNotificationsAtom,
  switchNotificationsAtom,
  switchNotificationTypeAtom,
} from '#state/notifications/preference-atoms.ts';
import {
  confirmAtom,
  guestAtom,
  ONBOARDING_KEY,
  onboardingAtom,
  personalizationAtom,
} from '#state/onboarding-atoms.ts';
import { rememberAtom, SHOWN_LINES_KEY, shownLinesAtom } from '#state/shown-lines-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { SETTINGS_KEY, settingsAtom, settingsRecord } from '#state/settings-atoms.ts';
import { followTabsAtom } from '#state/stored-atom.ts';
import { setUp } from './support/services.ts';

/** Tabs of one phone whose storage is sound, full or shut, as `state` says. */
function phone() {
  const { services } = setUp();
  const texts = new Map<string, string>();
  /** Every tab hears of every change, its own included: more than a browser tells. */
  const watching = new Set<(change: TextChange) => void>();
  const tell = (change: TextChange) => watching.forEach((listener) => listener(change));
  const writes: string[] = [];
  const state: { is: 'sound' | 'full' | 'shut' } = { is: 'sound' };
  const text = (key: string): TextStorage => ({
    read: () => (state.is === 'shut' ? null : (texts.get(key) ?? null)),
    write(value) {
      if (state.is !== 'sound') return false;
      texts.set(key, value);
      writes.push(key);
      tell({ key, gone: false });
      return true;
    },
    remove: () => remove(key),
  });
  /** As a tab that empties one store after the other. */
  const remove = (key: string) => {
    if (texts.delete(key)) tell({ key, gone: true });
  };
  const clear = () => {
    texts.clear();
    tell({ key: null, gone: true });
  };
  const watchTexts = (listener: (change: TextChange) => void) => {
    watching.add(listener);
    return () => void watching.delete(listener);
  };
  const openTab = () => {
    const store = createStore();
    store.set(servicesAtom, { ...services, text, watchTexts });
    return store;
  };
  const settings = () => settingsRecord.read(texts.get(SETTINGS_KEY) ?? null).value;
  return { openTab, state, settings, texts, writes, remove, clear };
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

  it('keeps every part of a record that another tab has changed meanwhile', async () => {
    const { openTab, texts } = phone();
    const [one, two] = [openTab(), openTab()];
    const stored = (key: string): unknown => JSON.parse(texts.get(key) ?? 'null');
    for (const tab of [one, two]) {
      tab.get(onboardingAtom);
      tab.get(notificationPreferencesAtom);
      tab.get(shownLinesAtom);
      tab.get(perPhotoMsAtom);
    }
    one.set(personalizationAtom, { ageRange: 'teens' });
    two.set(personalizationAtom, { gender: 'female' });
    one.set(confirmAtom, 'age', true);
    two.set(confirmAtom, 'mood', true);
    one.set(guestAtom, true);
    two.set(guestAtom, false);
    expect(stored(ONBOARDING_KEY)).toMatchObject({
      personalization: { ageRange: 'teens', gender: 'female' },
      confirmed: ['age', 'mood'],
      guest: false,
    });
    one.set(switchNotificationTypeAtom, 'welcome', false);
    two.set(switchNotificationTypeAtom, 'update_available', false);
    expect(stored(NOTIFICATIONS_KEY)).toMatchObject({
      types: { welcome: false, update_available: false, roast_complete: true },
    });
    await one.set(promptNotificationsAtom);
    await two.set(promptNotificationsAtom);
    expect(stored(NOTIFICATIONS_KEY)).toMatchObject({ promptCount: 2 });
    await one.set(switchNotificationsAtom, true);
    await two.set(askForReminderAtom);
    expect(stored(NOTIFICATIONS_KEY)).toMatchObject({
      types: { welcome: false, roast_complete: true, daily_reminder: true },
    });
    one.set(rememberAtom, [1, 2]);
    two.set(rememberAtom, [3, 1]);
    expect(stored(SHOWN_LINES_KEY)).toMatchObject({ lines: '2 3 1' });
    one.set(noteRunAtom, 900, 1);
    two.set(noteRunAtom, 1_600, 2);
    expect(stored(RUN_TIMES_KEY)).toMatchObject({ perPhotoMs: [900, 800] });
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

  it('says in each tab how many roasts are left, also of what the others do meanwhile', () => {
    const { openTab, state } = phone();
    const [one, two] = [openTab(), openTab()];
    const left = (tab: typeof one) => tab.get(roastsLeftAtom)();
    const stop = two.set(followTabsAtom);
    expect(left(two)).toBe(3);
    one.set(countRoastAtom);
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

describe('what another tab deletes', () => {
  /** A tab that remembers a person, and hears of other tabs. */
  function tabOfAna() {
    const world = phone();
    const tab = world.openTab();
    tab.set(settingsAtom, { theme: 'dark', language: 'en' });
    tab.set(personalizationAtom, { displayName: 'Ana', ageRange: 'teens' });
    tab.set(rememberAtom, [1, 2, 3]);
    const stop = tab.set(followTabsAtom);
    return { ...world, tab, stop };
  }

  it.each(['one after the other', 'at once'] as const)('%s is forgotten here, too', (how) => {
    const { tab, clear, remove, writes } = tabOfAna();
    const before = writes.length;
    if (how === 'at once') clear();
    else for (const key of [SETTINGS_KEY, ONBOARDING_KEY, SHOWN_LINES_KEY]) remove(key);
    expect(tab.get(settingsAtom)).toEqual(settingsRecord.fallback);
    expect(tab.get(personalizationAtom)).toMatchObject({ displayName: '', ageRange: null });
    expect(tab.get(shownLinesAtom)).toEqual([]);
    // Without an answer: two tabs would never come to an end.
    expect(writes).toHaveLength(before);
  });

  it('comes back with nothing that this tab does from then on', () => {
    const { tab, clear, texts } = tabOfAna();
    clear();
    tab.set(settingsAtom, { vibration: false });
    tab.set(personalizationAtom, { gender: 'female' });
    tab.set(rememberAtom, [4]);
    const left = [...texts.values()].join(' ');
    expect(left).not.toMatch(/Ana|teens|dark|"en"/);
    expect(left).toContain('"lines":"4"');
  });

  it('takes along what storage had no room for', () => {
    const { tab, clear, state, settings } = tabOfAna();
    state.is = 'full';
    tab.set(settingsAtom, { emailUpdates: true });
    clear();
    state.is = 'sound';
    tab.set(settingsAtom, { vibration: false });
    expect(settings()).toEqual({ ...settingsRecord.fallback, vibration: false });
  });

  it('and has written anew holds here as it is there', () => {
    const { tab, openTab, clear } = tabOfAna();
    const other = openTab();
    clear();
    other.set(settingsAtom, { style: 'gentle' });
    // A choice on this tab's screen is not changed from another tab.
    expect(tab.get(settingsAtom)).toEqual(settingsRecord.fallback);
    clear();
    expect(tab.get(settingsAtom)).toEqual(settingsRecord.fallback);
  });

  it('brings along what it has written before, of every record: somebody may have left there', () => {
    const { tab, openTab, remove } = tabOfAna();
    openTab().set(personalizationAtom, { displayName: '', ageRange: null });
    expect(tab.get(personalizationAtom).displayName).toBe('Ana');
    remove(SHOWN_LINES_KEY);
    expect(tab.get(personalizationAtom)).toMatchObject({ displayName: '', ageRange: null });
    expect(tab.get(settingsAtom).theme).toBe('dark');
  });

  it('stays here once nothing is listened to any more', () => {
    const { tab, clear, stop } = tabOfAna();
    stop();
    clear();
    expect(tab.get(settingsAtom).theme).toBe('dark');
  });
});
