/** Every photo of the sets and every copy once through the pipeline, into one file that fits and tables are made from. */
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaceReport } from '#domain/face/report.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import type { Analysis, Analyst } from '../evaluate/analyst.ts';
import { readImage } from '../evaluate/image.ts';
import { placeSurface } from '../evaluate/lamps/surface.ts';
import { copiesOf, copyId, makeCopy, type Copy, type Original, type Photo } from './copies.ts';

/** One photo or copy, and what the pipeline said of it. Holds figures of single people: never committed. */
export interface Recorded extends Photo {
  /** `as it is`, `camera/…`, `lamp/…` or `resolution/…`. */
  readonly copy: string;
  /** Null where it was refused, with the code beside it. */
  readonly report: FaceReport | null;
  readonly error: string | null;
}

const FOLDER = inRoot('out', 'noise');
export const RECORDING = join(FOLDER, 'recording.jsonl');
const COPIES = join(FOLDER, 'copies');

export async function readRecording(path = RECORDING): Promise<Recorded[]> {
  if (!existsSync(path)) return [];
  const text = await readFile(path, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Recorded);
}

interface RecordOptions {
  readonly photos: readonly Photo[];
  readonly openAnalyst: () => Analyst;
  /** Analyses at a time. */
  readonly pages: number;
  /** Whether what is recorded stands, and only what is missing is analysed. */
  readonly isKept: boolean;
  readonly onProgress: (done: number, all: number) => void;
}

/**
 * The copies are made once and lie on disk for the next recording.
 *
 * @throws Error when a photo has no line, because the browser died: a fit to a part of the people is none
 */
export async function record({
  photos,
  openAnalyst,
  pages,
  isKept,
  onProgress,
}: RecordOptions): Promise<Recorded[]> {
  await mkdir(COPIES, { recursive: true });
  if (!isKept) await rm(RECORDING, { force: true });
  const known = new Set((await readRecording()).map(keyOf));
  const waiting = photos.filter(
    (photo) =>
      ![null, ...copiesOf(photo)].every((copy) => known.has(keyOf({ ...photo, copy: copyId(copy) }))),
  );
  let done = 0;
  const work = async (): Promise<void> => {
    const analyst = openAnalyst();
    try {
      for (let photo = waiting.shift(); photo !== undefined; photo = waiting.shift()) {
        const lines = await recordPhoto(photo, analyst, known);
        await appendFile(RECORDING, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
        onProgress(++done, photos.length);
      }
    } finally {
      await analyst.close();
    }
  };
  await Promise.all(Array.from({ length: pages }, work));
  const recording = await readRecording();
  const found = new Set(recording.map(({ file }) => file));
  const missing = photos.filter(({ file }) => !found.has(file)).length;
  if (missing > 0) throw new Error(`${missing} photos could not be analysed: again with --keep.`);
  return recording;
}

const keyOf = ({ file, copy }: Pick<Recorded, 'file' | 'copy'>): string => `${file} ${copy}`;

const recorded = (photo: Photo, copy: Copy | null, result: Analysis): Recorded => ({
  ...photo,
  copy: copyId(copy),
  report: result.ok ? result.report : null,
  error: result.ok ? null : result.error,
});

/** The next copy is made while the browser looks at the one before. */
async function recordPhoto(photo: Photo, analyst: Analyst, known: ReadonlySet<string>): Promise<Recorded[]> {
  const original = await analyst.analyze(photo.file);
  const lines = [recorded(photo, null, original)];
  // What the photo is not to blame for, a browser that is gone before all, is no figure: it is asked again with --keep.
  const isNew = (line: Recorded) => line.error !== 'internal' && !known.has(keyOf(line));
  if (!original.ok) return lines.filter(isNew);
  const copies = copiesOf(photo);
  const isMeshNeeded = copies.some((copy) => copy.kind !== 'resolution' && !existsSync(pathOf(copy, photo)));
  const mesh = isMeshNeeded ? await analyst.mesh(photo.file) : null;
  const source = sourceOf(photo, original.report, mesh);
  let next = copies[0] ? fileOf(copies[0], photo, source) : null;
  for (const [index, copy] of copies.entries()) {
    const file = await next;
    const following = copies[index + 1];
    next = following ? fileOf(following, photo, source) : null;
    next?.catch(() => undefined); // Reported when its turn comes.
    if (file !== null) lines.push(recorded(photo, copy, await analyst.analyze(file)));
  }
  return lines.filter(isNew);
}

/** What copies are made from, read only when one has to be made. */
type Source = () => Promise<Original>;

function sourceOf({ file }: Photo, { quality }: FaceReport, mesh: readonly number[] | null): Source {
  let made: Promise<Original> | null = null;
  const read = async (): Promise<Original> => {
    const image = await readImage(file);
    const scale = image.width / quality.width;
    return {
      image,
      lit: mesh === null ? null : placeSurface(mesh.map((value) => value * scale)),
      interocularPx: quality.interocularPx * scale,
    };
  };
  return () => (made ??= read());
}

const pathOf = (copy: Copy, { set, person, take }: Photo): string =>
  join(COPIES, `${set}-${person}-${take}-${copy.kind}-${copy.name}.jpg`);

/** Where the copy lies; null where it cannot be made. */
async function fileOf(copy: Copy, photo: Photo, source: Source): Promise<string | null> {
  const path = pathOf(copy, photo);
  if (existsSync(path)) return path;
  const bytes = await makeCopy(copy, photo, await source());
  if (bytes === null) return null;
  await writeFile(path, bytes);
  return path;
}
