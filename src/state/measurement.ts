/** What a kept analysis measured. */
import type { HistoryHead } from '#domain/history/entry.ts';
import type { Measurement } from '#domain/history/noise.ts';

export function measurementOf({ createdAt, pipelineVersion: version, report }: HistoryHead): Measurement {
  const { value, spread } = report.score;
  return { time: Date.parse(createdAt), value, spread, version };
}
