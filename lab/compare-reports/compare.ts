/** Two recordings of `npm run analyze -- … --json`, compared without times. */

export interface Difference {
  readonly file: string;
  /** The first place that differs, `report.score.value`; `''` for the whole line. */
  readonly path: string;
  /** As JSON, cut short; `absent` where one side has nothing there. */
  readonly before: string;
  readonly after: string;
}

export interface Comparison {
  readonly equal: number;
  readonly different: readonly Difference[];
}

/** What differs from run to run although nothing changed: the milliseconds of the stages. */
const TIMES = 'ms';

/**
 * Compares the lines of each photo as text, byte for byte, once their times are taken out.
 *
 * @throws Error when a line is no line of `npm run analyze -- … --json`, or a photo comes twice
 */
export function compareReports(before: string, after: string): Comparison {
  const [old, now] = [linesOf(before), linesOf(after)];
  const different: Difference[] = [];
  let equal = 0;
  for (const file of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(file), now.get(file)];
    if (JSON.stringify(a) === JSON.stringify(b)) equal += 1;
    else different.push({ file, ...firstDifference(a, b) });
  }
  return { equal, different };
}

/** The lines by their photo, without times. */
function linesOf(text: string): ReadonlyMap<string, unknown> {
  const lines = new Map<string, unknown>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const parsed: unknown = JSON.parse(line);
    if (!isRecord(parsed) || typeof parsed['file'] !== 'string')
      throw new Error(`No report: ${short(parsed)}`);
    const { [TIMES]: _, ...rest } = parsed;
    if (lines.has(parsed['file'])) throw new Error(`${parsed['file']} comes twice.`);
    lines.set(parsed['file'], rest);
  }
  return lines;
}

/** Walks both values together; where only the order of keys differs, the place is that of the object. */
function firstDifference(a: unknown, b: unknown, path = ''): Omit<Difference, 'file'> {
  if (isContainer(a) && isContainer(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [inA, inB] = [Reflect.get(a, key), Reflect.get(b, key)];
      if (JSON.stringify(inA) !== JSON.stringify(inB)) {
        return firstDifference(inA, inB, path === '' ? key : `${path}.${key}`);
      }
    }
  }
  return { path, before: short(a), after: short(b) };
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  isContainer(value) && !Array.isArray(value);

/** Longer values are cut to this many characters. */
const SHOWN = 80;

function short(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** A line for each photo that differs, then how many are equal. */
export function formatComparison({ equal, different }: Comparison): string {
  const lines = different.map(({ file, path, before, after }) => {
    return `${file}: ${path === '' ? 'the whole line' : path}: ${before} → ${after}`;
  });
  return [...lines, `${equal} of ${equal + different.length} reports are equal, byte for byte.`].join('\n');
}
