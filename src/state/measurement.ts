/** What a kept analysis measured. */
import type { HistoryHead } from '#domain/history/entry.ts';
import { cameraOf, type Measurement } from '#domain/history/noise.ts';

export function measurementOf({
  createdAt,
  pipelineVersion: version,
  report,
  facts,
}: HistoryHead): Measurement {
  const { value, spread } = report.score;
  return { time: Date.parse(createdAt), value, spread, version, camera: cameraOf(facts?.moment?.source) };
}
