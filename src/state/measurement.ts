/** What a kept analysis measured. */
import type { HistoryEntry } from '#domain/history/entry.ts';
import type { Measurement } from '#domain/history/noise.ts';

export function measurementOf({ createdAt, pipelineVersion: version, report }: HistoryEntry): Measurement {
  const { value, spread } = report.score;
  return { time: Date.parse(createdAt), value, spread, version };
}
