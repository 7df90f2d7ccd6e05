import { describe, expect, it } from 'vitest';
import { optionsOf } from '#domain/notifications/rules.ts';
import { reminderMessage } from '#functions/push/message.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import {
  createPendingStore,
  type PendingNote,
  REMINDER_CACHE as FROM_PENDING,
  REMINDER_PATH as PATH_FROM_PENDING,
  REMINDER_SYNC as FROM_NOTIFIER,
} from '#platform/notifications/notifier.ts';
import { OPEN_MESSAGE as FROM_PAGE } from '#platform/notifications/opened-paths.ts';
import {
  OPEN_MESSAGE,
  openTapped,
  optionsOfPush,
  type Pages,
  readPush,
  REMINDER_CACHE,
  REMINDER_PATH,
  REMINDER_SYNC,
  showDueReminder,
} from '#service-worker/notifications.ts';
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

const ORIGIN = 'https://roast.example';
const PLAIN = { title: 'Roast Me', body: '', lang: '', tag: 'daily-reminder', path: '/camera' };

it.each([
  ['en', en],
  ['ja', ja],
] as const)('shows what the server says, which is what the phone says itself: %s', (lang, words) => {
  const { title, body } = words.notifications.notes.daily_reminder;
  const pushed = readPush(JSON.stringify(reminderMessage(lang, ORIGIN)), ORIGIN);
  expect(pushed.title).toBe(title);
  expect(optionsOfPush(pushed)).toEqual(
    optionsOf({ type: 'daily_reminder', lang, title, body, path: '/camera' }),
  );
});

it('speaks English where the language has no words', () => {
  expect(reminderMessage('constructor', ORIGIN).notification.lang).toBe('en');
  expect(reminderMessage('fr', ORIGIN).notification.lang).toBe('en');
});

it.each([
  null,
  '',
  'text',
  '7',
  'null',
  '[]',
  '{}',
  '{"web_push":8030}',
  '{"web_push":8031,"notification":{"title":"T"}}',
  '{"web_push":8030,"notification":{"title":7}}',
  '{"web_push":8030,"notification":{"title":""}}',
  '{"web_push":8030,"notification":"T"}',
])('shows the plainest for %j: nothing at all would cost the right to show', (message) => {
  expect(readPush(message, ORIGIN)).toEqual(PLAIN);
});

it.each([
  ['https://roast.example/history?a=1', '/history?a=1'],
  ['/profile', '/profile'],
  ['https://evil.example/x', '/camera'],
  ['//evil.example/x', '/camera'],
  ['javascript:alert(1)', '/camera'],
  ['http://roast.example/x', '/camera'],
  [7, '/camera'],
])('leads from %j to %s', (navigate, path) => {
  const message = { web_push: 8030, notification: { title: 'T', navigate } };
  expect(readPush(JSON.stringify(message), ORIGIN).path).toBe(path);
});

function surroundings(open: number, refuses = false) {
  const said: unknown[] = [];
  const opened: string[] = [];
  const answer = () => (refuses ? Promise.reject(new Error('no')) : Promise.resolve());
  let focused = 0;
  const page = {
    focus() {
      focused += 1;
      return answer();
    },
    postMessage: (message: unknown) => void said.push(message),
  };
  const pages: Pages = {
    matchAll: () => Promise.resolve(Array.from({ length: open }, () => page)),
    openWindow(url) {
      opened.push(url);
      return answer();
    },
  };
  let closed = 0;
  const tapped = (data: unknown) => ({ data, close: () => void (closed += 1) });
  return { said, opened, pages, tapped, counts: () => ({ focused, closed }) };
}

const DATA = { path: '/results', coldPath: '/history/1' };

describe('a tap', () => {
  it('speaks the page’s language', () => {
    expect(OPEN_MESSAGE).toBe(FROM_PAGE);
  });

  it('brings the open page to the front and tells it where to go', async () => {
    const { said, opened, pages, tapped, counts } = surroundings(2);
    await openTapped(tapped(DATA), pages);
    expect(said).toEqual([{ type: OPEN_MESSAGE, path: '/results' }]);
    expect(opened).toEqual([]);
    expect(counts()).toEqual({ focused: 1, closed: 1 });
  });

  it('opens the app where it is closed', async () => {
    const { said, opened, pages, tapped, counts } = surroundings(0);
    await openTapped(tapped(DATA), pages);
    expect(said).toEqual([]);
    expect(opened).toEqual(['/history/1']);
    expect(counts()).toEqual({ focused: 0, closed: 1 });
  });

  it.each([undefined, null, 'x', {}, { coldPath: '//evil.example' }, { coldPath: 'https://evil.example' }])(
    'leads to the start where its data say nothing of use: %j',
    async (data) => {
      const { opened, pages, tapped } = surroundings(0);
      await openTapped(tapped(data), pages);
      expect(opened).toEqual(['/']);
    },
  );

  it.each([0, 1])('is silent where the browser refuses, with %i pages open', async (open) => {
    const { pages, tapped, counts } = surroundings(open, true);
    await openTapped(tapped(DATA), pages);
    expect(counts().closed).toBe(1);
  });
});
