/** From labelled photos to numbers: what the production pipeline hands its classifier, by either engine. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SHAPE_NAMES } from '#domain/face/face-shape.ts';
import { CONTOUR_FEATURES } from '#domain/face/shape-contour.ts';
import type { Sample } from './dataset.ts';
import type { LabelledPhoto } from './labelled.ts';
import type { Studied, Study } from './study.ts';

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
export async function extractSamples(options: ExtractOptions): Promise<readonly Sample[]> {
  const { photos, groups, studies, onProgress } = options;
  const samples: Sample[] = [];
  let free = Math.max(0, ...groups.values()) + 1;
  for (const { file, label } of photos) {
    const id = await idOf(file);
    if (samples.some((sample) => sample.id === id)) continue;
    const own = await studies.mediapipe.read(file);
    if (own === null) throw new Error(`${file}: no face`);
    const lite = await studies.lite.read(file);
    samples.push({
      id,
      label: SHAPE_NAMES.indexOf(label),
      group: groups.get(id) ?? free++,
      contours: [own, lite].filter((studied) => studied !== null).map(contourOf),
      gradients: own.features.slice(CONTOUR_FEATURES),
    });
    onProgress(samples.length);
  }
  return samples;
}

const contourOf = ({ features }: Studied) => features.slice(0, CONTOUR_FEATURES);

async function idOf(file: string): Promise<string> {
  const digest = createHash('sha256').update(await readFile(file));
  return digest.digest('hex').slice(0, 12);
}
