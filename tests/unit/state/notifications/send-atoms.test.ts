import { describe, expect, it } from 'vitest';
import type { Note, NotificationState } from '#domain/notifications/rules.ts';
import type { PushOutcome, PushWish } from '#ports/presence.ts';
import {
  notificationPreferencesAtom,
  NOTIFICATIONS_KEY,
  notificationsRecord,
  REMINDER_HOUR,
  reminderHourAtom,
  switchNotificationsAtom,
  switchNotificationTypeAtom,
} from '#state/notifications/preference-atoms.ts';
import { takePremiumNewsAtom } from '#state/notifications/premium-news.ts';
import { PUSH_KEY } from '#state/notifications/push-record.ts';
import {
  followPushAtom,
  pushAtom,
  pushesAtom,
  pushOfferedAtom,
  pushWishAtom,
  remindsAtom,
  scheduleReminderAtom,
  sendNotificationAtom,
  sendUnaskedAtom,
  switchPushAtom,
} from '#state/notifications/send-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionRestoredAtom, setUserAtom, signOutAtom } from '#state/session-atoms.ts';
import { setUpUser, USER } from '../support/history.ts';
import { fakeNotifications } from '../support/notification-service.ts';

/** Somebody with an account, whose browser may notify. */
async function open({ answer = 'on', available = true }: { answer?: PushOutcome; available?: boolean } = {}) {
  const all = setUpUser();
  const told: (readonly [string, PushWish] | 'end')[] = [];
  const says = { answer };
  all.store.set(servicesAtom, {
    ...all.services,
    notifications: fakeNotifications('granted').service,
    push: {
      available: () => available,
      follow(ownerId, wish) {
        told.push([ownerId, wish]);
        return Promise.resolve(says.answer);
      },
      end: () => Promise.resolve(void told.push('end')),
    },
  });
  await all.store.set(switchNotificationsAtom, true);
  return { ...all, told, says };
}
const wish = (hour: number): PushWish => ({ language: 'ja', hour });

it('is offered to an account in a browser that can be reached, and off until asked for', async () => {
  const { store, told } = await open();
  expect([store.get(pushOfferedAtom), store.get(pushAtom), store.get(pushesAtom)]).toEqual([
    true,
    false,
    false,
  ]);
  await store.set(followPushAtom, store.get(pushWishAtom));
  expect(told).toEqual([]);
  const without = await open({ available: false });
  expect(without.store.get(pushOfferedAtom)).toBe(false);
  without.store.set(setUserAtom, null);
  expect(without.store.get(pushOfferedAtom)).toBe(false);
});

it('is on once the account has taken it, and tells what changes', async () => {
  const { store, told } = await open();
  expect(await store.set(switchPushAtom, true)).toBe('on');
  expect([store.get(pushAtom), store.get(pushesAtom)]).toEqual([true, true]);
  store.set(reminderHourAtom, 7);
  await store.set(followPushAtom, store.get(pushWishAtom));
  expect(told).toEqual([
    [USER.id, wish(18)],
    [USER.id, wish(7)],
  ]);
});

it.each(['refused', 'later'] as const)('stays off where the answer is %s', async (answer) => {
  const { store, storage } = await open({ answer });
  expect(await store.set(switchPushAtom, true)).toBe(answer);
  expect([store.get(pushAtom), storage.texts[PUSH_KEY]]).toEqual([false, undefined]);
});

it('that was on is kept through a bad line, and given up where it is refused: the device reminds again', async () => {
  const { store, says } = await open();
  await store.set(switchPushAtom, true);
  says.answer = 'later';
  await store.set(followPushAtom, store.get(pushWishAtom));
  expect(store.get(pushesAtom)).toBe(true);
  says.answer = 'refused';
  await store.set(followPushAtom, store.get(pushWishAtom));
  expect([store.get(pushAtom), store.get(pushesAtom)]).toEqual([false, false]);
});

it('ends at the server with the reminder itself, and comes back with it', async () => {
  const { store, told } = await open();
  await store.set(switchPushAtom, true);
  store.set(switchNotificationTypeAtom, 'daily_reminder', false);
  await store.set(followPushAtom, store.get(pushWishAtom));
  expect([told.at(-1), store.get(pushAtom), store.get(pushesAtom)]).toEqual(['end', true, false]);
  store.set(switchNotificationTypeAtom, 'daily_reminder', true);
  await store.set(followPushAtom, store.get(pushWishAtom));
  expect(told.at(-1)).toEqual([USER.id, wish(18)]);
});

it('ends when it is switched off, and leaves no record', async () => {
  const { store, told, storage } = await open();
  await store.set(switchPushAtom, true);
  await store.set(switchPushAtom, false);
  expect([told.at(-1), store.get(pushAtom), storage.texts[PUSH_KEY]]).toEqual(['end', false, undefined]);
});

it('ends with the sign-out, and is not the next person’s', async () => {
  const { store, storage } = await open();
  await store.set(switchPushAtom, true);
  store.set(setUserAtom, { ...USER, id: 'user-2' });
  expect(store.get(pushAtom)).toBe(false);
  store.set(setUserAtom, USER);
  await store.set(signOutAtom, 'local');
  expect(storage.texts[PUSH_KEY]).toBeUndefined();
  store.set(setUserAtom, USER);
  expect(store.get(pushAtom)).toBe(false);
});

describe('send atoms', () => {
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
});
