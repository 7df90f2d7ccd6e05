import { describe, expect, it } from 'vitest';
import type { NotificationState } from '#domain/notifications/rules.ts';
import {
  askForReminderAtom,
  nextReminder,
  notificationPreferencesAtom,
  NOTIFICATIONS_KEY,
  REMINDER_HOUR,
  switchNotificationsAtom,
  switchNotificationTypeAtom,
} from '#state/notifications/preference-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { setUpUser } from '../support/history.ts';
import { fakeNotifications } from '../support/notification-service.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

describe('the next reminder', () => {
  it.each([
    ['in the morning, without a roast yet', at(20, 9), false, at(20, 18)],
    ['in the morning, after a roast', at(20, 9), true, at(21, 18)],
    ['an hour before', at(20, 17), false, at(20, 18)],
    ['within the hour', at(20, 17, 1), false, at(21, 18)],
    ['at the very time', at(20, 18), false, at(21, 18)],
    ['at night', at(20, 23, 59), false, at(21, 18)],
    ['on the last day of a month', at(30, 20), false, new Date(2026, 11, 1, 18).getTime()],
  ])('%s', (_when, now, roasted, expected) => {
    expect(nextReminder(now, roasted, REMINDER_HOUR)).toBe(expected);
  });

  it('comes at the hour that was chosen', () => {
    expect(nextReminder(at(20, 9), false, 21)).toBe(at(20, 21));
    expect(nextReminder(at(20, 9), false, 7)).toBe(at(21, 7));
  });
});

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
