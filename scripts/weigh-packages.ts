/**
 * `npm run size:packages -- [--json]`: what each package of node_modules adds to the scripts of the build, by its share of
 * the chunks that hold it, compressed. Runtimes and models are files of their own (models/manifest.json).
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import config from '../vite.config.ts';
import { markdownTable } from './bench/markdown.ts';
import { chunksOfBuild } from './weigh-packages/build.ts';
import { sharesOf } from './weigh-packages/shares.ts';

/** Scripts that are named of one package. */
const MOST_NAMED = 3;

try {
  const { json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  const packages = sharesOf(await chunksOfBuild(config));
  const few = (chunks: readonly string[]) =>
    chunks.length > MOST_NAMED
      ? `${chunks.slice(0, MOST_NAMED).join(', ')} and ${chunks.length - MOST_NAMED} more`
      : chunks.join(', ');
  const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
  console.log(
    json
      ? JSON.stringify({ packages })
      : markdownTable(
          ['package', 'on the line', 'in'],
          packages.map(({ name, bytes, chunks }) => [name, kb(bytes), few(chunks)]),
        ),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
