/**
 * The coarse facts drawn from a report: the only thing that may ever leave the phone. Everything is an
 * enum or a small integer; nothing lets the numbers behind it be worked back.
 */
import { FACTS_VERSION, FIRST_TURNS, NO_MOMENT, NO_PAST, NO_TELLINGS } from '#functions/moment-words.ts';
import { toldLevel } from '#functions/skin-marks.ts';
import {
  recordOf,
  SKIN_METRICS,
  type AdviceCode,
  type Lang,
  type MainConcern,
  type Rating,
  type RoastStyle,
  type SkincareLevel,
  type VibePart,
} from '#functions/vocabulary.ts';
import { lightTells, ratingOf, skinLevel } from '#domain/score/bands.ts';
import { contributionsOf, type MomentPart } from '#domain/score/contributions.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { isLightColoured, lightAdvice, saysEyesHidden } from '#domain/capture/gates.ts';
import { HARD_LIGHT, LOW_CONFIDENCE, SOFT_ROLL_DEG, UNEVEN_LIGHT } from '#domain/capture/limits.ts';
import type { PhotoMoment } from '#domain/moment/photo-moment.ts';
import type { Moment, Past, RoastFacts } from '#roast/contract.ts';

/** What the facts need to know about the person, already as coarse as it is sent. */
export interface FactsContext {
  readonly lang: Lang;
  readonly style: RoastStyle;
  /** Null: did not say. */
  readonly concern: MainConcern | null;
  readonly level: SkincareLevel | null;
  readonly teen: boolean | null;
  /** 0…65535 */
  readonly variant: number;
  /** What the phone knows of the moment besides what the photo shows; nothing where it is left out. */
  readonly circumstances?: Circumstances;
  /** What the history says; nothing where it is left out. */
  readonly past?: Past;
}

export type Circumstances = Omit<Moment, keyof PhotoMoment>;

/**
 * Where the word of a fact begins that no advice decides. Chosen, not fitted; each says why it lies where it does.
 */
const WORDS_FROM = {
  /** A third of what is called uneven; of 23 portraits, 10 lie below the one and 9 above the other. |ΔL*| */
  greatLight: UNEVEN_LIGHT / 3,
  /**
   * Under the roll from which the person is asked to straighten the phone: seen, and not yet in the way. At half of it
   * two of four heads were not seen to be tilted (lab/notes/moment.md). Degrees.
   */
  tilted: 0.6 * SOFT_ROLL_DEG,
  /** Between what is called soft (0.35) and where all of the fine relief is there (0.75). */
  crisp: 0.65,
  /** Between the mean confidence of faces of 300 px, 0.50, and that of portraits, 0.80 (lab/notes/measuring.md). */
  highConfidence: 0.7,
} as const;

/** The shape where the result names exactly one. */
function shapeFact({ faceShape: { shown } }: FaceReport): RoastFacts['faceShape'] {
  const [first, second] = shown;
  return first === undefined || second !== undefined ? 'unclear' : first;
}

/**
 * What each advice is called by the roast. Whoever is told to change something hears no praise of it: the words of praise
 * are left for photos without such advice.
 */
const LIGHT_BY_ADVICE: Words<RoastFacts['light']> = {
  'more-light': 'dim',
  'less-light': 'harsh',
  'even-light': 'uneven',
  // Wrinkles, a beard and dark skin make a face read as hard-lit that no eye calls so: it is not praised, and no more.
  'soften-light': 'fair',
};
const SHARPNESS_BY_ADVICE: Words<RoastFacts['sharpness']> = {
  'hold-still': 'soft',
  'higher-resolution': 'small',
};
/** Of a head that is straight: how it is turned, tipped or tilted has words of its own below. */
const FRAMING_BY_ADVICE: Words<RoastFacts['framing']> = {
  'step-back': 'close',
  'come-closer': 'far',
  'centre-face': 'off-centre',
};

type Words<Word> = Readonly<Partial<Record<AdviceCode, Word>>>;

/** The word of the first advice that has one. */
const wordOf = <Word>(advice: readonly AdviceCode[], words: Words<Word>): Word | undefined =>
  advice.map((code) => words[code]).find((word) => word !== undefined);

const isSided = (lightFrom: FaceReport['moment']['lightFrom']) =>
  lightFrom === 'left' || lightFrom === 'right';

const GOOD: ReadonlySet<Rating> = new Set(['excellent', 'good-work']);

/** What of the result says how good a thing was: its numbers, each with a rating. */
const NUMBERS_OF = {
  light: ['light'],
  framing: ['framing', 'angle'],
  sharpness: ['sharpness'],
} as const satisfies Partial<Record<MomentPart, readonly VibePart[]>>;

const isRatedGood = ({ sections }: FaceReport, part: VibePart): boolean =>
  GOOD.has(ratingOf(Math.round(sections.vibe.parts[part])));

