/** Made-up recordings for the tests of the ±. */
import type { FaceReport } from '#domain/face/report.ts';
import { gaussian, seededRandom } from '#lab/evaluate/random.ts';
import { AS_IT_IS } from '#lab/fit-spread/copies.ts';
import type { Recorded } from '#lab/fit-spread/record.ts';
import { scoring } from '../evaluate/summary/reports.ts';

/** A photo without fault whose skin scores `skin`; hard light where one is told. */
export function photoOf(skin: number, lightHardness = 0.016): FaceReport {
  const report = scoring(75);
  const { sections, quality } = report;
  return {
    ...report,
    quality: { ...quality, interocularPx: 200, sharpness: 1, lightHardness },
    sections: { ...sections, skin: { ...sections.skin, score: skin } },
  };
}

export const lineOf = (person: string, take: number, copy: string, report: FaceReport | null): Recorded => ({
  set: 'people',
  person,
  number: 0,
  take,
  file: `${person}/${take}.jpg`,
  copy,
  report,
  error: report === null ? 'blurred' : null,
});

/** Two photos of each person, whose skin moves by `noise`, and by a factor of e more under a bulb. */
export function manyRetakes(count: number, noise: number): Recorded[] {
  const random = seededRandom('retakes', count);
  return Array.from({ length: count }, (_, index) => {
    const person = `p${index}`;
    const own = 70 + 5 * gaussian(random);
    const skin = (factor: number) => own + noise * factor * gaussian(random);
    return [
      lineOf(person, 0, AS_IT_IS, photoOf(skin(1))),
      lineOf(person, 1, AS_IT_IS, photoOf(skin(1))),
      lineOf(person, 0, 'camera/bulb', photoOf(skin(Math.E), 0.06)),
      lineOf(person, 1, 'camera/bulb', photoOf(skin(Math.E), 0.06)),
    ];
  }).flat();
}
