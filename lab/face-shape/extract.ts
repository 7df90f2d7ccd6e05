/** From labelled photos to numbers: what the production pipeline hands its classifier, by either engine. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { FACE_SHAPES } from '#functions/vocabulary.ts';
import { mirror } from '../evaluate/changes/geometry.ts';
import { CHANGES } from '../evaluate/changes/list.ts';
import { encodePng, readImage } from '../evaluate/image.ts';
import { seededRandom } from '../evaluate/random.ts';
import type { Sample, TrainingSet, Wobble } from './dataset.ts';
import type { LabelledPhoto } from './labelled.ts';
import type { Studied, Study } from './study.ts';

/** Every so many-th photo is also looked at in changed versions. */
const WOBBLE_EVERY = 8;
/** The changes that move a contour: where and how the phone was held, and how the photo was sent. */
const WOBBLES = /^(rotate|crop|mirror|resize|jpeg-70|noise)/;

export interface ExtractOptions {
  readonly photos: readonly LabelledPhoto[];
  /** Group of each photo by its id; a photo that is not in it becomes a group of its own. */
  readonly groups: ReadonlyMap<string, number>;
  readonly studies: { readonly mediapipe: Study; readonly lite: Study };
  readonly onProgress: (done: number) => void;
}

/**
 * Of byte-identical photos the first counts.
 *
 * @throws Error when a photo shows no face
 */
export async function extractTrainingSet(
  options: ExtractOptions,
): Promise<Pick<TrainingSet, 'samples' | 'wobbles'>> {
  const { photos, groups, studies, onProgress } = options;
  const samples: Sample[] = [];
  const wobbles: Wobble[] = [];
  let free = Math.max(0, ...groups.values()) + 1;
  for (const { file, label } of photos) {
    const id = await idOf(file);
    if (samples.some((sample) => sample.id === id)) continue;
    const own = await studies.mediapipe.read(file);
    if (own === null) throw new Error(`${file}: no face`);
    // The mean of a photo and its mirror image holds less chance.
    const mirrored = await encodePng(mirror(await readImage(file)));
    const lookTwice = async (study: Study) => {
      const looks = [await study.read(file), await study.read(mirrored)];
      return looks.flatMap((look) => (look === null ? [] : [look.contour]));
    };
    if (samples.length % WOBBLE_EVERY === 0)
      wobbles.push(...(await wobble(id, file, own, studies.mediapipe)));
    samples.push({
      id,
      label: FACE_SHAPES.indexOf(label),
      group: groups.get(id) ?? free++,
      looks: { mediapipe: await lookTwice(studies.mediapipe), lite: await lookTwice(studies.lite) },
      gradients: own.gradients,
    });
    onProgress(samples.length);
  }
  return { samples, wobbles };
}

/** How the photo's numbers move under each of the changes that still show the face. */
async function wobble(id: string, file: string, original: Studied, study: Study): Promise<Wobble[]> {
  const image = await readImage(file);
  const moved: Wobble[] = [];
  for (const change of CHANGES.filter(({ name }) => WOBBLES.test(name))) {
    const changed = await study.read(await change.make(image, seededRandom('wobble', id, change.name)));
    if (changed === null) continue;
    moved.push({
      id,
      contour: difference(changed.contour, original.contour),
      gradients: difference(changed.gradients, original.gradients),
    });
  }
  return moved;
}

const difference = (a: readonly number[], b: readonly number[]) => a.map((value, i) => value - (b[i] ?? 0));

async function idOf(file: string): Promise<string> {
  const digest = createHash('sha256').update(await readFile(file));
  return digest.digest('hex').slice(0, 12);
}
