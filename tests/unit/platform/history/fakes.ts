/** Fakes in memory, with the rules of the real stores: one phone, and one server for all phones. */
import { ENTRY_VERSION, entryOf, type HistoryEntry, type Tombstone } from '#domain/history/entry.ts';
import { factsFromReport } from '#domain/facts/from-report.ts';
import type { DeviceHistory } from '#platform/history/device-history.ts';
import type { Mark, Outbox } from '#platform/history/outbox.ts';
import type { PushOutcome, RemoteHistory } from '#platform/history/remote.ts';
import type { AnalysisRow } from '#platform/history/row.ts';
import type { SyncParts } from '#platform/history/sync-run.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { written as writeRoast } from '#tests/support/roast.ts';
import { UNKNOWN_PERSON } from '#state/person.ts';
import { REPORT } from '#tests/support/report.ts';

export const NOW = Date.parse('2026-06-01T12:00:00.000Z');

const factsOf = (variant: number) =>
  factsFromReport(
    // The fixtures were written before an advice decided the word.
    { ...REPORT, advice: [] },
    { lang: 'ja', style: 'classic', variant, ...UNKNOWN_PERSON },
  );

/** The facts of `entry(1)`. */
export const FACTS = factsOf(1);

/** A text that has a place for the name. */
export const namedText = (facts: RoastFacts): Roast => ({
  ...writeRoast(facts),
  headline: '{name}さん、才能と宿題が届いてます',
});

export function entry(number: number, ownerId = 'aki'): HistoryEntry {
  const facts = factsOf(number);
  return entryOf({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    ownerId,
    createdAt: new Date(NOW + number * 1_000).toISOString(),
    report: REPORT,
    facts,
    roast: namedText(facts),
    sent: JSON.stringify(facts),
  });
}

/** The same as another phone of the account gets it. */
export function fromAccount(given: HistoryEntry): HistoryEntry {
  const { score, sections } = given.report;
  return {
    ...given,
    report: {
      engine: null,
      confidence: null,
      advice: [],
      score,
      sections: {
        faceShape: { rating: null },
        skin: { ...sections.skin, rating: null },
        features: { ...sections.features, rating: null },
        vibe: { ...sections.vibe, rating: null },
      },
      expression: null,
      faceShape: { ranked: [], possible: [], shown: [] },
    },
  };
}

export function fakeServer() {
  const rows = new Map<string, AnalysisRow>();
  const tombstones = new Map<string, { readonly ownerId: string; readonly deletedAt: string }>();
  /** What the next calls answer instead of doing anything. */
  const trouble: PushOutcome[] = [];
  const uploads: AnalysisRow[] = [];
  const remote: RemoteHistory = {
    upload(row) {
      const outcome = trouble.shift();
      if (outcome !== undefined) return Promise.resolve(outcome);
      uploads.push(row);
      if (!rows.has(row.id) && !tombstones.has(row.id)) rows.set(row.id, row);
      return Promise.resolve('done');
    },
    remove(ownerId, id) {
      const outcome = trouble.shift();
      if (outcome !== undefined) return Promise.resolve(outcome);
      if (rows.delete(id)) tombstones.set(id, { ownerId, deletedAt: '2026-06-01T12:30:00.123456+00:00' });
      return Promise.resolve('done');
    },
    takeBack(_ownerId, id) {
      tombstones.delete(id);
      return Promise.resolve('done');
    },
    rows: (ownerId, since) =>
      Promise.resolve({
        items: [...rows.values()].filter(({ user_id }) => user_id === ownerId),
        newest: rows.size > 0 ? '2026-06-01T12:20:00+00:00' : since,
      }),
    tombstones: (ownerId, since) =>
      Promise.resolve({
        items: [...tombstones].flatMap(([id, one]) =>
          one.ownerId === ownerId ? [{ id, deletedAt: one.deletedAt }] : [],
        ),
        newest: since,
      }),
  };
  return { remote, rows, tombstones, trouble, uploads };
}

