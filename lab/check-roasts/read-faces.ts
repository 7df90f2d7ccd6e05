/** Faces as `analyze --json` printed them. */
import { readFile } from 'node:fs/promises';
import { roastFactsSchema, type RoastFacts } from '#roast/contract.ts';
import { hashText, seededRandom, shuffled } from '#roast/random.ts';
import { ADVICE_CODES, type AdviceCode } from '#functions/vocabulary.ts';
import * as z from 'zod';

/** The faces on which the planner's table of what is common was counted (COMMON in plan/claims.ts), and the others. */
export const HALVES = ['first', 'second'] as const;
export type Half = (typeof HALVES)[number];

/** How much of a path names a photo wherever its folder stands: `light/dim/3.jpg`. */
const NAME_PARTS = 3;

/** By a hash of the photo's name, so that a face stays in its half. */
export const halfOf = (file: string): Half =>
  hashText(file.split('/').slice(-NAME_PARTS).join('/')) % 2 === 0 ? 'first' : 'second';

export interface Face {
  readonly file: string;
  readonly facts: RoastFacts;
  /** Whether the words of the moment were read from the photo; else, for a face that a test invents, they are drawn (draw.ts). */
  readonly momentRead: boolean;
  /** What the result advises beside the roast; none where the line has no report. */
  readonly advice: readonly AdviceCode[];
}

const lineSchema = z.object({
  file: z.string(),
  ok: z.literal(true),
  facts: z.unknown(),
  report: z.object({ advice: z.array(z.enum(ADVICE_CODES)).optional() }).optional(),
});

/** Null for a photo that was refused. Throws where facts are not of today's shape. */
function faceOf(line: string): Face | null {
  const parsed = lineSchema.safeParse(JSON.parse(line));
  if (!parsed.success) return null;
  const { file, facts, report } = parsed.data;
  return { file, facts: roastFactsSchema.parse(facts), momentRead: true, advice: report?.advice ?? [] };
}

/** The faces of these files, a file once; at most `most`, drawn by the seed, of one half or all. Throws where there are not two. */
export async function readFaces(
  paths: readonly string[],
  most: number,
  seed: number,
  half: Half | null = null,
): Promise<Face[]> {
  const byFile = new Map<string, Face>();
  for (const path of paths) {
    for (const line of (await readFile(path, 'utf8')).split('\n')) {
      const face = line.trim() === '' ? null : faceOf(line);
      if (face !== null) byFile.set(face.file, face);
    }
  }
  const faces = [...byFile.values()].filter(({ file }) => half === null || halfOf(file) === half);
  if (faces.length < 2) throw new Error('There must be at least two faces with facts.');
  return faces.length <= most ? faces : shuffled(faces, seededRandom(seed)).slice(0, most);
}
