/**
 * How the ± grows with the hardness of the light: the narrowest ± under which, by each lamp of each set of faces, 93 of
 * 100 relit photos score within the ± that is shown with them.
 */
import { spreadOf, type SpreadModel } from '#domain/score/score.ts';
import type { LitScore } from '../evaluate/publish/repeated-scores.ts';
import { IDENTITY } from '../evaluate/versions.ts';
import { mean } from '../evaluate/summary/statistics.ts';

/** Share of relit photos that the ± is to hold, by lamp: above the nine in ten that faces are to reach which it has not seen. */
const WITHIN = 0.93;
const HARD = Array.from({ length: 17 }, (_, i) => i / 2);
const SOFT = Array.from({ length: 14 }, (_, i) => (14 + i) / 1000);

type Width = Pick<SpreadModel, 'base' | 'doubt'>;

const spreadAt = ({ confidence: [, shown], hardness }: LitScore, model: SpreadModel): number =>
  spreadOf(shown, hardness, model);

/** Share of the photos under each lamp whose change stays within the ± beside them. */
export function withinByLamp(scores: readonly LitScore[], model: SpreadModel): ReadonlyMap<string, number> {
  const lamps = new Map<string, number[]>();
  for (const score of scores) {
    if (score.version === IDENTITY) continue;
    const inside = Math.abs(score.change) <= spreadAt(score, model) ? 1 : 0;
    lamps.set(score.version, [...(lamps.get(score.version) ?? []), inside]);
  }
  return new Map([...lamps].map(([lamp, inside]) => [lamp, mean(inside)]));
}

/** How far the lamps of all sets together fall short, then the mean ± of the photos as they were, each set alike. */
function costOf(sets: readonly (readonly LitScore[])[], model: SpreadModel): readonly [number, number] {
  const shares = sets.flatMap((scores) => [...withinByLamp(scores, model).values()]);
  const shortfall = shares.reduce((sum, share) => sum + Math.max(0, WITHIN - share), 0);
  const shown = sets.map((scores) =>
    mean(scores.filter(({ version }) => version === IDENTITY).map((score) => spreadAt(score, model))),
  );
  return [shortfall, mean(shown)];
}

/**
 * @param sets of faces, which count alike; each with its photos as they were (version `identity`)
 * @throws RangeError without a relit photo
 */
export function fitHardness(sets: readonly (readonly LitScore[])[], width: Width): SpreadModel {
  if (!sets.some((scores) => scores.some(({ version }) => version !== IDENTITY))) {
    throw new RangeError('The hardness of light needs relit faces');
  }
  const models = SOFT.flatMap((soft) => HARD.map((hard) => ({ ...width, hard, soft })));
  const [best] = models
    .map((model) => ({ model, cost: costOf(sets, model) }))
    .sort((a, b) => a.cost[0] - b.cost[0] || a.cost[1] - b.cost[1]);
  return best?.model ?? { ...width, hard: 0, soft: 1 };
}
