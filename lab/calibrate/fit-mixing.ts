/** How much of one skin metric answers in another: medians over painted faces. */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import { median } from '../evaluate/summary/statistics.ts';
import type { Mixing, RawSkinMetrics } from '#domain/skin/measure-skin.ts';

/** Metrics before unmixing of one face as it is and with the named defect painted on. */
export interface PaintedFace {
  readonly defect: SkinMetricName;
  readonly before: RawSkinMetrics;
  readonly after: RawSkinMetrics;
}

/** Median over faces of the change of `of` per unit of change of `by`; 0 where nothing was painted. */
function share(faces: readonly PaintedFace[], of: SkinMetricName, by: SkinMetricName): number {
  const ratios = faces.flatMap(({ defect, before, after }) => {
    const [from, to, base, painted] = [before[of], after[of], before[by], after[by]];
    if (defect !== by || from === null || to === null || base === null || painted === null) return [];
    // A defect that its own metric does not see says nothing about the others.
    return painted > base ? [(to - from) / (painted - base)] : [];
  });
  return ratios.length === 0 ? 0 : Number(median(ratios).toPrecision(4));
}

/**
 * The two-way pair is first taken as measured: painting spots moves both by one column of the mixing
 * matrix, so the ratio is the coefficient itself. Pores answer to both.
 */
export function fitMixing(faces: readonly PaintedFace[]): Mixing {
  return {
    spotsPerTexture: share(faces, 'spots', 'texture'),
    texturePerSpots: share(faces, 'texture', 'spots'),
    poresPerSpots: share(faces, 'pores', 'spots'),
    poresPerTexture: share(faces, 'pores', 'texture'),
  };
}
