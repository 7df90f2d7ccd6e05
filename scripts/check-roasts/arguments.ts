import { parseArgs } from 'node:util';
import { HALVES, type Half } from './read-faces.ts';

export interface CheckArguments {
  /** What `analyze --json` printed. */
  readonly paths: readonly string[];
  readonly json: boolean;
  /** How many roasts of each face, language, style and age. */
  readonly variants: number;
  /** Only so many faces, drawn by the seed; Infinity for all. */
  readonly faces: number;
  readonly seed: number;
  /** Only this half of the faces (read-faces.ts); null for all. */
  readonly half: Half | null;
}

export const USAGE =
  'usage: npm run check:roasts -- REPORTS.jsonl... [--json] [--variants N] [--faces N] [--half first|second] [--seed N]';

const DEFAULT_VARIANTS = 20;
const DEFAULT_SEED = 20_261_122;

function wholeNumber(name: string, text: string | undefined, least: number): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new Error(`${name} is a whole number from ${least}, not "${text}".`);
  return value;
}

function halfOf(text: string | undefined): Half | null {
  if (text === undefined) return null;
  const half = HALVES.find((name) => name === text);
  if (half === undefined) throw new Error(`--half is ${HALVES.join(' or ')}, not "${text}".`);
  return half;
}

/** Throws an Error with one line for the user when the arguments make no sense. */
export function parseCheckArguments(args: readonly string[]): CheckArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      variants: { type: 'string' },
      faces: { type: 'string' },
      half: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Error('Which reports? Name what analyze --json printed.');
  return {
    paths: positionals,
    json: values.json ?? false,
    variants: wholeNumber('--variants', values.variants, 1) ?? DEFAULT_VARIANTS,
    faces: wholeNumber('--faces', values.faces, 2) ?? Number.POSITIVE_INFINITY,
    half: halfOf(values.half),
    seed: wholeNumber('--seed', values.seed, 0) ?? DEFAULT_SEED,
  };
}
