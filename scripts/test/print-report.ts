import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { inRoot, ROOT } from '../lib/paths.ts';
import { closingReport, skippedNames, type ClosingReport } from './closing-report.ts';

/** Prints the last lines of a run, and writes what they leave out, the names of what was skipped, to a file. */
export async function printReport(report: Omit<ClosingReport, 'namesAt'>): Promise<void> {
  const file = inRoot('out', 'test', 'skipped.txt');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    skippedNames(report.outcome)
      .map((line) => `${line}\n`)
      .join(''),
  );
  console.log(closingReport({ ...report, namesAt: relative(ROOT, file) }).join('\n'));
}
