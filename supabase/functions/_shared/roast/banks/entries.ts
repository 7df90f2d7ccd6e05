/** The keyed lines of a bank as a list, place by place. */
import { isTag } from '../plan/claims.ts';
import type { Tag } from '../plan/tags.ts';
import type { Bank, Place } from './types.ts';

/** The lines under one key. */
export interface Entry {
  readonly key: string;
  /** All of them must hold of the photo. */
  readonly on: readonly Tag[];
  readonly lines: readonly string[];
}

/** The tags of a key; throws a RangeError for one that is none, which would never be told. */
export function tagsOf(key: string): Tag[] {
  return key.split('+').map((part) => {
    if (!isTag(part)) throw new RangeError(`no tag: ${part}`);
    return part;
  });
}

/** All entries of a place, in the order of its file. */
export const entriesOf = (bank: Bank, place: Place): Entry[] =>
  Object.entries(bank[place]).map(([key, lines]) => ({ key, on: tagsOf(key), lines }));
