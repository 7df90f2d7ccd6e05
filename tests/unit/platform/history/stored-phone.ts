/** A phone with the real stores of the history, and the records that earlier versions left. */
import { readFileSync } from 'node:fs';
import { createStore } from 'idb-keyval';
import { FACTS_VERSION } from '#functions/moment-words.ts';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { READER, type Reader } from '#platform/history/entry-migrations.ts';
import { NOT_SAID } from '#platform/history/kept-facts.ts';
import type { DeviceHistory } from '#platform/history/kept-records.ts';
import { createOutbox } from '#platform/history/outbox.ts';
import type { RemoteHistory } from '#platform/history/remote.ts';
import { syncOnce, type SyncParts } from '#platform/history/sync-run.ts';
import { namedRoastSchema, type RoastFacts } from '#roast/contract.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { entry, fakeSent } from './fakes.ts';

export const OWNER = 'aki';

/** A record of tests/fixtures/history. */
export const golden = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(inRoot('tests', 'fixtures', 'history', `${name}.json`), 'utf8')) as Record<
    string,
    unknown
  >;

/**
 * As it was kept before facts version 2, which also told of spots that nobody had named, of lines, of a beginner and a teen where
 * nothing had been said, and how clear the face's shape was; with the narrower ± of then. The facts are in today's shape,
 * and what was sent is as it was.
 */
export function earlierEntry(...given: Parameters<typeof entry>): HistoryEntry {
  const { facts: now, ...kept } = entry(...given);
  if (now === null) throw new Error('no facts');
  const { v: _v, moment: _moment, past: _past, turns: _turns, variant, ratings, ...before } = now;
  const said = {
    ...before,
    skin: { ...before.skin, spots: 1, lines: 4 },
    level: 'beginner',
    teen: true,
  } as const;
  const facts: RoastFacts = { ...NOT_SAID, ...said, v: FACTS_VERSION, ratings, variant };
  const { lang, style, score, band, confidence, faceShape, ...rest } = said;
  const sent = {
    v: 1,
    lang,
    style,
    score,
    band,
    confidence,
    faceShape,
    ratings: { faceShape: 'good-work', ...ratings },
    ...rest,
    concern: 'none',
    variant,
  };
  const report = { ...kept.report, score: { ...kept.report.score, spread: 2 } };
  return {
    ...kept,
    report,
    facts,
    roast: namedRoastSchema.parse(golden('v2-entry')['roast']),
    sent: JSON.stringify(sent),
  };
}

/** What a device lists, each entry read as a whole. */
export async function listedWhole(device: DeviceHistory) {
  const listing = await device.list(OWNER);
  const entries = await Promise.all((listing?.entries ?? []).map((head) => device.read(head)));
  return { ...listing, entries };
}

/** A phone with its stores; `reader` is the version of the app on it. */
export function storedPhone(rows: () => readonly unknown[], reader: Reader = READER) {
  const device = createDeviceHistory(() => createStore('history', 'analyses'), reader);
  const outbox = createOutbox(() => createStore('outbox', 'told'), reader.version);
  /** Who is signed in, and by which session. */
  const state: { owner: string | null; session: string } = { owner: OWNER, session: 'first' };
  const asked: string[] = [];
  const uploads: unknown[] = [];
  const remote: RemoteHistory = {
    upload: (row) => {
      uploads.push(row);
      return Promise.resolve('done');
    },
    remove: () => Promise.resolve('done'),
    takeBack: () => Promise.resolve('done'),
    rows: (_owner, since) => {
      asked.push(since);
      return Promise.resolve({ items: since === '' ? rows() : [], newest: '2026-06-01T12:20:00+00:00' });
    },
    tombstones: (_owner, since) => Promise.resolve({ items: [], newest: since }),
  };
  const parts: SyncParts = {
    device,
    outbox,
    remote,
    sent: fakeSent().sent,
    currentOwner: () => state.owner,
    stay: () => ({ session: state.session, here: () => true, lasts: () => true }),
    removeThumbnail: () => Promise.resolve(),
    now: () => 0,
    reader,
  };
  return { device, outbox, parts, state, asked, uploads, sync: () => syncOnce(parts, OWNER) };
}
