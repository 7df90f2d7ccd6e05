/** The proof that a change of structure changed nothing that a person sees. */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { createCommand, EXIT } from '../command-line.ts';
import { compareReports, formatComparison } from './compare.ts';

export const command = createCommand()
  .argument('<before>', 'what npm run -s analyze -- … --json printed')
  .argument('<after>', 'the same of the other version')
  .action(async (before, after) => {
    const comparison = compareReports(await readFile(before, 'utf8'), await readFile(after, 'utf8'));
    if (comparison.equal + comparison.different.length === 0)
      throw new Error('There is no report in either.');
    console.log(formatComparison(comparison));
    process.exitCode = comparison.different.length === 0 ? EXIT.fine : EXIT.fails;
  });
