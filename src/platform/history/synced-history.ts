/** The device's history, kept the same as the server's while a user is signed in. */
import { alone as aloneIn } from '#platform/database/alone.ts';
import type { Stay } from '#ports/cloud.ts';
import type { HistoryListener, HistoryService, HistorySync } from '#ports/history.ts';
import { DELETE_AFTER_MS, type Mark } from './outbox.ts';
import { syncOnce, type SyncParts, type SyncResult } from './sync-run.ts';

/** When the history is synced: now, after every change, when the network or the person returns, and again after a failure. */
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 300_000;

/** Doubles from 2 s to 5 min, less up to a quarter, so that many phones do not knock together. */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (1 - random / 4));
}

export interface LoopOptions {
  readonly run: () => Promise<SyncResult>;
  readonly onChange: () => void;
  readonly random: () => number;
  /** Returns how to take it back. */
  readonly later: (then: () => void, ms: number) => () => void;
}

interface SyncLoop {
  /** Something changed: sync now, or again when the round under way is over. */
  readonly kick: () => void;
  readonly stop: () => void;
}

export function startLoop({ run, onChange, random, later }: LoopOptions): SyncLoop {
  let stopped = false;
  let running = false;
  let again = false;
  let failures = 0;
  let cancel = () => {};

  const round = async (): Promise<void> => {
    running = true;
    const { complete, changed, dueInMs } = await run();
    running = false;
    if (stopped) return;
    if (changed) onChange();
    failures = complete ? 0 : failures + 1;
    if (again) {
      again = false;
      return kick();
    }
    const wait = complete ? dueInMs : retryDelay(failures, random());
    if (wait !== null) cancel = later(kick, wait);
  };
  const kick = (): void => {
    if (stopped) return;
    cancel();
    if (running) again = true;
    else void round();
  };
  kick();
  return {
    kick,
    stop() {
      stopped = true;
      cancel();
    },
  };
}

/** One tab drains at a time; the others wait for their turn, and then find nothing left. */
const LOCK = 'roast-me-sync';
/** A tab that the phone has frozen keeps its lock: a round waits so long for another's, and two at once do no harm. */
const PATIENCE_MS = 30_000;
/** A sign-out waits no longer than this for its last round, or for another tab's. */
const FAREWELL_MS = 3_000;
/** A round that is stuck in the network ends at its next step, once the user is signed out: no need to wait for its end. */
const CLEAR_PATIENCE_MS = 1_000;

type Places = Pick<HistorySync, 'kept' | 'refused' | 'waiting'>;

export interface SyncedHistory {
  /** For the app: each change is synced. */
  readonly history: HistoryService;
  follow(ownerId: string, listener: HistoryListener): () => void;
  /** Another round now. */
  readonly syncNow: () => void;
  /**
   * A last round before signing out, as long as there is a network and patience, and the end of what is being sent
   * beside it. Never rejects.
   * @param may by which session, and until when
   */
  flushBeforeSignOut(
    ownerId: string,
    may: Pick<Stay, 'session' | 'here'>,
    beside?: Promise<unknown>,
  ): Promise<void>;
  /**
   * Clears what this device holds of the account's history, at the end of a sign-out, unless its user is here again. A
   * deletion that the server has not been told of stays, as an id and a time: the next sign-in of the same account tells
   * it. Never rejects.
   */
  clear(ownerId: string): Promise<void>;
}

const alone = <T>(work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> =>
  aloneIn(LOCK, work, patienceMs);

const atMost = (ms: number, work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });

function later(then: () => void, ms: number): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

