/**
 * Each package's share of the chunks that hold it, compressed. Runtimes and models are files of their own
 * (models/manifest.json).
 */
import { createCommand } from '../command-line.ts';
import { markdownTable } from '../report.ts';
import { chunksOfBuild } from './build.ts';
import { sharesOf } from './shares.ts';

/** Scripts that are named of one package. */
const MOST_NAMED = 3;

const few = (chunks: readonly string[]): string =>
  chunks.length > MOST_NAMED
    ? `${chunks.slice(0, MOST_NAMED).join(', ')} and ${chunks.length - MOST_NAMED} more`
    : chunks.join(', ');

export const command = createCommand()
  .option('--json', 'the shares as JSON')
  .action(async ({ json = false }) => {
    const packages = sharesOf(await chunksOfBuild());
    console.log(
      json
        ? JSON.stringify({ packages })
        : markdownTable(
            ['package', 'on the line', 'in'],
            packages.map(({ name, bytes, chunks }) => [
              name,
              `${(bytes / 1_000).toFixed(1)} KB`,
              few(chunks),
            ]),
          ),
    );
  });
