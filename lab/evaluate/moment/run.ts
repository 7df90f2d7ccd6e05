/** Every labelled photo that is in the folder through the pipeline. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Analysis, Analyst } from '../analyst.ts';
import { momentFigures, type JudgedMoment, type MomentFigures } from './figures.ts';
import type { LabelledMoment } from './labels.ts';
import { saidOf } from './said.ts';

export interface MomentEvaluation extends MomentFigures {
  /** Labelled photos that are not in the folder, and those that the gates refuse. */
  readonly missing: number;
  readonly refused: Readonly<Record<string, number>>;
}

const FEW_PIXELS: ReadonlySet<string> = new Set(['too-small', 'low-resolution']);
/** Photos whose face is too small are judged at twice their size: what is said of them does not hang on it. */
const ENLARGED = 2;

/** @throws Error with one line when none of the labelled photos is in the folder */
export async function runMoment(
  folder: string,
  labels: readonly LabelledMoment[],
  analyst: Analyst,
  onProgress: (done: number, all: number) => void,
): Promise<MomentEvaluation> {
  const judged: JudgedMoment[] = [];
  const refused: Record<string, number> = {};
  const scratch = await mkdtemp(join(tmpdir(), 'moment-'));
  let [done, missing] = [0, 0];
  try {
    for (const label of labels) {
      onProgress(++done, labels.length);
      const photo = join(folder, label.file);
      if ((await stat(photo).catch(() => null)) === null) {
        missing++;
        continue;
      }
      const analysis = await atAnySize(photo, analyst, join(scratch, 'enlarged.jpg'));
      if (analysis.ok) judged.push({ label, said: saidOf(analysis.report) });
      else refused[analysis.error] = (refused[analysis.error] ?? 0) + 1;
    }
  } finally {
    await analyst.close();
    await rm(scratch, { recursive: true });
  }
  if (judged.length === 0) throw new Error(`${folder}: none of the labelled photos`);
  return { ...momentFigures(judged), missing, refused };
}

async function atAnySize(photo: string, analyst: Analyst, enlarged: string): Promise<Analysis> {
  const first = await analyst.analyze(photo);
  if (first.ok || !FEW_PIXELS.has(first.error)) return first;
  const { width } = await sharp(photo).metadata();
  await sharp(photo)
    .resize(width * ENLARGED)
    .jpeg({ quality: 95 })
    .toFile(enlarged);
  return analyst.analyze(enlarged);
}
