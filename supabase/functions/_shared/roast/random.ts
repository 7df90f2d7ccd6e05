/** Seeded choice: the writer must give the same roast for the same facts, so nothing here is random. */

/** FNV-1a over UTF-16 units, 32 bits. Spreads similar strings well enough to choose phrases. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: a stream of numbers in [0, 1) from a 32-bit seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One element by a stream; throws a RangeError on an empty list, which would be a hole in a bank. */
export function pick<T>(list: readonly T[], random: () => number): T {
  return at(list, Math.floor(random() * list.length));
}

/** Element `index` modulo the length; throws a RangeError on an empty list. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('cannot choose from an empty list');
  return found;
}

/** A copy in seeded order (sorted by a drawn key each). */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((value) => ({ value, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}

/** A stream for these facts, whatever the order of their keys; `purpose` tells streams of the same facts apart. */
export function randomFor(purpose: string, facts: object): () => number {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)])
      : value;
  return seededRandom(hashText(`${purpose} ${JSON.stringify(sorted(facts))}`));
}
