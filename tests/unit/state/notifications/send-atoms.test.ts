import { describe, expect, it } from 'vitest';
import type { Note, NotificationState } from '#domain/notifications/rules.ts';
import {
  notificationPreferencesAtom,
  switchNotificationsAtom,
  switchNotificationTypeAtom,
} from '#state/notifications/preference-atoms.ts';
import { NOTIFICATIONS_KEY, notificationsRecord } from '#state/notifications/preferences.ts';
import { takePremiumNewsAtom } from '#state/notifications/premium-news.ts';
import {
  remindsAtom,
  scheduleReminderAtom,
  sendNotificationAtom,
  sendUnaskedAtom,
} from '#state/notifications/send-atoms.ts';
import { REMINDER_HOUR } from '#state/notifications/reminder-time.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionRestoredAtom, setUserAtom, signOutAtom } from '#state/session-atoms.ts';
import { setUpUser, USER } from '../support/history.ts';
import { fakeNotifications } from '../support/notification-service.ts';

const NOTE: Note = { type: 'welcome', lang: 'en', title: 'T', body: 'B', path: '/camera' };
const REMINDER: Note = { ...NOTE, type: 'daily_reminder' };
const NEVER = () => false;

function open(state: NotificationState = 'default', answer: NotificationState = 'granted') {
  const all = setUpUser();
  const browser = fakeNotifications(state, answer);
  all.store.set(servicesAtom, { ...all.services, notifications: browser.service });
  return { ...all, ...browser };
}

it('is not scheduled by a tab that has not heard that it was switched off in another', async () => {
  const { store, storage, pending } = open('granted');
  await store.set(switchNotificationsAtom, true);
  await store.set(scheduleReminderAtom, REMINDER, NEVER, REMINDER_HOUR);
  expect(pending.at).not.toBeNull();
  const stored = notificationsRecord.read(storage.texts[NOTIFICATIONS_KEY] ?? null).value;
  storage.texts[NOTIFICATIONS_KEY] = notificationsRecord.write({
    ...stored,
    types: { ...stored.types, daily_reminder: false },
  });
  // As after each roast that is counted.
  await store.set(scheduleReminderAtom, REMINDER, NEVER, REMINDER_HOUR);
  expect(pending.at).toBeNull();
});

describe('sending', () => {
  it('asks first where permission was not asked for yet, and sends when granted', async () => {
    const { store, shown, asked } = open();
    await store.set(sendNotificationAtom, NOTE);
    expect(asked.times).toBe(1);
    expect(shown).toEqual([NOTE]);
    expect(store.get(notificationPreferencesAtom)).toMatchObject({ enabled: true, promptCount: 1 });
  });

  it.each(['denied', 'default'] as const)('sends nothing when the answer is %s', async (answer) => {
    const { store, shown, asked } = open('default', answer);
    await store.set(sendNotificationAtom, NOTE);
    expect(asked.times).toBe(1);
    expect(shown).toEqual([]);
  });

  it.each(['denied', 'unsupported'] as const)('sends and asks nothing where it is %s', async (state) => {
    const { store, shown, asked } = open(state);
    await store.set(sendNotificationAtom, NOTE);
    expect([asked.times, shown.length]).toEqual([0, 0]);
  });

  it('sends nothing of a kind that is off, and does not ask for it', async () => {
    const { store, shown, asked } = open();
    store.set(switchNotificationTypeAtom, 'welcome', false);
    await store.set(sendNotificationAtom, NOTE);
    expect([asked.times, shown.length]).toEqual([0, 0]);
  });

  it('never asks for what happens by itself', async () => {
    const { store, shown, asked } = open();
    await store.set(sendUnaskedAtom, NOTE);
    expect([asked.times, shown.length]).toEqual([0, 0]);
    await store.set(switchNotificationsAtom, true);
    await store.set(sendUnaskedAtom, NOTE);
    expect(shown).toEqual([NOTE]);
  });
});

describe('the daily reminder', () => {
  it('is wanted only where notifications are on, granted, and its own flag is true', async () => {
    const { store } = open();
    expect(store.get(remindsAtom)).toBe(false);
    await store.set(switchNotificationsAtom, true);
    expect(store.get(remindsAtom)).toBe(true);
    store.set(switchNotificationTypeAtom, 'daily_reminder', false);
    expect(store.get(remindsAtom)).toBe(false);
  });

  it('is scheduled for the next evening, and taken back', async () => {
    const { store, pending, clock } = open('granted');
    await store.set(switchNotificationsAtom, true);
    await store.set(scheduleReminderAtom, REMINDER, NEVER, REMINDER_HOUR);
    const first = pending.at ?? 0;
    expect(first).toBeGreaterThan(clock.now);
    expect(new Date(first).getHours()).toBe(18);
    await store.set(scheduleReminderAtom, REMINDER, () => true, REMINDER_HOUR);
    expect(new Date(pending.at ?? 0).getDate()).not.toBe(new Date(clock.now).getDate());
    await store.set(scheduleReminderAtom, null, NEVER, REMINDER_HOUR);
    expect(pending.at).toBeNull();
  });
});

describe('news about premium', () => {
  it('are told once an account, also at the next start, and again to another account', async () => {
    const { store, storage } = open();
    expect(store.set(takePremiumNewsAtom, 'premium')).toBe(false);
    store.set(sessionRestoredAtom, true);
    expect(store.set(takePremiumNewsAtom, 'free')).toBe(false);
    expect(store.set(takePremiumNewsAtom, 'premium')).toBe(true);
    expect(store.set(takePremiumNewsAtom, 'premium')).toBe(false);
    store.set(setUserAtom, { ...USER, id: 'user-2' });
    expect(store.set(takePremiumNewsAtom, 'premium')).toBe(true);
    await store.set(signOutAtom, 'local');
    expect(store.set(takePremiumNewsAtom, 'guest')).toBe(false);
    expect(storage.texts['roast-me-premium-news']).toBe('{"version":1,"told":null}');
  });
});
