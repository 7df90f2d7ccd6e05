import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Note, NoteOptions } from '#domain/notifications/rules.ts';
import {
  createNotifier,
  type PendingNote,
  type PendingStore,
  REMINDER_SYNC,
} from '#platform/notifications/notifier.ts';
import type { NotificationPlatform } from '#platform/notifications/browser.ts';

const NOTE: Note = { type: 'daily_reminder', lang: 'en', title: 'T', body: 'B', path: '/camera' };
const DAY = 86_400_000;

interface Options {
  readonly wakes?: boolean;
  readonly registered?: boolean;
  readonly failing?: boolean;
}

function memoryPending() {
  const kept: { value: PendingNote | null } = { value: null };
  const store: PendingStore = {
    read: () => Promise.resolve(kept.value),
    write(pending) {
      kept.value = pending;
      return Promise.resolve();
    },
    clear() {
      kept.value = null;
      return Promise.resolve();
    },
  };
  return { kept, store };
}

/** A browser in which everything works, unless the test says otherwise. */
function browser(change: Partial<NotificationPlatform> = {}, options: Options = {}) {
  const { wakes = false, registered = true, failing = false } = options;
  const shown: { title: string; options: NoteOptions }[] = [];
  const syncs = new Set<string>();
  const registration = {
    showNotification(title: string, options: NoteOptions) {
      if (failing) return Promise.reject(new Error('no room'));
      shown.push({ title, options });
      return Promise.resolve();
    },
    periodicSync: {
      register: (tag: string) => Promise.resolve(void syncs.add(tag)),
      unregister: (tag: string) => Promise.resolve(void syncs.delete(tag)),
    },
  };
  const platform: NotificationPlatform = {
    permission: () => 'granted',
    requestPermission: () => Promise.resolve('granted'),
    registration: () => Promise.resolve(registered ? registration : null),
    protocol: 'https:',
    hostname: 'roast.example',
    ios: false,
    standalone: () => false,
    mayWake: () => Promise.resolve(wakes),
    ...change,
  };
  const { kept, store } = memoryPending();
  return {
    notifier: createNotifier(platform, store, Date.now),
    shown,
    syncs,
    kept,
    platform,
    store,
  };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) }));
afterEach(() => void vi.useRealTimers());

describe('the state', () => {
  it('is what the browser says, where notifications are supported at all', () => {
    expect(browser().notifier.state()).toBe('granted');
    expect(browser({ permission: () => 'denied' }).notifier.state()).toBe('denied');
    expect(browser({ permission: null }).notifier.state()).toBe('unsupported');
    expect(browser({ protocol: 'http:' }).notifier.state()).toBe('unsupported');
    expect(browser({ ios: true }).notifier.state()).toBe('unsupported');
    expect(browser({ ios: true, standalone: () => true }).notifier.state()).toBe('granted');
  });

  it('is asked for only where it is supported, and is what it was when the question fails', async () => {
    const ask = vi.fn(() => Promise.resolve('granted' as const));
    expect(await browser({ permission: null, requestPermission: ask }).notifier.ask()).toBe('unsupported');
    expect(ask).not.toHaveBeenCalled();
    expect(await browser({ requestPermission: ask }).notifier.ask()).toBe('granted');
    const fails = () => Promise.reject(new Error('not from a tap'));
    expect(await browser({ permission: () => 'default', requestPermission: fails }).notifier.ask()).toBe(
      'default',
    );
  });
});

describe('showing', () => {
  it('goes by the service worker’s registration', async () => {
    const { notifier, shown } = browser();
    await notifier.show(NOTE);
    expect(shown).toMatchObject([{ title: 'T', options: { body: 'B', tag: 'daily-reminder' } }]);
  });

  it('is silent about every failure', async () => {
    await browser({}, { failing: true }).notifier.show(NOTE);
    await browser({}, { registered: false }).notifier.show(NOTE);
    await browser({ registration: () => Promise.reject(new Error('gone')) }).notifier.show(NOTE);
  });
});