export function createSyncedHistory(parts: SyncParts): SyncedHistory {
  const { device, outbox, sent } = parts;
  let loop: SyncLoop | null = null;
  const once = (ownerId: string): Promise<SyncResult> => alone(() => syncOnce(parts, ownerId));
  const kick = <T>(outcome: T): T => {
    loop?.kick();
    return outcome;
  };

  /** Where each analysis is, by what the server is known to have been told. */
  async function placesOf(ownerId: string): Promise<Places> {
    const [{ entries }, marks] = await Promise.all([device.records(ownerId), outbox.marks(ownerId)]);
    const idsWith = (...told: readonly Mark[]) =>
      new Set(entries.flatMap(({ id }) => (told.some((mark) => mark === marks.get(id)) ? [id] : [])));
    const [kept, refused] = [idsWith('uploaded', 'away'), idsWith('refused')];
    return { kept, refused, waiting: entries.length - kept.size - refused.size };
  }

  /** Ids of the deletions by any account of this device that the server has not been told of. */
  async function unsentDeletions(): Promise<ReadonlySet<string>> {
    const tombstones = await device.allTombstones();
    const owners = [...new Set(tombstones.map(({ ownerId }) => ownerId))];
    const marks = new Map(
      await Promise.all(owners.map(async (owner) => [owner, await outbox.marks(owner)] as const)),
    );
    const unsent = tombstones.filter(({ ownerId, id }) => marks.get(ownerId)?.get(id) !== 'deleted');
    return new Set(unsent.map(({ id }) => id));
  }

  return {
    history: {
      ...device,
      save: async (entry) => kick(await device.save(entry)),
      remove: async (entry, deletedAt) => kick(await device.remove(entry, deletedAt)),
      restore: async (entry) => kick(await device.restore(entry)),
      async forget(ownerId) {
        await outbox.forget(ownerId).catch(() => undefined);
        await sent.forget(ownerId).catch(() => undefined);
        return device.forget(ownerId);
      },
      async clearLocal() {
        const ownerId = parts.currentOwner();
        const work = alone(async () => {
          const unsent = await unsentDeletions();
          const marks = ownerId === null ? [] : await outbox.marks(ownerId);
          for (const [id, mark] of marks) {
            if (ownerId !== null && mark === 'uploaded') await outbox.mark(ownerId, id, 'away');
          }
          await sent.clear();
          return device.clearLocal(unsent);
        });
        return kick(await work.catch(() => 'blocked' as const));
      },
    },
    follow(ownerId, { onChange, onSync, beside }) {
      loop?.stop();
      let stuck = false;
      let followed = true;
      /** What was known last stands in for what cannot be read now. */
      let places: Places | null = null;
      const tell = (running: boolean) => {
        if (followed && places !== null) onSync({ running, stuck, ...places });
      };
      const say = async (running: boolean) => {
        places = await placesOf(ownerId).catch(() => places);
        tell(running);
      };
      const run = async () => {
        // At once: after asking for a new round the user must not read "everything is saved".
        tell(true);
        await say(true);
        const [result, inStep] = await Promise.all([once(ownerId), beside?.() ?? true]);
        const complete = result.complete && inStep;
        stuck = !complete;
        await say(false);
        return { ...result, complete };
      };
      const mine = startLoop({ run, onChange, random: Math.random, later });
      loop = mine;
      const kickMine = () => mine.kick();
      const seen = () => {
        if (document.visibilityState === 'visible') mine.kick();
      };
      window.addEventListener('online', kickMine);
      document.addEventListener('visibilitychange', seen);
      return () => {
        followed = false;
        window.removeEventListener('online', kickMine);
        document.removeEventListener('visibilitychange', seen);
        mine.stop();
        if (loop === mine) loop = null;
      };
    },
    syncNow: () => loop?.kick(),
    async flushBeforeSignOut(ownerId, may, beside) {
      if (!navigator.onLine) return;
      // After the sign-out a deletion cannot be taken back: every one is due.
      const last = { ...parts, now: () => parts.now() + DELETE_AFTER_MS };
      await atMost(FAREWELL_MS, Promise.allSettled([alone(() => syncOnce(last, ownerId, may)), beside]));
    },
    clear: (ownerId) =>
      atMost(
        FAREWELL_MS,
        alone(async () => {
          const unsent = await unsentDeletions();
          if (parts.currentOwner() === ownerId) return;
          // The marks first: without them a leftover entry would only be uploaded again, to its owner.
          await outbox.forget(ownerId);
          await sent.forget(ownerId);
          await device.forget(ownerId, unsent);
        }, CLEAR_PATIENCE_MS),
      ),
  };
}
