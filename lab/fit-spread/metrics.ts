/** How far each skin metric's score moves between two photos: what the app tells of a metric (retest-error.ts). */
import { recordOf, SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import { p95 } from '../evaluate/summary/statistics.ts';
import type { Pair } from './pairs.ts';

/** Photos as they are, and by the one camera whose photos nobody would call poor. */
const ORDINARY = [
  ({ kind }: Pair) => kind === 'retake',
  ({ kind, name }: Pair) => kind === 'camera' && name === 'phone',
];

/** The wider 95th percentile of the change of the two kinds of pairs, points, rounded up. */
export const metricErrors = (pairs: readonly Pair[]): Record<SkinMetricName, number> =>
  recordOf(SKIN_METRICS, (name) => {
    const changes = (some: readonly Pair[]) =>
      some.flatMap(({ photo, other }) => {
        const [own, others] = [photo.sections.skin.metrics[name], other.sections.skin.metrics[name]];
        return own && others ? [Math.abs(own.score - others.score)] : [];
      });
    const found = ORDINARY.map((isOrdinary) => p95(changes(pairs.filter(isOrdinary))));
    const known = found.filter((value) => !Number.isNaN(value));
    if (known.length === 0) throw new RangeError(`No two ordinary photos of anybody show ${name}.`);
    return Math.ceil(Math.max(...known));
  });
