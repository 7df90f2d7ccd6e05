/** Notices a new version, and lets it take over when the person says so and no tab has anything that a reload would cost. */
import type { UpdateService, UpdateState } from '#ports/pwa.ts';
import type { Changes, Registered } from './registration.ts';

export interface UpdatesDeps {
  /** Begins to follow the service worker (registration.ts); rejects or never calls back where there is none. */
  readonly register: (changes: Changes) => Promise<Registered>;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly reload: () => void;
}

/** One name for every tab of this origin. */
const LOCK = 'roast-me-unsaved';
/** How often the new version is asked to take over, and how long each time it may take. */
const ATTEMPTS = 3;
const PATIENCE_MS = 3_000;

/** Starts at once; nothing here rejects, and without service workers nothing ever happens. */
export function createUpdates({ register, locks, reload }: UpdatesDeps): UpdateService {
  let state: UpdateState = 'none';
  /** The new version is in place: this tab only has to follow. */
  let replaced = false;
  let registered: Registered | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(state: UpdateState) => void>();
  const become = (next: UpdateState) => {
    clearTimeout(timer);
    state = next;
    for (const listener of listeners) listener(state);
  };
  const after = (ms: number, work: () => void) => {
    timer = setTimeout(work, ms);
  };

  /** Does it unless some tab has work in it. */
  const ifFree = async (work: () => void, otherwise: UpdateState): Promise<void> => {
    if (locks === undefined) return work();
    const asked = locks.request(LOCK, { ifAvailable: true }, (lock) =>
      lock === null ? become(otherwise) : work(),
    );
    // Where locks are refused there is no other way to know.
    await asked.catch(work);
  };

  const leave = () => {
    become('applying');
    after(ATTEMPTS * PATIENCE_MS, () => become('late'));
    reload();
  };
  const takeOver = (left: number) => {
    // Nothing waits any more: the reload brings what there is.
    if (replaced || registered?.takeOver() !== true) return leave();
    become('applying');
    after(PATIENCE_MS, () => {
      if (left > 1) void ifFree(() => takeOver(left - 1), 'ready');
      else become('late');
    });
  };

  const start = async (): Promise<void> => {
    registered = await register({
      onWaiting: () => {
        if (state === 'none') become('ready');
      },
      onReplaced: (isUpdate) => {
        const asked = state === 'applying';
        // The very first version takes over without a notice to the user.
        if (!isUpdate && !asked) return;
        replaced = true;
        // Work may have begun since the tap.
        if (asked) void ifFree(leave, 'ready');
        else become('ready');
      },
    });
  };
  // No registration, no offline: the app works all the same.
  void start().catch(() => undefined);

  return {
    watch(onChange) {
      listeners.add(onChange);
      if (state !== 'none') onChange(state);
      return () => void listeners.delete(onChange);
    },
    async apply() {
      if (state === 'none' || state === 'applying') return;
      await ifFree(() => takeOver(ATTEMPTS), 'busy');
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
