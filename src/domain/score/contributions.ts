/**
 * What the moment did to the score: the expression, the light, the framing and the sharpness of this photo against a calm
 * face in good light. Each part is the difference between two scores, rounded so that the parts sum to the whole.
 */
import type { FaceReport, FeatureScores, VibeScores } from '#domain/face/report.ts';
import { FEATURE_PARTS, recordOf } from '#functions/vocabulary.ts';
import { wholeAddingTo } from './adds-up.ts';
import { onLine, SECTION_LINES } from './calibration.ts';
import { CALM_CUES, scoreFeatures } from './features.ts';
import { exactOverall, inDisplay, totalOf, wholeSections, type Sections } from './score.ts';
import { weightedMean } from './sections.ts';
import { GOOD_PHOTO, presenceOf, scoreVibeParts } from './vibe.ts';
import { FEATURE_WEIGHTS, VIBE_WEIGHTS } from './weights.ts';

/** The framing is where the face lies in the picture and how the head is held to it: what the roast's word of that name tells. */
export const MOMENT_PARTS = ['expression', 'light', 'framing', 'sharpness'] as const;
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
  const { light, framing, pose, scene } = GOOD_PHOTO;
  return scoreVibeParts({ ...light, ...framing }, pose, scene, features);
}

interface Scored {
  readonly skin: number;
  readonly features: FeatureScores;
  readonly vibe: VibeScores;
}

/** The sections as they would be shown, before rounding. */
const sectionsOf = ({ skin, features, vibe }: Scored): Sections =>
  inDisplay({
    skin,
    features: onLine(SECTION_LINES.features, weightedMean(features, FEATURE_WEIGHTS)),
    vibe: onLine(SECTION_LINES.vibe, weightedMean(vibe, VIBE_WEIGHTS)),
  });

const overallOf = (scored: Scored): number => exactOverall(sectionsOf(scored));

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
  const { framing, angle } = good;
  const withFraming = { ...withLight, vibe: { ...withLight.vibe, framing, angle } };
  const withSharpness = { ...withFraming, vibe: good };
  const exact = {
    expression: overallOf(shown) - overallOf(withCalm),
    light: overallOf(withCalm) - overallOf(withLight),
    framing: overallOf(withLight) - overallOf(withFraming),
    sharpness: overallOf(withFraming) - overallOf(withSharpness),
  };
  const calm = totalOf(wholeSections(sectionsOf(withSharpness)));
  return { calm, parts: wholeParts(exact, report.score.value - calm) };
}

/** Whole, so that they sum to `total`. */
function wholeParts(exact: Contributions['parts'], total: number): Contributions['parts'] {
  const whole = wholeAddingTo(
    MOMENT_PARTS.map((part) => exact[part]),
    total,
  );
  return recordOf(MOMENT_PARTS, (part) => whole[MOMENT_PARTS.indexOf(part)] ?? 0);
}

/** The sections of `report`, unrounded, if the face were calm: the same expression for everybody. */
export const sectionsIfCalm = (report: FaceReport): Sections => sectionsOf(calmed(scoredOf(report)));

/** The sections of `report`, unrounded, if the face had looked as it does in `other`: what the ± holds equal. */
export function sectionsWithExpressionOf(report: FaceReport, other: FaceReport): Sections {
  const [own, theirs] = [scoredOf(report), scoredOf(other)];
  const { features, vibe } = theirs;
  return sectionsOf({ skin: own.skin, features, vibe: { ...own.vibe, presence: vibe.presence } });
}
