/** Every photo of every person through the pipeline. */
import type { FaceReport } from '#domain/face/report.ts';
import type { Analyst } from '../analyst.ts';
import type { People } from './people.ts';
import { mediansOf, type Medians } from '../summary/medians.ts';
import { figuresOfPeople, type PeopleFigures, type Retaken } from './retakes.ts';

export interface DistanceFigure {
  readonly cm: number;
  /** Null where the photo was refused. */
  readonly score: number | null;
  readonly spread: number | null;
  /** What the phone takes the distance for. */
  readonly estimatedCm: number | null;
}

export type PeopleEvaluation = PeopleFigures & {
  readonly distances: readonly DistanceFigure[];
  /** Median of each metric's score over the other photos; null where none were named. */
  readonly beside: Medians | null;
};

/**
 * People with fewer than two accepted photos are left out of the pairs; what was refused is counted.
 *
 * @param others photos of other faces, whose metrics are to lie on the same scale
 */
export async function runPeople(
  { people, distances }: People,
  analyst: Analyst,
  onProgress: (done: number, all: number) => void,
  others: readonly string[] = [],
): Promise<PeopleEvaluation> {
  const refused: Record<string, number> = {};
  const read = async (photo: string): Promise<FaceReport | null> => {
    const result = await analyst.analyze(photo);
    if (result.ok) return result.report;
    refused[result.error] = (refused[result.error] ?? 0) + 1;
    return null;
  };
  try {
    const retaken: Retaken[] = [];
    for (const [index, person] of people.entries()) {
      const reports: FaceReport[] = [];
      for (const photo of person.photos) {
        const report = await read(photo);
        if (report !== null) reports.push(report);
      }
      if (reports.length >= 2) retaken.push({ person, reports });
      onProgress(index + 1, people.length);
    }
    const series: DistanceFigure[] = [];
    for (const { cm, photo } of distances) {
      const report = await read(photo);
      series.push({
        cm,
        score: report?.score.value ?? null,
        spread: report?.score.spread ?? null,
        estimatedCm: report?.quality.distanceCm ?? null,
      });
    }
    const figures = figuresOfPeople(retaken, refused);
    const reports: FaceReport[] = [];
    for (const photo of others) {
      const result = await analyst.analyze(photo);
      if (result.ok) reports.push(result.report);
    }
    return { ...figures, distances: series, beside: reports.length === 0 ? null : mediansOf(reports) };
  } finally {
    await analyst.close();
  }
}
