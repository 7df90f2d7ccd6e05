import { describe, expect, it } from 'vitest';
import { REMINDER_SYNC as FROM_NOTIFIER } from '#platform/notifications/notifier.ts';
import {
  createPendingStore,
  REMINDER_CACHE as FROM_PENDING,
  REMINDER_PATH as PATH_FROM_PENDING,
  type PendingNote,
} from '#platform/notifications/pending.ts';
import { REMINDER_CACHE, REMINDER_PATH, REMINDER_SYNC, showDueReminder } from '#service-worker/reminder.ts';
import { memoryCaches } from './memory-caches.ts';

const DAY = 86_400_000;
const NOW = new Date(2026, 10, 20, 18).getTime();
const PENDING: PendingNote = {
  at: '2026-11-20T18:00:00.000',
  title: 'T',
  options: {
    body: 'B',
    lang: 'ja',
    tag: 'daily-reminder',
    renotify: true,
    icon: '/i.png',
    badge: '/b.png',
    vibrate: [200, 100, 200],
    data: { path: '/camera', coldPath: '/camera' },
  },
};

function setUp() {
  const storage = memoryCaches();
  const shown: unknown[] = [];
  const showNotification = (title: string, options: object) =>
    Promise.resolve(void shown.push({ title, options }));
  return { storage, pending: createPendingStore(storage), shown, shower: { showNotification } };
}

describe('the reminder of the service worker', () => {
  it('agrees with the page about its names', () => {
    expect([REMINDER_SYNC, REMINDER_CACHE, REMINDER_PATH]).toEqual([
      FROM_NOTIFIER,
      FROM_PENDING,
      PATH_FROM_PENDING,
    ]);
  });

  it('shows what is due, once, and leaves the next day’s', async () => {
    const { storage, pending, shown, shower } = setUp();
    await pending.write(PENDING);
    await showDueReminder(storage, shower, NOW);
    await showDueReminder(storage, shower, NOW);
    expect(shown).toEqual([{ title: 'T', options: PENDING.options }]);
    expect(await pending.read()).toEqual({ ...PENDING, at: '2026-11-21T18:00:00.000' });
  });

  it('shows one for many days missed, and leaves the next in the future', async () => {
    const { storage, pending, shown, shower } = setUp();
    await pending.write(PENDING);
    await showDueReminder(storage, shower, NOW + 3.6 * DAY);
    expect(shown).toHaveLength(1);
    expect((await pending.read())?.at).toBe('2026-11-24T18:00:00.000');
  });

  it('shows nothing at night, and goes on to the next evening', async () => {
    const { storage, pending, shown, shower } = setUp();
    await pending.write(PENDING);
    await showDueReminder(storage, shower, new Date(2026, 10, 21, 3).getTime());
    expect(shown).toEqual([]);
    expect((await pending.read())?.at).toBe('2026-11-21T18:00:00.000');
  });

  it('waits until it is due', async () => {
    const { storage, pending, shown, shower } = setUp();
    await pending.write(PENDING);
    await showDueReminder(storage, shower, NOW - 1);
    expect(shown).toEqual([]);
  });

  it('shows nothing where nothing is scheduled, and creates no store', async () => {
    const { storage, pending, shown, shower } = setUp();
    await showDueReminder(storage, shower, NOW);
    expect(await storage.has(REMINDER_CACHE)).toBe(false);
    await pending.write(PENDING);
    await pending.clear();
    await showDueReminder(storage, shower, NOW);
    expect(shown).toEqual([]);
  });

  it.each([
    '7',
    '{}',
    '{"at":"x","title":"T","options":{}}',
    '{"at":1,"title":"T"}',
    '{"at":1,"title":"T","options":{}}',
  ])('shows nothing for what is not of its shape: %s', async (text) => {
    const { storage, pending, shown, shower } = setUp();
    await (await storage.open(REMINDER_CACHE)).put(REMINDER_PATH, new Response(text));
    await showDueReminder(storage, shower, NOW);
    expect(shown).toEqual([]);
    expect(await pending.read()).toBeNull();
  });
});
