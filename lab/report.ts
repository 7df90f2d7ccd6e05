/** A table in Markdown whose columns are also in line on a terminal; numbers to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const laid = all.map((row) =>
    line(
      widths.map((width, column) =>
        column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      ),
    ),
  );
  const rule = line(
    widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  return [laid[0], rule, ...laid.slice(1)].join('\n');
}

/** Whole milliseconds; a figure that was not taken is a dash. */
export const wholeMs = (value: number | null): string => (value === null ? '–' : `${Math.round(value)} ms`);