describe('scheduling', () => {
  it('shows at its time, once, and again the next day', async () => {
    const { notifier, shown } = browser();
    await notifier.schedule(NOTE, Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(shown).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(shown).toHaveLength(2);
  });

  it('shows once what was missed for days, and the next one at its time', async () => {
    const { notifier, shown, kept } = browser();
    const at = Date.now() + 3_600_000;
    await notifier.schedule(NOTE, at);
    // The device sleeps: its clock goes on, and the timer comes late.
    vi.setSystemTime(at + 2.25 * DAY);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveLength(1);
    expect(kept.value?.at).toBe('2026-11-23T13:00:00.000');
  });

  it('replaces what was scheduled before', async () => {
    const { notifier, shown, kept } = browser();
    await notifier.schedule(NOTE, Date.now() + 1_000);
    await notifier.schedule({ ...NOTE, title: 'Later' }, Date.now() + 5_000);
    expect(kept.value?.title).toBe('Later');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown.map(({ title }) => title)).toEqual(['Later']);
  });

  it('is shown by one of two open pages', async () => {
    const { notifier, shown, platform, store } = browser();
    const other = createNotifier(platform, store, Date.now);
    await notifier.schedule(NOTE, Date.now() + 1_000);
    await other.schedule(NOTE, Date.now() + 1_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toHaveLength(1);
  });

  it('is taken back', async () => {
    const { notifier, shown, kept, syncs } = browser({}, { wakes: true });
    await notifier.schedule(NOTE, Date.now() + 1_000);
    expect([...syncs]).toEqual([REMINDER_SYNC]);
    await notifier.cancel();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([shown.length, kept.value, syncs.size]).toEqual([0, null, 0]);
  });

  it('is taken back, too, while it is being scheduled', async () => {
    const { notifier, shown, kept, syncs } = browser({}, { wakes: true });
    const scheduling = notifier.schedule(NOTE, Date.now() + 1_000);
    await Promise.all([notifier.cancel(), scheduling]);
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect([shown.length, kept.value, syncs.size]).toEqual([0, null, 0]);
  });

  it('looks at the clock again before its time: the device may be in another zone by then', async () => {
    const { notifier, shown, kept } = browser();
    await notifier.schedule(NOTE, new Date(2026, 10, 20, 18).getTime());
    // As if the clock had been put forward by a flight: it is past six already.
    kept.value = kept.value && { ...kept.value, at: '2026-11-20T12:10:00.000' };
    await vi.advanceTimersByTimeAsync(900_000);
    expect(shown).toHaveLength(1);
  });

  it('is taken back, too, while it is being shown', async () => {
    const { platform, store, shown, kept } = browser();
    const write = async (note: PendingNote) => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      return store.write(note);
    };
    const notifier = createNotifier(platform, { ...store, write }, Date.now);
    await notifier.schedule(NOTE, Date.now() + 1_000);
    vi.advanceTimersByTime(1_000);
    await notifier.cancel();
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect(kept.value).toBeNull();
    expect(shown.length).toBeLessThanOrEqual(1);
  });

  it('is the last one that was asked for, however they meet', async () => {
    const { notifier, kept } = browser();
    const calls = [
      notifier.schedule(NOTE, Date.now() + 1_000),
      notifier.cancel(),
      notifier.schedule({ ...NOTE, title: 'Later' }, Date.now() + 5_000),
    ];
    await Promise.all(calls);
    expect(kept.value?.title).toBe('Later');
  });

  it('waits for weeks', async () => {
    const { notifier, shown } = browser();
    await notifier.schedule(NOTE, Date.now() + 40 * DAY);
    await vi.advanceTimersByTimeAsync(39 * DAY);
    expect(shown).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(shown).toHaveLength(1);
  });

  it('works without a service worker’s help, and is silent where storage is shut', async () => {
    const { platform } = browser();
    const shut = () => Promise.reject(new Error('blocked'));
    const notifier = createNotifier(platform, { read: shut, write: shut, clear: shut }, Date.now);
    await notifier.schedule(NOTE, Date.now() + 1_000);
    await notifier.cancel();
    await vi.advanceTimersByTimeAsync(10_000);
  });
});

describe('how far a reminder reaches', () => {
  it.each([
    [{ wakes: true }, 'roughly'],
    [{}, 'open'],
    [{ wakes: true, registered: false }, 'open'],
  ] as const)('%j: %s', async (options, reach) => {
    expect(await browser({}, options).notifier.reach()).toBe(reach);
  });

  it('is the least where the browser will not say', async () => {
    const mayWake = () => Promise.reject(new TypeError('unknown permission'));
    expect(await browser({ mayWake }).notifier.reach()).toBe('open');
  });
});
