import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpdateState } from '#ports/pwa.ts';
import type { Changes } from '#platform/pwa/registration.ts';
import { createUpdates } from '#platform/pwa/updates.ts';

/** A browser with one lock manager for all its tabs. */
function oneLock(): LockManager {
  let shared = 0;
  return {
    async request(_name: string, options: LockOptions, work: (lock: Lock | null) => unknown) {
      if (options.mode === 'shared') {
        shared += 1;
        await work({ name: 'x', mode: 'shared' });
        shared -= 1;
        return;
      }
      await work(shared > 0 ? null : { name: 'x', mode: 'exclusive' });
    },
  } as unknown as LockManager;
}

function tab(locks: LockManager | undefined) {
  let changes: Changes | undefined;
  let waiting = false;
  const takeOver = vi.fn(() => waiting);
  const reload = vi.fn();
  const updates = createUpdates({
    register: (told) => {
      changes = told;
      return Promise.resolve({ takeOver });
    },
    locks,
    reload,
  });
  const seen: UpdateState[] = [];
  const stop = updates.watch((state) => seen.push(state));
  return {
    updates,
    seen,
    stop,
    takeOver,
    reload,
    /** The registration is there, and a version waits. */
    wait: async () => {
      waiting = true;
      await Promise.resolve();
      changes?.onWaiting();
    },
    gone: () => {
      waiting = false;
    },
    replace: (isUpdate = true) => changes?.onReplaced(isUpdate),
  };
}

/** Lets promises go on without letting time pass. */
const settle = () => vi.advanceTimersByTimeAsync(0);

let locks: LockManager;
beforeEach(() => {
  vi.useFakeTimers();
  locks = oneLock();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a new version', () => {
  it('is told of, put in place when asked for, and then the page reloads once', async () => {
    const { updates, seen, wait, takeOver, reload, replace } = tab(locks);
    await wait();
    expect(seen).toEqual(['ready']);
    expect(takeOver).not.toHaveBeenCalled();
    await updates.apply();
    expect(takeOver).toHaveBeenCalledOnce();
    expect(seen.at(-1)).toBe('applying');
    expect(reload).not.toHaveBeenCalled();
    replace();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is told to a listener that comes later, and no more after it has stopped', async () => {
    const { updates, seen, stop, wait, replace } = tab(locks);
    await wait();
    const late: UpdateState[] = [];
    updates.watch((state) => late.push(state));
    expect(late).toEqual(['ready']);
    stop();
    replace();
    expect(seen).toEqual(['ready']);
  });

  it('waits while another tab holds, and goes on when it lets go', async () => {
    const other = tab(locks);
    const { updates, seen, wait, takeOver } = tab(locks);
    await wait();
    const letGo = other.updates.hold();
    await updates.apply();
    expect(seen).toEqual(['ready', 'busy']);
    expect(takeOver).not.toHaveBeenCalled();
    letGo();
    await settle();
    await updates.apply();
    expect(takeOver).toHaveBeenCalledOnce();
  });

  it('that another tab put in place is only followed: this tab reloads when asked to, not before', async () => {
    const { updates, seen, takeOver, reload, replace } = tab(locks);
    await settle();
    replace();
    expect(seen).toEqual(['ready']);
    expect(reload).not.toHaveBeenCalled();
    await updates.apply();
    expect(reload).toHaveBeenCalledOnce();
    expect(takeOver).not.toHaveBeenCalled();
  });

  it('is put in place also where the browser has no locks, or refuses them', async () => {
    const refusing = { request: () => Promise.reject(new Error('SecurityError')) };
    for (const none of [undefined, refusing as unknown as LockManager]) {
      const { updates, wait, takeOver } = tab(none);
      await wait();
      updates.hold()();
      await updates.apply();
      expect(takeOver).toHaveBeenCalledOnce();
    }
  });

  it('that waits no longer when the person taps comes by the reload alone', async () => {
    const { updates, wait, gone, reload } = tab(locks);
    await wait();
    gone();
    await updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that does not take over is asked again, and then the person is told; another tap asks anew', async () => {
    const { updates, seen, wait, takeOver, reload, replace } = tab(locks);
    await wait();
    await updates.apply();
    await updates.apply();
    expect(takeOver).toHaveBeenCalledOnce();
    await vi.runAllTimersAsync();
    expect(takeOver).toHaveBeenCalledTimes(3);
    expect(seen.at(-1)).toBe('late');
    // The new version may still take over, but then the page must not reload.
    replace();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(seen.at(-1)).toBe('ready');
    await updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that takes over after work has begun again leaves the page alone', async () => {
    const { updates, seen, wait, takeOver, reload, replace } = tab(locks);
    await wait();
    await updates.apply();
    const letGo = updates.hold();
    replace();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(seen.at(-1)).toBe('ready');
    letGo();
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
    await updates.apply();
    expect(takeOver).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not asked again once work has begun', async () => {
    const { updates, seen, wait, takeOver } = tab(locks);
    await wait();
    await updates.apply();
    updates.hold();
    await vi.runAllTimersAsync();
    expect(takeOver).toHaveBeenCalledOnce();
    expect(seen.at(-1)).toBe('ready');
  });

  it('whose reload does not come may be asked for again', async () => {
    const { updates, seen, reload, replace } = tab(locks);
    await settle();
    replace();
    await updates.apply();
    expect(seen.at(-1)).toBe('applying');
    await vi.runAllTimersAsync();
    expect(seen.at(-1)).toBe('late');
    await updates.apply();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

it('the first version takes over without a word', async () => {
  const { seen, reload, replace } = tab(locks);
  await settle();
  replace(false);
  expect(seen).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('without service workers nothing happens, and nothing throws', async () => {
  const reload = vi.fn();
  const updates = createUpdates({ register: () => Promise.reject(new Error('none')), locks, reload });
  await expect(updates.apply()).resolves.toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});
