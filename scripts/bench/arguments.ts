import { parseArgs } from 'node:util';

export interface BenchArguments {
  readonly json: boolean;
  /** Folder of another tools build of ours to compare with; null: none. */
  readonly baseline: string | null;
  /** How many times slower the browsers run than they could; 1 is full speed. */
  readonly slower: number;
}

/** Slower than this, a browser is stopped for longer than its own watchdogs may like. */
const SLOWEST = 10;

export const USAGE =
  'usage: npm run bench -- [--json] [--baseline BUILD_DIR] [--slower N]\n' +
  'BUILD_DIR is the folder out/tools that npm run bench or npm run analyze leaves in another checkout.\n' +
  'N is 1 to 10; --slower 2 lets the browsers run half of the time.';

/** Throws an Error with one line for the user when the arguments make no sense. */
export function parseBenchArguments(args: readonly string[]): BenchArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      baseline: { type: 'string' },
      slower: { type: 'string' },
    },
  });
  return {
    json: values.json ?? false,
    baseline: values.baseline ?? null,
    slower: parseSlower(values.slower ?? '1'),
  };
}

function parseSlower(text: string): number {
  const factor = text.trim() === '' ? Number.NaN : Number(text);
  if (factor >= 1 && factor <= SLOWEST) return factor;
  throw new Error(`--slower is a number from 1 to ${SLOWEST}, not "${text}".`);
}
