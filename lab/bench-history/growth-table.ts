import { markdownTable, wholeMs } from '../report.ts';

/** What opening a history of this length cost; medians over the rounds, ms on this machine. */
export interface Growth {
  readonly entries: number;
  /** The main thread's work at the first visit after version 1.0.0, whose databases are carried over. */
  readonly firstMs: number;
  /** The main thread's work from the address to rest, everything that a page does included. */
  readonly busyMs: number;
  /** The same without what an empty history costs: what the entries add. */
  readonly addedMs: number;
  /** Of the main thread while it opens; 0: none was long enough to be reported (50 ms). */
  readonly openingTaskMs: number;
  /** Its work after somebody asks for all of it instead of the last month. */
  readonly allMs: number;
  /** The longest task of that. */
  readonly allTaskMs: number;
  /** List items and dots of the chart that were laid out. */
  readonly laidOut: number;
}

const HEAD = [
  'roasts',
  'carried over',
  'main thread',
  'of that for them',
  'longest task',
  'showing all',
  'longest task',
  'rows and dots',
] as const;

const taskMs = (ms: number): string => (ms === 0 ? '< 50 ms' : wholeMs(ms));

/** As a table in Markdown. */
export const growthTable = (growth: readonly Growth[]): string =>
  markdownTable(
    HEAD,
    growth.map(({ entries, firstMs, busyMs, addedMs, openingTaskMs, allMs, allTaskMs, laidOut }) => [
      String(entries),
      wholeMs(firstMs),
      wholeMs(busyMs),
      wholeMs(addedMs),
      taskMs(openingTaskMs),
      wholeMs(allMs),
      taskMs(allTaskMs),
      String(laidOut),
    ]),
  );
