/** Made-up people for the tests of the fits: two photos each, every metric of a photo the same number. */
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { ReportedPhoto } from '#lab/calibrate/read.ts';
import { gaussian, seededRandom } from '#lab/evaluate/random.ts';
import { withMetrics } from '../evaluate/summary/reports.ts';

/** A photo of which every metric measures `raw`. */
export const measuring = (raw: number): FaceReport => withMetrics(recordOf(SKIN_METRICS, () => raw));

/** The recording of a person's photos. */
export const photosOf = (id: string, ...raws: readonly number[]): ReportedPhoto[] =>
  raws.map((raw, index) => ({ file: `people/${id}/${index}.jpg`, report: measuring(raw) }));

/** People who differ by `between`, and their photos by `within`. */
export function manyPeople(count: number, between: number, within: number): ReportedPhoto[] {
  const random = seededRandom(3, 'people');
  return Array.from({ length: count }, (_, index) => {
    const own = 50 + between * gaussian(random);
    return photosOf(`p${index}`, own + within * gaussian(random), own + within * gaussian(random));
  }).flat();
}
