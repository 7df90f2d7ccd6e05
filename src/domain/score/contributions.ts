/**
 * What the moment did to the score: the expression, the light and the framing of this photo against a calm
 * face in good light. Each part is the difference between two scores as they would be shown, so
 * that the parts sum to the whole, at the ends of the display, too.
 */
import type { FaceReport, FeatureScores, VibeScores } from '#domain/face/report.ts';
import { FEATURE_PARTS, recordOf } from '#functions/vocabulary.ts';
import type { Line } from './calibration.ts';
import { CALM_CUES, scoreFeatures } from './features.ts';
import { exactOverall } from './score.ts';
import { weightedMean } from './sections.ts';
import { GOOD_PHOTO, presenceOf, scoreVibeParts } from './vibe.ts';
import { FEATURE_WEIGHTS, VIBE_WEIGHTS } from './weights.ts';

export const MOMENT_PARTS = ['expression', 'light', 'framing'] as const;
export type MomentPart = (typeof MOMENT_PARTS)[number];

/** Whole points; `calm` and the parts sum to the shown score. */
export interface Contributions {
  /** What this face would score, calm and in good light, looking straight at a camera that holds it well. */
  readonly calm: number;
  readonly parts: Readonly<Record<MomentPart, number>>;
}

/** Of a calm face (features.ts). What is null here, the lips, is the person's own. */
const CALM = scoreFeatures(CALM_CUES, null);

/** Of a photo in good light by a steady hand (vibe.ts); presence is the face's and not the photo's. */
function goodVibe(features: FeatureScores): VibeScores {
  const { light, framing, pose } = GOOD_PHOTO;
  return scoreVibeParts({ ...light, ...framing }, pose, features);
}

interface Scored {
  readonly skin: number;
  readonly features: FeatureScores;
  readonly vibe: VibeScores;
}

/** As it would be shown, before rounding: never outside the display's range. */
const overallOf = ({ skin, features, vibe }: Scored, display?: Line): number =>
  exactOverall(
    {
      skin,
      features: weightedMean(features, FEATURE_WEIGHTS),
      vibe: weightedMean(vibe, VIBE_WEIGHTS),
    },
    display,
  );

const scoredOf = ({ sections: { skin, features, vibe } }: FaceReport): Scored => ({
  skin: skin.score,
  features: features.parts,
  vibe: vibe.parts,
});

/** The same face with the calm values of what an expression moves; a part that was not measured stays so. */
function calmed({ skin, features, vibe }: Scored): Scored {
  const calm = recordOf(FEATURE_PARTS, (part) =>
    features[part] === null ? null : (CALM[part] ?? features[part]),
  );
  return { skin, features: calm, vibe: { ...vibe, presence: presenceOf(calm) } };
}

/** @returns whole points that sum to the shown score */
export function contributionsOf(report: FaceReport): Contributions {
  const shown = scoredOf(report);
  const withCalm = calmed(shown);
  const good = goodVibe(withCalm.features);
  const withLight = { ...withCalm, vibe: { ...withCalm.vibe, light: good.light } };
  const withFraming = { ...withLight, vibe: good };
  const exact = {
    expression: overallOf(shown) - overallOf(withCalm),
    light: overallOf(withCalm) - overallOf(withLight),
    framing: overallOf(withLight) - overallOf(withFraming),
  };
  const calm = Math.round(overallOf(withFraming));
  return { calm, parts: wholeParts(exact, report.score.value - calm) };
}

/** Rounded; where they do not sum to `total`, those give or take a point that rounding took farthest the other way. */
function wholeParts(exact: Contributions['parts'], total: number): Contributions['parts'] {
  // Never −0, which would be shown with its sign.
  const whole = recordOf(MOMENT_PARTS, (part) => Math.round(exact[part]) || 0);
  for (;;) {
    const step = Math.sign(total - whole.expression - whole.light - whole.framing);
    if (step === 0) return whole;
    const owed = (part: MomentPart) => step * (exact[part] - whole[part]);
    const most = MOMENT_PARTS.reduce((one, other) => (owed(other) > owed(one) ? other : one));
    whole[most] = whole[most] + step || 0;
  }
}

/** The score of `report`, unrounded, if the face were calm: the same expression for everybody. */
export const scoreIfCalm = (report: FaceReport, display?: Line): number =>
  overallOf(calmed(scoredOf(report)), display);

/** The score of `report`, unrounded, if the face had looked as it does in `other`: what the ± holds equal. */
export function scoreWithExpressionOf(report: FaceReport, other: FaceReport, display?: Line): number {
  const [own, theirs] = [scoredOf(report), scoredOf(other)];
  const { features, vibe } = theirs;
  return overallOf({ skin: own.skin, features, vibe: { ...own.vibe, presence: vibe.presence } }, display);
}
