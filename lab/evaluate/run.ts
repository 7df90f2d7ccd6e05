/** Runs the pipeline over every face and every version of it. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { Analysis, Analyst } from './analyst.ts';
import { startVariantWorkers, type VariantWorkers } from './variant-workers.ts';
import type { FaceResult } from './summary/face-result.ts';
import type { Evaluation } from './summary/figures.ts';
import type { Part } from './versions.ts';

export interface RunOptions {
  readonly photos: readonly string[];
  readonly parts: readonly Part[];
  readonly faces: number;
  readonly seed: number;
  /** Of painted defects, over their usual one. */
  readonly width: number;
  readonly keep: string | null;
  readonly openAnalyst: () => Analyst;
  /** Called after each analysis with how many are done; how many there will be is only known face by face. */
  readonly onProgress: (done: number, face: number, faces: number) => void;
}

/** Faces whose versions are made ahead of the browser; each takes some 60 files. */
const AHEAD = 2;

interface Found {
  readonly file: string;
  readonly report: FaceReport;
  readonly landmarks: readonly number[];
  readonly mesh: readonly number[] | null;
}

type Made = Awaited<ReturnType<VariantWorkers['make']>>;

/** @throws Error when a photo's versions cannot be made */
export async function runEvaluation(options: RunOptions): Promise<Evaluation> {
  const { parts, seed, keep, width, openAnalyst, onProgress } = options;
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'roast-evaluate-')));
  const makers = startVariantWorkers(AHEAD);
  const analyst = openAnalyst();
  let done = 0;
  try {
    const { found, refused } = await findFaces(analyst, options);
    const orders: Promise<Made>[] = [];
    const order = (index: number): void => {
      const face = found[index];
      if (face === undefined) return;
      const made = makeFace(makers, face, join(folder, `${index}-${basename(face.file)}`), {
        parts,
        seed,
        width,
      });
      made.catch(() => undefined); // Reported when its turn comes.
      orders[index] = made;
    };
    for (let index = 0; index < AHEAD; index++) order(index);

    const faces: FaceResult[] = [];
    for (const [index, face] of found.entries()) {
      const made = await orders[index];
      order(index + AHEAD);
      const reports = new Map<string, FaceReport>();
      const failed = new Map<string, AnalysisErrorCode>();
      for (const { id, file } of made?.versions ?? []) {
        const result = await analyst.analyze(file);
        if (result.ok) reports.set(id, result.report);
        else failed.set(id, result.error);
        if (keep === null) await rm(file);
        onProgress(++done, index + 1, found.length);
      }
      faces.push({
        file: face.file,
        ita: made?.ita ?? null,
        original: face.report,
        again: null,
        versions: reports,
        failed,
      });
    }
    return { seed, parts, faces: await repeat(openAnalyst(), faces), refused };
  } finally {
    makers.close();
    await analyst.close();
    if (keep === null) await rm(folder, { recursive: true, force: true });
  }
}

/** The originals, in their order, until there are enough faces. */
async function findFaces(analyst: Analyst, { photos, faces: wanted, parts }: RunOptions) {
  const found: Found[] = [];
  const refused: Record<string, string> = {};
  for (const file of photos) {
    if (found.length >= wanted) break;
    const result: Analysis = await analyst.analyze(file, true);
    if (!result.ok) refused[file] = result.error;
    else if (result.landmarks !== null) {
      const mesh = parts.includes('lamps') ? await analyst.mesh(file) : null;
      found.push({ file, report: result.report, landmarks: result.landmarks, mesh });
    }
  }
  return { found, refused };
}

async function makeFace(
  makers: VariantWorkers,
  { file, report, landmarks, mesh }: Found,
  folder: string,
  how: Pick<RunOptions, 'parts' | 'seed' | 'width'>,
): Promise<Made> {
  await mkdir(folder, { recursive: true });
  return makers.make({
    file,
    folder,
    landmarksWidth: report.quality.width,
    request: { ...how, name: basename(file), landmarks, coverage: report.regions, mesh },
  });
}

/** The originals once more in a fresh page, last first: a report may not depend on what came before. */
async function repeat(analyst: Analyst, faces: readonly FaceResult[]): Promise<FaceResult[]> {
  const again = new Map<string, FaceReport>();
  try {
    for (const { file } of faces.toReversed()) {
      const result = await analyst.analyze(file);
      if (result.ok) again.set(file, result.report);
    }
  } finally {
    await analyst.close();
  }
  return faces.map((face) => ({ ...face, again: again.get(face.file) ?? null }));
}
