/** What the same person was told about their face before. */
import type { Getter } from 'jotai';
import { keepAnswer } from '#domain/face/face-shape.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { earlierShape } from '#domain/history/earlier-shape.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';

/** The report with the shape that this person already knows, where the photo does not rule it out. Never rejects. */
export async function withEarlierShape(get: Getter, report: FaceReport): Promise<FaceReport> {
  const session = get(sessionAtom);
  if (session.kind !== 'user') return report;
  try {
    const entries = (await get(servicesAtom).history.list(session.user.id))?.entries ?? [];
    const earlier = earlierShape(entries, report.pipelineVersion);
    return { ...report, faceShape: keepAnswer(report.faceShape, earlier) };
  } catch {
    return report;
  }
}