/** No praise of what cost points on the page of this very result, nor of what it rates as less than good. */
function mayBePraised(report: FaceReport, what: keyof typeof NUMBERS_OF): boolean {
  return (
    contributionsOf(report).parts[what] >= 0 && NUMBERS_OF[what].every((name) => isRatedGood(report, name))
  );
}

function lightFact(report: FaceReport): RoastFacts['light'] {
  const { advice, quality, moment } = report;
  const great = quality.lightImbalance < WORDS_FROM.greatLight && lightAdvice(quality).length === 0;
  const word = wordOf(advice, LIGHT_BY_ADVICE) ?? (great ? 'great' : 'good');
  if (word === 'great' || word === 'good') {
    return mayBePraised(report, 'light') && !isLightColoured(quality) ? word : 'fair';
  }
  // Cheeks differ by their form and colour, too: that one side lies in shadow is said where the whole face shows it.
  return word === 'uneven' && !isSided(moment.lightFrom) ? 'fair' : word;
}

function framingFact(report: FaceReport): RoastFacts['framing'] {
  const { advice, pose, confidence } = report;
  const [turn, tip] = [Math.abs(pose.yaw), Math.abs(pose.pitch)];
  const [turned, tipped] = [advice.includes('face-camera'), advice.includes('chin-level')];
  if (turned && (!tipped || turn >= tip)) return 'turned';
  if (tipped) return pose.pitch > 0 ? 'chin-up' : 'chin-down';
  if (Math.abs(pose.roll) > WORDS_FROM.tilted) return 'tilted';
  // A photo that hides a lot is joked about by its framing, for want of much else, and not praised for it (roast/plan).
  const isGreat = confidence < LOW_CONFIDENCE || mayBePraised(report, 'framing');
  return wordOf(advice, FRAMING_BY_ADVICE) ?? (isGreat ? 'great' : 'fair');
}

function sharpnessFact(report: FaceReport): RoastFacts['sharpness'] {
  const { advice, quality } = report;
  const isCrisp = quality.sharpness >= WORDS_FROM.crisp && mayBePraised(report, 'sharpness');
  return wordOf(advice, SHARPNESS_BY_ADVICE) ?? (isCrisp ? 'crisp' : 'fine');
}

/**
 * Nobody is told "sure" beside a ± that a hard lamp has widened by a point or more (`HARD_LIGHT`), nor under a coloured
 * one. A light that tells no score tells nothing of the skin either, which makes most of the noise: the writers know that
 * by "low".
 */
function confidenceFact({ confidence, quality, score }: FaceReport): RoastFacts['confidence'] {
  if (confidence < LOW_CONFIDENCE || !lightTells(score.spread)) return 'low';
  const steady = quality.lightHardness <= HARD_LIGHT && !isLightColoured(quality);
  return steady && confidence >= WORDS_FROM.highConfidence ? 'high' : 'medium';
}

/** Words for a face that stand on its eyes, open or narrowed. A smile stands on the mouth. */
const BY_EYES: ReadonlySet<RoastFacts['expression']> = new Set([
  'neutral',
  'serious',
  'tense',
  'sleepy',
  'surprised',
]);

/**
 * What was seen: of eyes behind dark glasses nothing is told. What lies under them was not measured there either. And of a
 * side of the light nothing where the result calls that light good.
 */
function seenOf(report: FaceReport): FaceReport {
  const { advice, expression, moment } = report;
  const hidden = saysEyesHidden(advice);
  const doubtful = isSided(moment.lightFrom) && isRatedGood(report, 'light');
  return {
    ...report,
    expression: hidden && BY_EYES.has(expression) ? 'unclear' : expression,
    moment: {
      ...moment,
      gaze: hidden ? null : moment.gaze,
      lightFrom: doubtful ? null : moment.lightFrom,
    },
  };
}

export function factsFromReport(report: FaceReport, context: FactsContext): RoastFacts {
  const { skin, features, vibe } = report.sections;
  const seen = seenOf(report);
  const told = lightTells(report.score.spread);
  return {
    v: FACTS_VERSION,
    lang: context.lang,
    style: context.style,
    // What is not shown, no writer is told either.
    score: told ? report.score.value : null,
    band: told ? report.score.band : null,
    confidence: confidenceFact(report),
    faceShape: shapeFact(report),
    ratings: {
      skin: skin.rating,
      features: features.rating,
      vibe: vibe.rating,
    },
    skin: recordOf(SKIN_METRICS, (name) => toldLevel(name, skinLevel(skin.metrics[name]), context.concern)),
    expression: seen.expression,
    light: lightFact(seen),
    sharpness: sharpnessFact(report),
    framing: framingFact(report),
    concern: context.concern,
    level: context.level,
    teen: context.teen,
    variant: context.variant,
    moment: { ...NO_MOMENT, ...seen.moment, ...context.circumstances },
    past: context.past ?? NO_PAST,
    turns: [...FIRST_TURNS],
    tellings: [...NO_TELLINGS],
  };
}
