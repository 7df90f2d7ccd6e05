/** Rows as the app stores them. */
import { SAMPLE_FACTS } from '../unit/functions/support/facts.ts';
import { written as writeRoast } from '#tests/support/roast.ts';

export const analysisRow = (userId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id: crypto.randomUUID(),
  user_id: userId,
  created_at: '2026-06-01T12:00:00+00:00',
  pipeline_version: '1.0.0',
  score: 78,
  spread: 4,
  band: 'not-bad',
  report: { v: 2, sections: { skin: { score: 70 } } },
  roast: writeRoast(SAMPLE_FACTS),
  ...change,
});
