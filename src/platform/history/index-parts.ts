/**
 * The index of the history: of each record what lists, charts and the sync need, in a few parts beside the records. It is
 * a copy, written with each record; the records are the truth. A part that is missing, that another version wrote, that
 * cannot be read, or that does not name exactly the records of its part, is made anew from them.
 */
import { BANDS, EXPRESSIONS, FACE_SHAPES, FRAMINGS, LANGS, LIGHTS } from '#functions/vocabulary.ts';
import type { HistoryHead, Tombstone } from '#domain/history/entry.ts';
import { indexKey } from './databases.ts';

/** Rises with each change of `Indexed`. */
const INDEX_VERSION = 2;
/** Ten years of daily roasts are about 60 a part: little to write again with each, and little to read at a time. */
export const PARTS = 64;

/** What the index says of one record. */
export type Indexed =
  | { readonly kind: 'entry'; readonly head: HistoryHead }
  | { readonly kind: 'tombstone'; readonly tombstone: Tombstone }
  /** `ownerId`: whose it claims to be; null where it does not say. */
  | { readonly kind: 'newer' | 'damaged'; readonly ownerId: string | null };

/** By the key of the record. */
export type Rows = ReadonlyMap<string, Indexed>;

/** In which part a record is: ids end in random hexadecimal digits. */
export function partOf(key: string): number {
  const digits = Number.parseInt(key.slice(-2), 16);
  return Number.isNaN(digits) ? 0 : digits % PARTS;
}

/** Where the part of this record is kept. */
export const indexKeyOf = (key: string): string => indexKey(partOf(key));

export function ownerOfIndexed(one: Indexed): string | null {
  if (one.kind === 'entry') return one.head.ownerId;
  return one.kind === 'tombstone' ? one.tombstone.ownerId : one.ownerId;
}

/** A part as it is stored: as text, which a browser hands over in one piece. */
export const storedPart = (rows: Rows, reader: number) => ({
  index: INDEX_VERSION,
  reader,
  rows: JSON.stringify([...rows]),
});

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isOneOf = (words: readonly string[], value: unknown) => isText(value) && words.includes(value);

function isHead(value: unknown): value is HistoryHead {
  if (!isObject(value)) return false;
  const { id, ownerId, createdAt, pipelineVersion, report, roast, facts } = value;
  if (![id, ownerId, createdAt, pipelineVersion].every(isText)) return false;
  if (!isObject(report) || !isObject(report['score']) || !isObject(report['faceShape'])) return false;
  const { value: points, spread, band } = report['score'];
  const { shown } = report['faceShape'];
  const isScore = typeof points === 'number' && typeof spread === 'number' && isOneOf(BANDS, band);
  const isShown = Array.isArray(shown) && shown.every((name) => isOneOf(FACE_SHAPES, name));
  const isRoast = roast === null || (isObject(roast) && isText(roast['headline']));
  const isFacts =
    facts === null ||
    (isObject(facts) &&
      isOneOf(LANGS, facts['lang']) &&
      isOneOf(LIGHTS, facts['light']) &&
      isOneOf(FRAMINGS, facts['framing']) &&
      isOneOf(EXPRESSIONS, facts['expression']));
  return isScore && isShown && isRoast && isFacts;
}

function isTombstone(value: unknown): value is Tombstone {
  if (!isObject(value)) return false;
  const { v, id, ownerId, deletedAt } = value;
  return typeof v === 'number' && [id, ownerId, deletedAt].every(isText);
}

function isIndexed(value: unknown): value is Indexed {
  if (!isObject(value)) return false;
  if (value['kind'] === 'entry') return isHead(value['head']);
  if (value['kind'] === 'tombstone') return isTombstone(value['tombstone']);
  const { kind, ownerId } = value;
  return (kind === 'newer' || kind === 'damaged') && (ownerId === null || isText(ownerId));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What a stored part says; null where it is to be made anew. Checked by hand: a list that needs no schema needs none of
 * zod either, which is most of the history's code.
 */
export function readPart(stored: unknown, reader: number): Map<string, Indexed> | null {
  if (!isObject(stored) || stored['index'] !== INDEX_VERSION || stored['reader'] !== reader) return null;
  const list = isText(stored['rows']) ? parsed(stored['rows']) : null;
  if (!Array.isArray(list)) return null;
  const rows = new Map<string, Indexed>();
  for (const pair of list as readonly unknown[]) {
    if (!Array.isArray(pair)) return null;
    const [key, one] = pair as readonly unknown[];
    if (!isText(key) || !isIndexed(one)) return null;
    rows.set(key, one);
  }
  return rows;
}

/** Whether a part names these records and no others. */
export const namesExactly = (rows: Rows, keys: readonly string[]): boolean =>
  rows.size === keys.length && keys.every((key) => rows.has(key));
