import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpdates, type UpdatesDeps, type UpdateState } from '#platform/pwa/updates.ts';

const OURS = 'https://app.test/sw.js';

/** A browser with one lock manager for all its tabs. */
function browser() {
  const held = { shared: 0 };
  const locks = {
    async request(_name: string, options: LockOptions, work: (lock: Lock | null) => unknown) {
      if (options.mode === 'shared') {
        held.shared += 1;
        await work({ name: 'x', mode: 'shared' });
        held.shared -= 1;
        return;
      }
      await work(held.shared > 0 ? null : { name: 'x', mode: 'exclusive' });
    },
  } as unknown as LockManager;
  return { locks, held };
}

function tab(locks: LockManager | undefined, registrations: { scriptURL: string; gone: boolean }[] = []) {
  const listeners = new Map<string, (event: { isUpdate?: boolean }) => void>();
  const skip = vi.fn();
  const reload = vi.fn();
  const register = vi.fn(() => Promise.resolve());
  const deps: UpdatesDeps = {
    container: {
      getRegistrations: () =>
        Promise.resolve(
          registrations.map((one) => ({
            active: { scriptURL: one.scriptURL },
            waiting: null,
            installing: null,
            unregister: () => {
              one.gone = true;
              return Promise.resolve(true);
            },
          })) as unknown as ServiceWorkerRegistration[],
        ),
    },
    locks,
    createWorkbox: () =>
      Promise.resolve({
        addEventListener: (name: string, listener: never) => listeners.set(name, listener),
        register,
        messageSkipWaiting: skip,
      } as unknown as Awaited<ReturnType<UpdatesDeps['createWorkbox']>>),
    script: OURS,
    reload,
  };
  const updates = createUpdates(deps);
  const seen: UpdateState[] = [];
  const stop = updates.watch((state) => seen.push(state));
  const fire = async (name: 'waiting' | 'controlling', event: { isUpdate?: boolean } = {}) => {
    await vi.waitFor(() => expect(listeners.has(name)).toBe(true));
    listeners.get(name)?.(event);
  };
  return { updates, seen, stop, fire, skip, reload, register };
}

let locks: LockManager;
beforeEach(() => {
  ({ locks } = browser());
});

describe('a new version', () => {
  it('is told of, put in place when asked for, and then the page reloads once', async () => {
    const { updates, seen, fire, skip, reload } = tab(locks);
    await fire('waiting');
    expect(seen).toEqual(['ready']);
    expect(skip).not.toHaveBeenCalled();
    await updates.apply();
    expect(skip).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    await fire('controlling', { isUpdate: true });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is told to whoever asks later, and no more after they stopped', async () => {
    const { updates, seen, stop, fire } = tab(locks);
    await fire('waiting');
    const late: UpdateState[] = [];
    updates.watch((state) => late.push(state));
    expect(late).toEqual(['ready']);
    stop();
    await fire('waiting');
    expect(seen).toEqual(['ready']);
  });

  it('waits while another tab holds, and goes on when it lets go', async () => {
    const other = tab(locks);
    const { updates, seen, fire, skip } = tab(locks);
    await fire('waiting');
    const letGo = other.updates.hold();
    await updates.apply();
    expect(seen).toEqual(['ready', 'busy']);
    expect(skip).not.toHaveBeenCalled();
    letGo();
    await Promise.resolve();
    await updates.apply();
    expect(skip).toHaveBeenCalledOnce();
  });

  it('that another tab put in place is only followed: this tab reloads when asked to, not before', async () => {
    const { updates, seen, fire, skip, reload } = tab(locks);
    await fire('controlling', { isUpdate: true });
    expect(seen).toEqual(['ready']);
    expect(reload).not.toHaveBeenCalled();
    await updates.apply();
    expect(reload).toHaveBeenCalledOnce();
    expect(skip).not.toHaveBeenCalled();
  });

  it('is put in place also where the browser has no locks', async () => {
    const { updates, fire, skip } = tab(undefined);
    await fire('waiting');
    updates.hold()();
    await updates.apply();
    expect(skip).toHaveBeenCalledOnce();
  });
});

it('the first version takes over without a word', async () => {
  const { seen, fire, reload } = tab(locks);
  await fire('controlling', { isUpdate: false });
  expect(seen).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('registrations that are not ours go, ours stays', async () => {
  const ours = { scriptURL: OURS, gone: false };
  const old = { scriptURL: 'https://app.test/old-worker.js', gone: false };
  const { register } = tab(locks, [ours, old]);
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
  expect(old.gone).toBe(true);
  expect(ours.gone).toBe(false);
});

it('without service workers nothing happens, and nothing throws', async () => {
  const updates = createUpdates({
    container: undefined,
    locks,
    createWorkbox: () => Promise.reject(new Error('not to be asked')),
    script: OURS,
    reload: vi.fn(),
  });
  await expect(updates.apply()).resolves.toBeUndefined();
});
