/** What opening a history of this length cost; medians over the rounds, ms on this machine. */
export interface Growth {
  readonly entries: number;
  /** The main thread's work from the address to rest, everything that a page does included. */
  readonly busyMs: number;
  /** The same without what an empty history costs: what the entries add. */
  readonly addedMs: number;
  /** Its work after somebody asks for all of it instead of the last month. */
  readonly allMs: number;
  /** Of the main thread; 0: none was long enough to be reported (50 ms). */
  readonly longestTaskMs: number;
  /** List items and dots of the chart that were laid out. */
  readonly laidOut: number;
}

const HEAD = [
  'roasts',
  'main thread',
  'of that for them',
  'showing all',
  'longest task',
  'rows and dots',
] as const;

/** As lines of text, columns aligned. */
export function growthTable(growth: readonly Growth[]): string {
  const rows = [
    HEAD,
    ...growth.map(({ entries, busyMs, addedMs, allMs, longestTaskMs, laidOut }) => [
      String(entries),
      `${Math.round(busyMs)} ms`,
      `${Math.round(addedMs)} ms`,
      `${Math.round(allMs)} ms`,
      longestTaskMs === 0 ? '< 50 ms' : `${Math.round(longestTaskMs)} ms`,
      String(laidOut),
    ]),
  ];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((text, column) => text.padStart(widths[column] ?? 0)).join('  '))
    .join('\n');
}
