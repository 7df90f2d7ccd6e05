/** What the repository consists of, counted from its files' texts. Pure. */

/** A file of the repository; `path` from its root, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export const ROOMS = ['src', 'supabase', 'scripts', 'lab', 'tests'] as const;
export type Room = (typeof ROOMS)[number];

export interface RoomCount {
  readonly room: Room;
  /** Of any kind. */
  readonly files: number;
  /** TypeScript files, and those of them below `SHORT` lines. */
  readonly code: number;
  readonly short: number;
  readonly lines: number;
  /** Lines of the middle TypeScript file and of the longest; 0 where there is none. */
  readonly median: number;
  readonly longest: number;
}

/** A file below so many lines may be a fragment of another. */
export const SHORT = 60;

const CODE = /\.(ts|tsx|mts)$/;
const PHRASES = /\/roast\/banks\/[a-z]{2}\//;

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

export function countRoom(room: Room, files: readonly SourceFile[]): RoomCount {
  const here = files.filter(({ path }) => path.startsWith(`${room}/`));
  const lengths = here
    .filter(({ path }) => CODE.test(path))
    .map(({ text }) => linesOf(text))
    .sort((a, b) => a - b);
  return {
    room,
    files: here.length,
    code: lengths.length,
    short: lengths.filter((length) => length < SHORT).length,
    lines: lengths.reduce((sum, length) => sum + length, 0),
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest: lengths.at(-1) ?? 0,
  };
}

export interface DocumentCount {
  readonly path: string;
  readonly bytes: number;
  /** Characters. */
  readonly longestLine: number;
}

/** Every document, the largest first. */
export const countDocuments = (files: readonly SourceFile[]): readonly DocumentCount[] =>
  files
    .filter(({ path }) => path.endsWith('.md'))
    .map(({ path, text }) => ({
      path,
      bytes: Buffer.byteLength(text),
      longestLine: Math.max(...text.split('\n').map((line) => line.length)),
    }))
    .sort((a, b) => b.bytes - a.bytes);

/** Files with phrases of the roast: as code, and as data. */
export function countPhraseFiles(files: readonly SourceFile[]): {
  readonly code: number;
  readonly data: number;
} {
  const phrases = files.filter(({ path }) => PHRASES.test(path));
  const data = phrases.filter(({ path }) => path.endsWith('.json')).length;
  return { code: phrases.length - data, data };
}

export function countNpmScripts(files: readonly SourceFile[]): number {
  const manifest = files.find(({ path }) => path === 'package.json');
  if (manifest === undefined) return 0;
  const { scripts = {} } = JSON.parse(manifest.text) as { readonly scripts?: Record<string, string> };
  return Object.keys(scripts).length;
}

/**
 * Short files of the product that only one other file imports.
 *
 * @param importersOf who imports a file, without tests
 */
export function fragmentsOf(
  files: readonly SourceFile[],
  importersOf: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return files
    .filter(({ path, text }) => /^(src|supabase)\//.test(path) && CODE.test(path) && linesOf(text) < SHORT)
    .map(({ path }) => path)
    .filter((path) => importersOf.get(path)?.length === 1);
}

/** As many lines in a row, the same in two places, are a repetition. */
export const RUN = 6;

/** A line of code without its indentation; null for what repeats everywhere: brackets, imports, comments. */
function told(line: string): string | null {
  const text = line.trim();
  if (!/[A-Za-z]/.test(text) || /^(import|export \*|\/\/|\/?\*|\} from )/.test(text)) return null;
  return text;
}

/** Lines of code that stand in a run of `RUN` lines which stands somewhere else, too. */
export function countRepeatedLines(files: readonly SourceFile[]): number {
  const code = files
    .filter(({ path }) => CODE.test(path))
    .map(({ text }) => text.split('\n').flatMap((line) => told(line) ?? []));
  const places = new Map<string, { file: number; at: number }[]>();
  for (const [file, lines] of code.entries()) {
    for (let at = 0; at + RUN <= lines.length; at++) {
      const run = lines.slice(at, at + RUN).join('\n');
      places.set(run, [...(places.get(run) ?? []), { file, at }]);
    }
  }
  const repeated = code.map(() => new Set<number>());
  for (const found of places.values()) {
    if (found.length < 2) continue;
    for (const { file, at } of found) {
      for (let line = at; line < at + RUN; line++) repeated[file]?.add(line);
    }
  }
  return repeated.reduce((sum, lines) => sum + lines.size, 0);
}
