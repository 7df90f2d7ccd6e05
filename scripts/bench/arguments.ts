import { parseArgs } from 'node:util';
import { GROUPS, type Group } from './samples.ts';

export interface BenchArguments {
  readonly json: boolean;
  /** Folder of another tools build of ours to compare with; null: none. */
  readonly baseline: string | null;
  /** How many times slower the browsers run than they could; 1 is full speed. */
  readonly slower: number;
  /** What is measured; all of it where nothing is said. */
  readonly only: readonly Group[];
}

/** Slower than this, a browser is stopped for longer than its own watchdogs may like. */
const SLOWEST = 10;

export const USAGE =
  'usage: npm run bench -- [--json] [--baseline BUILD_DIR] [--slower N] [--only GROUP]\n' +
  'BUILD_DIR is the folder out/tools that npm run bench or npm run analyze leaves in another checkout.\n' +
  'N is 1 to 10; --slower 2 lets the browsers run half of the time.\n' +
  `GROUP is one of ${GROUPS.join(', ')}.`;

/** Throws an Error with one line for the user when the arguments make no sense. */
export function parseBenchArguments(args: readonly string[]): BenchArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      baseline: { type: 'string' },
      slower: { type: 'string' },
      only: { type: 'string' },
    },
  });
  return {
    json: values.json ?? false,
    baseline: values.baseline ?? null,
    slower: parseSlower(values.slower ?? '1'),
    only: values.only === undefined ? GROUPS : [groupOf(values.only)],
  };
}

function groupOf(text: string): Group {
  const group = GROUPS.find((one) => one === text);
  if (group !== undefined) return group;
  throw new Error(`--only is one of ${GROUPS.join(', ')}, not "${text}".`);
}

function parseSlower(text: string): number {
  const factor = text.trim() === '' ? Number.NaN : Number(text);
  if (factor >= 1 && factor <= SLOWEST) return factor;
  throw new Error(`--slower is a number from 1 to ${SLOWEST}, not "${text}".`);
}
