/** A figure beside its target: the lines of "How good" (lab/notes/measuring.md). */

export type Row = readonly [what: string, value: string, target: string, ok: boolean];

/** A dash where nothing is known. */
export const decimals = (value: number, digits = 2): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';

/** At least so many digits as it takes to tell the target from its neighbours. */
const targetText = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

export const atMost = (what: string, value: number, most: number): Row => [
  what,
  decimals(value),
  `≤ ${targetText(most)}`,
  value <= most,
];

/** Three digits: shares and correlations near 1 differ in the third. */
export const atLeast = (what: string, value: number, least: number): Row => [
  what,
  decimals(value, 3),
  `≥ ${targetText(least)}`,
  value >= least,
];

export const between = (what: string, value: number, [least, most]: readonly [number, number]): Row => [
  what,
  decimals(value, 1),
  `${least}…${most}`,
  value >= least && value <= most,
];

/** The rows in columns, and how many of them hold. @param unseen the same rows on other faces, where there are some */
export function tableOf(rows: readonly Row[], unseen: readonly Row[] = []): string[] {
  const known = new Map(unseen.map((row) => [row[0], row]));
  const cells = rows.map(([what, value, target, ok]) => {
    const other = known.get(what);
    const holds = ok && (other?.[3] ?? true);
    return [
      what,
      value,
      ...(unseen.length === 0 ? [] : [other?.[1] ?? '–']),
      target,
      holds ? 'ok' : 'NOT OK',
    ];
  });
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const numeric = (column: number) => column > 0 && column < widths.length - 2;
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        if (column === widths.length - 1) return cell;
        return numeric(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  '),
  );
  const holding = cells.filter((row) => row.at(-1) === 'ok').length;
  return [...lines, `${holding} of ${rows.length} rows hold`];
}
