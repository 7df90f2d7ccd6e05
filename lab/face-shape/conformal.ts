/** Sets of shapes that hold the labelled one as often as promised: split conformal prediction (Vovk et al. 2005). */

/** Share of faces like the labelled ones whose set holds their label. */
export const COVERAGE = 0.9;

/**
 * The probability under which a shape is ruled out.
 *
 * @param probabilities of the labelled shape of each photo, from models that have not seen it
 */
export function conformalThreshold(probabilities: readonly number[]): number {
  const sorted = [...probabilities].sort((a, b) => a - b);
  const outside = Math.floor((1 - COVERAGE) * (sorted.length + 1));
  return outside === 0 ? 0 : (sorted[outside - 1] ?? 0);
}
