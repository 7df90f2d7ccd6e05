import { readFile } from 'node:fs/promises';
import { compareReports, formatComparison } from './compare.ts';

const USAGE = 'usage: npm run compare:reports -- BEFORE.jsonl AFTER.jsonl';

/** The command: resolves to its exit code, 0 for equal reports, 1 for a difference, 2 for what cannot be compared. */
export async function run(paths: readonly string[], say: (text: string) => void): Promise<0 | 1 | 2> {
  const [before, after, ...rest] = paths;
  if (before === undefined || after === undefined || rest.length > 0) {
    say(USAGE);
    return 2;
  }
  try {
    const comparison = compareReports(await readFile(before, 'utf8'), await readFile(after, 'utf8'));
    if (comparison.equal + comparison.different.length === 0)
      throw new Error('There is no report in either.');
    say(formatComparison(comparison));
    return comparison.different.length === 0 ? 0 : 1;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
