/** One round between the device's history and the server's: up what the server has not heard of, then down. */
import { ENTRY_VERSION } from '#domain/history/entry.ts';
import type { Stay } from '#ports/cloud.ts';
import { breath, type DeviceHistory } from './device-history.ts';
import type { Reader } from './entry-migrations.ts';
import { pendingOf, type Outbox } from './outbox.ts';
import type { RemoteHistory } from './remote.ts';
import { receivedRow, rowOf, type ReceivedRow } from './row.ts';
import type { SentBodies } from './sent-bodies.ts';

export interface SyncParts {
  readonly device: DeviceHistory;
  readonly outbox: Outbox;
  readonly remote: RemoteHistory;
  /** What was sent of a roast goes with it. */
  readonly sent: Pick<SentBodies, 'drop' | 'forget' | 'clear'>;
  /** Id of the user who is signed in on this device now; null without one, and where they are leaving. */
  readonly currentOwner: () => string | null;
  readonly stay: (ownerId: string) => Stay;
  /** The picture beside an entry that was deleted elsewhere goes, too. */
  readonly removeThumbnail: (id: string) => Promise<void>;
  readonly now: () => number;
  /** Which shapes of rows are known; left out: those of this version of the app. */
  readonly reader?: Reader;
}

export interface SyncResult {
  /** False: something is left to be done; try again later. */
  readonly complete: boolean;
  /** Whether the device's list is another now. */
  readonly changed: boolean;
  /** Milliseconds until a deletion is due; null without one. */
  readonly dueInMs: number | null;
}

/** Rows understood at a time: a new phone gets ten years of them, and an updated one reads them all once more. */
const AT_A_TIME = 50;

/** Whose round it is, by which session, and whether it may go on: asked before every step. */
interface Round extends Pick<Stay, 'session' | 'here'> {
  readonly ownerId: string;
}

const UNFINISHED: SyncResult = { complete: false, changed: false, dueInMs: null };

/** A roast that the server answers in no known way so often, while it takes everything else, stays on the device. */
const BALKS = 3;

interface Pushed {
  /** The server has heard everything that is due. */
  readonly complete: boolean;
  readonly dueInMs: number | null;
  /** Roasts that it would not take, in words that this app does not know. */
  readonly balked: readonly string[];
}

/** Uploads and deletions. One that is not taken stands in no other's way. */
async function push(parts: SyncParts, { ownerId, here }: Round): Promise<Pushed> {
  const { device, outbox, remote, now } = parts;
  const balked: string[] = [];
  const stopped = () => ({ complete: false, dueInMs: null, balked });
  const marks = await outbox.marks(ownerId);
  const { uploads, deletions, nextDeletionMs } = pendingOf(await device.records(ownerId), marks, now());
  for (const head of uploads) {
    const entry = await device.read(head);
    // Deleted meanwhile: the next round tells that.
    if (entry === null) continue;
    // Another account's outbox is never drained, even when another user signs in during the run.
    if (!here() || entry.ownerId !== ownerId) return stopped();
    const row = rowOf(entry);
    const buried = row !== null && marks.get(entry.id) === 'deleted';
    const back = buried ? await remote.takeBack(ownerId, entry.id) : 'done';
    const outcome = row === null ? 'refused' : back === 'done' ? await remote.upload(row) : back;
    if (outcome === 'later' || !here()) return stopped();
    if (outcome === 'balked') {
      balked.push(entry.id);
      continue;
    }
    await outbox.mark(ownerId, entry.id, outcome === 'done' ? 'uploaded' : 'refused');
  }
  let told = true;
  for (const { id } of deletions) {
    if (!here()) return stopped();
    const outcome = await remote.remove(ownerId, id);
    if (outcome === 'later' || !here()) return stopped();
    if (outcome !== 'done') {
      // Tried again in every round: a deletion is never given up.
      told = false;
      continue;
    }
    await outbox.mark(ownerId, id, 'deleted');
    await parts.sent.drop(id);
  }
  return { complete: told && balked.length === 0, dueInMs: nextDeletionMs, balked };
}

