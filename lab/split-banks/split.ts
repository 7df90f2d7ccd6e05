/** Which of a key's lines the phone carries, and which only the function tells. Pure. */
import type { Lang } from '#functions/vocabulary.ts';
import { runnersIn } from '#roast/banks/runners.ts';
import { IN_HAND } from '#roast/plan/memory.ts';

/** The lines of a key, each list best first. */
export interface Parts {
  readonly phone: readonly string[];
  readonly deep: readonly string[];
}

/** Of so many lines and fewer the phone has all. */
const LEAST = 6;
/** With a third, thirty people with thirty English photos each heard 5 lines again, with half none (npm run lab -- check-roasts --bank phone). */
const SHARE = 1 / 2;

/** How many of `all` lines of a key the phone carries. */
export const shareOf = (all: number): number => Math.max(Math.min(all, LEAST), Math.ceil(all * SHARE));

/** What only a phone knows when to tell: it is no computer, and a running joke may come back. */
const isPhones = (line: string, lang: Lang): boolean =>
  IN_HAND.test(line) || runnersIn(line, lang).length > 0;

/** So many of a list, spread over its order, the first among them. */
function spread<Value>(list: readonly Value[], count: number): Value[] {
  const before = (i: number) => Math.floor((i * count) / list.length);
  return count === 0 ? [] : list.filter((_value, i) => i === 0 || before(i) > before(i - 1)).slice(0, count);
}

/** One list, best first, of two that are: each line as far down as it was in its own. */
function merged(...lists: readonly (readonly string[])[]): string[] {
  const depth = new Map(
    lists.flatMap((list) => list.map((line, i) => [line, (i + 0.5) / list.length] as const)),
  );
  return [...depth.keys()].sort((a, b) => (depth.get(a) ?? 0) - (depth.get(b) ?? 0));
}

/**
 * The parts of a key, where the phone's is right already as they are. Of a list that has too many, lines from all over its order
 * move, so that both parts are as good as each other; a key's best line is the phone's.
 */
export function split({ phone, deep }: Parts, lang: Lang): Parts {
  const lines = merged(phone, deep);
  const theirs = (line: string) => isPhones(line, lang);
  const free = lines.filter((line) => !theirs(line));
  const pinned = lines.length - free.length;
  const best = phone[0] ?? lines[0];
  const least = best !== undefined && !theirs(best) ? 1 : 0;
  const wanted = Math.min(free.length, Math.max(shareOf(lines.length) - pinned, least));
  if (phone.length === wanted + pinned && !deep.some(theirs)) return { phone, deep };
  const own = phone.filter((line) => !theirs(line));
  const others = deep.filter((line) => !theirs(line));
  const kept = new Set(
    own.length >= wanted ? spread(own, wanted) : [...own, ...spread(others, wanted - own.length)],
  );
  const isKept = (line: string) => theirs(line) || kept.has(line);
  return { phone: lines.filter(isKept), deep: lines.filter((line) => !isKept(line)) };
}
