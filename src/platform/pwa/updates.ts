/**
 * Registers the service worker, notices a new version, and lets it take over when the person says so and no
 * tab has anything that a reload would cost.
 */
import type { Workbox } from 'workbox-window';
import { otherRegistrations } from './registrations.ts';

/** `ready`: a new version waits. `busy`: it was asked for, but another tab still has work in it. */
export type UpdateState = 'none' | 'ready' | 'busy';

export interface Updates {
  /** Calls back with every change; returns how to stop. */
  watch(onChange: (state: UpdateState) => void): () => void;
  /** Puts the new version in place and reloads this tab; or says `busy` and changes nothing. */
  apply(): Promise<void>;
  /** While held, no tab applies an update. */
  hold(): () => void;
}

export interface UpdatesDeps {
  /** Left out where the browser has none or hides it (plain http, private windows). */
  readonly container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly createWorkbox: () => Promise<
    Pick<Workbox, 'addEventListener' | 'register' | 'messageSkipWaiting'>
  >;
  /** Absolute address of our own service worker's script. */
  readonly script: string;
  readonly reload: () => void;
}

/** One name for every tab of this origin. */
const LOCK = 'roast-me-unsaved';

/** Starts at once; nothing here rejects, and without service workers nothing ever happens. */
export function createUpdates({ container, locks, createWorkbox, script, reload }: UpdatesDeps): Updates {
  let state: UpdateState = 'none';
  let applying = false;
  /** Another tab has put the new version in place: this one only has to follow. */
  let replaced = false;
  let activate = (): void => undefined;
  const listeners = new Set<(state: UpdateState) => void>();
  const become = (next: UpdateState) => {
    state = next;
    for (const listener of listeners) listener(state);
  };

  const start = async (): Promise<void> => {
    if (container === undefined) return;
    for (const other of otherRegistrations(await container.getRegistrations(), script))
      await other.unregister();
    const workbox = await createWorkbox();
    workbox.addEventListener('waiting', () => become('ready'));
    workbox.addEventListener('controlling', ({ isUpdate }) => {
      if (applying) return reload();
      // The very first version takes over without anybody noticing.
      if (isUpdate !== true) return;
      replaced = true;
      become('ready');
    });
    activate = () => workbox.messageSkipWaiting();
    await workbox.register({ immediate: true });
  };
  // No registration, no offline: the app works all the same.
  void start().catch(() => undefined);

  const takeOver = () => {
    applying = true;
    if (replaced) reload();
    else activate();
  };

  return {
    watch(onChange) {
      listeners.add(onChange);
      if (state !== 'none') onChange(state);
      return () => void listeners.delete(onChange);
    },
    async apply() {
      if (locks === undefined) return takeOver();
      await locks.request(LOCK, { ifAvailable: true }, (lock) => {
        if (lock === null) become('busy');
        else takeOver();
      });
    },
    hold() {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      void locks?.request(LOCK, { mode: 'shared' }, () => held).catch(() => undefined);
      return () => release();
    },
  };
}
