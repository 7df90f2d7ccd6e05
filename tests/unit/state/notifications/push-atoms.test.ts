import { expect, it } from 'vitest';
import type { PushOutcome, PushWish } from '#ports/push.ts';
import {
  reminderHourAtom,
  switchNotificationsAtom,
  switchNotificationTypeAtom,
} from '#state/notifications/preference-atoms.ts';
import {
  followPushAtom,
  pushAtom,
  pushesAtom,
  pushOfferedAtom,
  pushWishAtom,
  switchPushAtom,
} from '#state/notifications/push-atoms.ts';
import { PUSH_KEY } from '#state/notifications/push-record.ts';
import { servicesAtom } from '#state/services.ts';
import { setUserAtom, signOutAtom } from '#state/session-atoms.ts';
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