/** What other devices did since the last round. */
async function pull(
  parts: SyncParts,
  { ownerId, here }: Round,
): Promise<{ complete: boolean; changed: boolean }> {
  const { device, outbox, remote, removeThumbnail } = parts;
  const cursor = await outbox.cursor(ownerId);
  const rows = await remote.rows(ownerId, cursor.analyses);
  const remoteTombstones = rows === null ? null : await remote.tombstones(ownerId, cursor.tombstones);
  if (rows === null || remoteTombstones === null) return { complete: false, changed: false };

  const { entries, tombstones, newer } = await device.records(ownerId);
  // One without a text is taken again once there is one: it comes in a request of its own, and may be late.
  const texts = new Map(entries.map(({ id, roast }) => [id, roast]));
  const marks = await outbox.marks(ownerId);
  const deletedHere = new Set(tombstones.map(({ id }) => id));
  let changed = false;
  /** The server has a row or its deletion, never both: it was told of this one, and another device has taken it back. */
  const isTakenBack = ({ id }: ReceivedRow) => deletedHere.has(id) && marks.get(id) === 'deleted';
  const isNew = (row: ReceivedRow | null): row is ReceivedRow => {
    if (row === null || row.ownerId !== ownerId || marks.get(row.id) === 'away') return false;
    if (deletedHere.has(row.id) && !isTakenBack(row)) return false;
    // From a newer version of the app: kept as it came, and read once this one is updated.
    if (row.record.kind === 'newer') return !texts.has(row.id) && !newer.has(row.id);
    if (row.record.kind !== 'entry') return false;
    return !texts.has(row.id) || (row.record.entry.roast !== null && texts.get(row.id) === null);
  };
  for (const [index, one] of rows.items.entries()) {
    if (index % AT_A_TIME === AT_A_TIME - 1) await breath();
    const row = receivedRow(one, parts.reader);
    if (!isNew(row)) continue;
    if (!here()) return { complete: false, changed };
    const takenBack = isTakenBack(row);
    // First the mark: a tab killed in between pulls the row again, and never sends it back. But what is still deleted here
    // would be deleted there once more.
    if (!takenBack) await outbox.mark(ownerId, row.id, 'uploaded');
    if ((await device.receive(row, takenBack)) !== 'done') return { complete: false, changed };
    if (takenBack) await outbox.mark(ownerId, row.id, 'uploaded');
    deletedHere.delete(row.id);
    changed = true;
  }
  for (const { id, deletedAt } of remoteTombstones.items) {
    if (!here()) return { complete: false, changed };
    if (deletedHere.has(id)) {
      // Deleted here, too: whoever takes it back must know that the server has it.
      if (marks.get(id) !== 'deleted') await outbox.mark(ownerId, id, 'deleted');
      continue;
    }
    // Taken back here: the next round tells it.
    if (texts.has(id) && marks.get(id) === 'deleted') continue;
    const time = new Date(Date.parse(deletedAt)).toISOString();
    // First the record: only an entry that was taken back is marked as deleted.
    if ((await device.storeTombstone({ v: ENTRY_VERSION, id, ownerId, deletedAt: time })) !== 'done') {
      return { complete: false, changed };
    }
    await outbox.mark(ownerId, id, 'deleted');
    await removeThumbnail(id);
    await parts.sent.drop(id);
    changed = true;
  }
  // A sign-out meanwhile has cleared everything: a cursor left behind would hide it from the next sign-in.
  if (!here()) return { complete: false, changed };
  await outbox.move({
    ownerId,
    analyses: rows.newest,
    tombstones: remoteTombstones.newest,
  });
  return { complete: true, changed };
}

/**
 * Never rejects: what could not be done now is done in a later round.
 * @param may by which session it is done, and until when; left out: while this user is here
 */
export async function syncOnce(
  parts: SyncParts,
  ownerId: string,
  may: Pick<Stay, 'session' | 'here'> = parts.stay(ownerId),
): Promise<SyncResult> {
  const round: Round = { ...may, ownerId };
  const { session, here } = round;
  try {
    if (session === null || !here()) return UNFINISHED;
    await parts.outbox.enter(ownerId, session);
    const pushed = await push(parts, round);
    if (!here()) return UNFINISHED;
    const { complete, changed } = await pull(parts, round);
    // Where nothing comes down either, the way is closed, and no single roast is to blame.
    const aside = complete ? pushed.balked.filter((id) => parts.outbox.balked(id) >= BALKS) : [];
    for (const id of aside) await parts.outbox.mark(ownerId, id, 'refused');
    return { complete: complete && pushed.complete, changed, dueInMs: pushed.dueInMs };
  } catch {
    return UNFINISHED;
  }
}