function fakeDevice(): DeviceHistory {
  const kept = new Map<string, HistoryEntry | Tombstone>();
  const deleted = new Map<string, HistoryEntry>();
  const own = (ownerId: string) => [...kept.values()].filter((one) => one.ownerId === ownerId);
  const entriesOf = (ownerId: string) => own(ownerId).filter((one) => 'report' in one);
  const done = Promise.resolve('done' as const);
  const drop = (records: readonly { readonly id: string }[], except: ReadonlySet<string>) => {
    for (const { id } of records) if (!except.has(id)) kept.delete(id);
    return done;
  };
  return {
    list: (ownerId) => Promise.resolve({ entries: entriesOf(ownerId), damaged: 0, newer: 0 }),
    read: ({ id, ownerId }) => Promise.resolve(entriesOf(ownerId).find((one) => one.id === id) ?? null),
    save(given) {
      const old = kept.get(given.id);
      if (old === undefined || ('report' in old && old.roast === null)) kept.set(given.id, given);
      return done;
    },
    receive({ id, record }, takenBack = false) {
      if (takenBack && kept.has(id)) kept.delete(id);
      return record.kind === 'entry' ? this.save(record.entry) : done;
    },
    remove({ id, ownerId }, deletedAt) {
      const old = kept.get(id);
      if (old !== undefined && 'report' in old) deleted.set(id, old);
      kept.set(id, { v: ENTRY_VERSION, id, ownerId, deletedAt });
      return done;
    },
    restore({ id }) {
      const old = deleted.get(id);
      if (old !== undefined) kept.set(id, old);
      return done;
    },
    forget: (ownerId, except = new Set()) => drop(own(ownerId), except),
    clearLocal: (except = new Set()) => drop([...kept.values()], except),
    allTombstones: () => Promise.resolve([...kept.values()].filter((one) => 'deletedAt' in one)),
    records: (ownerId) =>
      Promise.resolve({
        entries: entriesOf(ownerId),
        tombstones: own(ownerId).filter((one) => 'deletedAt' in one),
        newer: new Set<string>(),
      }),
    storeTombstone(tombstone) {
      kept.set(tombstone.id, tombstone);
      return done;
    },
  };
}

function fakeOutbox(): Outbox & { readonly told: Map<string, Mark> } {
  const told = new Map<string, Mark>();
  const owners = new Map<string, string>();
  const balks = new Map<string, number>();
  const own = (ownerId: string) => [...told].filter(([id]) => owners.get(id) === ownerId);
  return {
    told,
    balked(id) {
      balks.set(id, (balks.get(id) ?? 0) + 1);
      return balks.get(id) ?? 0;
    },
    marks: (ownerId) => Promise.resolve(new Map(own(ownerId))),
    mark(ownerId, id, mark) {
      told.set(id, mark);
      owners.set(id, ownerId);
      return Promise.resolve();
    },
    enter: () => Promise.resolve(),
    cursor: (ownerId) => Promise.resolve({ ownerId, analyses: '', tombstones: '', reader: 2 }),
    move: () => Promise.resolve(),
    forget(ownerId) {
      for (const [id] of own(ownerId)) told.delete(id);
      return Promise.resolve();
    },
  };
}

/** What was dropped of the bodies that were sent. */
export function fakeSent() {
  const dropped: string[] = [];
  const forgotten: string[] = [];
  const sent: SyncParts['sent'] = {
    drop(id) {
      dropped.push(id);
      return Promise.resolve();
    },
    forget(ownerId) {
      forgotten.push(ownerId);
      return Promise.resolve();
    },
    clear() {
      forgotten.push('everybody');
      return Promise.resolve();
    },
  };
  return { sent, dropped, forgotten };
}

/** A phone of this owner at that server. `state` is changed by the tests. */
export function phone(remote: RemoteHistory, owner = 'aki') {
  const state = { owner: owner as string | null, session: 'first', now: NOW };
  const outbox = fakeOutbox();
  const thumbnailsGone: string[] = [];
  const { sent, dropped, forgotten } = fakeSent();
  const parts = {
    device: fakeDevice(),
    outbox,
    remote,
    sent,
    currentOwner: () => state.owner,
    stay(ownerId: string) {
      const begun = state.session;
      const here = () => state.owner === ownerId && state.session === begun;
      return { session: here() ? begun : null, here, lasts: here };
    },
    removeThumbnail(id) {
      thumbnailsGone.push(id);
      return Promise.resolve();
    },
    now: () => state.now,
  } satisfies SyncParts;
  return { ...parts, parts, state, thumbnailsGone, dropped, forgotten };
}
