import { describe, expect, it } from 'vitest';
import type { NotificationState } from '#domain/notifications/rules.ts';
import { NOTIFICATIONS_KEY } from '#state/notifications/preferences.ts';
import {
  askForReminderAtom,
  notificationPreferencesAtom,
  switchNotificationsAtom,
  switchNotificationTypeAtom,
} from '#state/notifications/preference-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { setUpUser } from '../support/history.ts';
import { fakeNotifications } from '../support/notification-service.ts';

function open(state: NotificationState = 'default', answer: NotificationState = 'granted') {
  const all = setUpUser();
  const browser = fakeNotifications(state, answer);
  all.store.set(servicesAtom, { ...all.services, notifications: browser.service });
  const stored = (): unknown => JSON.parse(all.storage.texts[NOTIFICATIONS_KEY] ?? 'null');
  return { ...all, ...browser, stored };
}

it('start as the specification has them, under its key, and store nothing by themselves', () => {
  const { store, stored } = open();
  expect(NOTIFICATIONS_KEY).toBe('notificationPreferences');
  expect(store.get(notificationPreferencesAtom)).toEqual({
    enabled: false,
    permission: 'default',
    types: {
      welcome: true,
      roast_complete: true,
      daily_reminder: true,
      premium_feature: true,
      update_available: true,
    },
    lastPromptDate: null,
    promptCount: 0,
    reminderHour: 18,
  });
  expect(stored()).toBeNull();
});

describe('a reminder that is asked for', () => {
  it('comes alone where notifications were off', async () => {
    const { store, stored } = open();
    expect(await store.set(askForReminderAtom)).toBe('granted');
    expect(stored()).toMatchObject({
      enabled: true,
      types: {
        welcome: false,
        roast_complete: false,
        daily_reminder: true,
        premium_feature: false,
        update_available: false,
      },
    });
  });

  it('comes beside the kinds that are on already', async () => {
    const { store, stored } = open('granted');
    await store.set(switchNotificationsAtom, true);
    store.set(switchNotificationTypeAtom, 'daily_reminder', false);
    store.set(switchNotificationTypeAtom, 'update_available', false);
    expect(await store.set(askForReminderAtom)).toBe('granted');
    expect(stored()).toMatchObject({
      enabled: true,
      types: { roast_complete: true, daily_reminder: true, update_available: false },
    });
  });

  it('changes nothing else where the browser says no', async () => {
    const { store } = open('default', 'denied');
    expect(await store.set(askForReminderAtom)).toBe('denied');
    expect(store.get(notificationPreferencesAtom)).toMatchObject({
      enabled: false,
      types: { roast_complete: true, daily_reminder: true },
    });
  });
});

describe('switching on', () => {
  it('asks, stamps and counts the question, and is on if granted', async () => {
    const { store, stored } = open();
    expect(await store.set(switchNotificationsAtom, true)).toEqual({ state: 'granted', fresh: true });
    expect(stored()).toMatchObject({
      enabled: true,
      permission: 'granted',
      promptCount: 1,
      lastPromptDate: '2026-11-20T12:00:00.000Z',
    });
  });

  it.each(['denied', 'default'] as const)(
    'stays off when the answer is %s, which is counted too',
    async (answer) => {
      const { store, stored } = open('default', answer);
      expect(await store.set(switchNotificationsAtom, true)).toEqual({ state: answer, fresh: false });
      expect(stored()).toMatchObject({ enabled: false, permission: answer, promptCount: 1 });
    },
  );

  it('counts every question', async () => {
    const { store, clock, stored } = open('default', 'default');
    await store.set(switchNotificationsAtom, true);
    clock.now += 60_000;
    await store.set(switchNotificationsAtom, true);
    expect(stored()).toMatchObject({ promptCount: 2, lastPromptDate: '2026-11-20T12:01:00.000Z' });
  });

  it.each([
    ['granted', true],
    ['denied', false],
  ] as const)('asks nothing where it is %s already', async (state, enabled) => {
    const { store, asked, stored } = open(state);
    expect(await store.set(switchNotificationsAtom, true)).toEqual({ state, fresh: false });
    expect(asked.times).toBe(0);
    expect(stored()).toMatchObject({ enabled, permission: state, promptCount: 0, lastPromptDate: null });
  });

  it('does nothing where there are none', async () => {
    const { store, asked, stored } = open('unsupported');
    await store.set(switchNotificationsAtom, true);
    expect(asked.times).toBe(0);
    expect(stored()).toMatchObject({ enabled: false, permission: 'default' });
  });
});

it('switching off asks nothing and keeps the rest', async () => {
  const { store, asked } = open();
  await store.set(switchNotificationsAtom, true);
  await store.set(switchNotificationsAtom, false);
  expect(asked.times).toBe(1);
  expect(store.get(notificationPreferencesAtom)).toMatchObject({
    enabled: false,
    permission: 'granted',
    promptCount: 1,
  });
});

it('one kind is switched without the others', () => {
  const { store } = open();
  store.set(switchNotificationTypeAtom, 'daily_reminder', false);
  expect(store.get(notificationPreferencesAtom).types).toEqual({
    welcome: true,
    roast_complete: true,
    daily_reminder: false,
    premium_feature: true,
    update_available: true,
  });
});
