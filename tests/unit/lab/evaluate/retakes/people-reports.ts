/** People and reports for the tests of retakes, made so that the figures can be worked out by hand. */
import type { FaceReport } from '#domain/face/report.ts';
import { exactOverall } from '#domain/score/score.ts';
import { presenceOf } from '#domain/score/vibe.ts';
import type { Person } from '#lab/evaluate/retakes/people.ts';
import type { Retaken } from '#lab/evaluate/retakes/retakes.ts';
import { scoring } from '../summary/reports.ts';

/** Features and vibe at 75; the skin section scores `skin`, and the shown score follows. */
export function withSkin(skin: number, shape: 'oval' | 'round' = 'oval'): FaceReport {
  const report = scoring(75, shape);
  const { sections } = report;
  return {
    ...report,
    score: { ...report.score, value: Math.round(exactOverall({ skin, features: 75, vibe: 75 })) },
    sections: { ...sections, skin: { ...sections.skin, score: skin } },
  };
}

/** The same photo with the shown score and its ± replaced. */
export const shown = (report: FaceReport, value: number, spread = 2): FaceReport => ({
  ...report,
  score: { ...report.score, value, spread },
});

/** The same face with a full smile: its mouth scores 100, and its presence what follows from that. */
export function smiling(report: FaceReport): FaceReport {
  const { skin, features, vibe } = report.sections;
  const smile = { ...features.parts, smile: 100 };
  const presence = { ...vibe.parts, presence: presenceOf(smile) };
  return {
    ...shown(report, report.score.value + 10),
    sections: {
      ...report.sections,
      skin,
      features: { ...features, parts: smile },
      vibe: { ...vibe, parts: presence },
    },
  };
}

export const person = (id: string, told: Partial<Person> = {}): Person => ({
  id,
  photos: [`${id}/1.jpg`, `${id}/2.jpg`],
  ethnicity: null,
  gender: null,
  ...told,
});

/** One person for each list of reports. */
export const retakenOf = (...reports: readonly (readonly FaceReport[])[]): Retaken[] =>
  reports.map((own, index) => ({ person: person(String(index)), reports: own }));
