/**
 * What the moment did to the score: the expression, the light and the framing of this photo against a calm
 * face in good light. The display of the overall score is a straight line, so the parts sum to the difference.
 */
import type { FaceReport, FeatureScores, VibeScores } from '#domain/face/report.ts';
import { FEATURE_PARTS, recordOf } from '#functions/vocabulary.ts';
import { DISPLAY_LINE, type Line } from './calibration.ts';
import { CALM_CUES, scoreFeatures } from './features.ts';
import { exactOverall } from './score.ts';
import { weightedMean } from './sections.ts';
import { GOOD_PHOTO, presenceOf, scoreVibeParts } from './vibe.ts';
import { FEATURE_WEIGHTS, SECTION_WEIGHTS, VIBE_WEIGHTS } from './weights.ts';

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

/** Before the display: points of 100. */
const weigh = ({ skin, features, vibe }: Scored): number =>
  weightedMean(
    {
      skin,
      features: weightedMean(features, FEATURE_WEIGHTS),
      vibe: weightedMean(vibe, VIBE_WEIGHTS),
    },
    SECTION_WEIGHTS,
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
  const slope = DISPLAY_LINE.slope;
  const exact = {
    expression: slope * (weigh(shown) - weigh(withCalm)),
    light: slope * (weigh(withCalm) - weigh(withLight)),
    framing: slope * (weigh(withLight) - weigh(withFraming)),
  };
  const parts = {
    expression: wholePoints(exact.expression),
    light: wholePoints(exact.light),
    framing: wholePoints(exact.framing),
  };
  return { calm: report.score.value - parts.expression - parts.light - parts.framing, parts };
}

/** Rounded; never −0, which would be shown with its sign. */
const wholePoints = (value: number): number => Math.round(value) || 0;

/** The score of `report`, unrounded, if the face had looked as it does in `other`: what the ± holds equal. */
export function scoreWithExpressionOf(report: FaceReport, other: FaceReport, display?: Line): number {
  const [own, theirs] = [scoredOf(report), scoredOf(other)];
  const held: Scored = {
    skin: own.skin,
    features: theirs.features,
    vibe: { ...own.vibe, presence: theirs.vibe.presence },
  };
  const sections = {
    skin: held.skin,
    features: weightedMean(held.features, FEATURE_WEIGHTS),
    vibe: weightedMean(held.vibe, VIBE_WEIGHTS),
  };
  return exactOverall(sections, display);
}
