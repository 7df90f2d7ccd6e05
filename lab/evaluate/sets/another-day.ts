/**
 * A stand-in for another day, of which no set of ours has pairs: the first photo of a person by one camera against the
 * second one by another, expression held equal. Camera, exposure, distance and colours differ; room and lamp do not, so it
 * asks less than another day does.
 */
import { onAnotherDay } from '#domain/history/noise.ts';
import { personOf } from '#lab/fit-spread/copies.ts';
import { pairOf, type Pair } from '#lab/fit-spread/pairs.ts';
import type { Recorded } from '#lab/fit-spread/record.ts';
import { pairFigures, type PairFigures } from './pair-figures.ts';

const isByCamera = ({ copy }: Recorded): boolean => copy.startsWith('camera/');

/** @param lines of one set; null where it has no such pairs */
export function anotherDay(lines: readonly Recorded[]): PairFigures | null {
  const taken = lines.filter((line) => isByCamera(line) && line.report !== null);
  const pairs = taken.flatMap((one) =>
    taken.flatMap((other): Pair[] => {
      const isPair = personOf(one) === personOf(other) && one.copy !== other.copy && one.take !== other.take;
      if (!isPair || one.report === null || other.report === null) return [];
      const { set, person } = one;
      return [pairOf({ kind: 'camera', name: 'two cameras', set, person }, one.report, other.report)];
    }),
  );
  // The wider ± of the two decides, as in the history.
  const spreadOf = ({ photo, other }: Pair) => onAnotherDay(Math.max(photo.score.spread, other.score.spread));
  return pairs.length === 0 ? null : pairFigures(pairs, spreadOf);
}
