/** Roadmap and products: for this person, for a reason, and for nothing that is praised. */
import type { AdviceCode, MainConcern, SkincareLevel } from '#functions/vocabulary.ts';
import type { RoastFacts } from '#roast/contract.ts';
import type { Topic } from '#roast/plan/claims.ts';
import type { Need } from '#roast/plan/states.ts';
import type { Advice } from '../bank-index.ts';
import { calmAt, flawsOf, holds, showsAt, SPOKEN, toldSkin } from '../holds.ts';
import { claimsIn, praisedIn, TEASING, type AdviceLine } from '../reading.ts';
import { when, type Finding, type Kind, type Rule } from './finding.ts';

/** What a person may have meant by their concern. */
const MEANT: Readonly<Record<MainConcern, readonly Need[]>> = {
  'dry-skin': ['dryness'],
  acne: ['spots'],
  pores: ['pores'],
  spots: ['spots'],
  wrinkles: ['lines'],
  dullness: ['evenness'],
  other: [],
  'skin-issues': ['redness'],
  'dark-circles': ['darkCircles'],
  hair: ['hair'],
  'face-shape': [],
  aging: ['lines'],
  'overall-improvement': [],
};

/** Null: did not say. */
const STARTERS: ReadonlySet<SkincareLevel | null> = new Set(['beginner', 'basic', null]);

function isFor(facts: RoastFacts, { audience: { who, level, when: causes } }: Advice): boolean {
  if (causes !== undefined && !causes.some((tag) => holds(tag, facts))) return false;
  if (who !== undefined && (who === 'adult') !== (facts.teen === false)) return false;
  return level === undefined || (level === 'starter') === STARTERS.has(facts.level);
}

/** Stands out, or is the nearest to it where nothing does. */
const isNoticed = (skin: ReturnType<typeof toldSkin>, metric: (typeof SPOKEN)[number]) =>
  showsAt(skin[metric]) ||
  (skin[metric] !== null && !calmAt(skin[metric]) && !SPOKEN.some((name) => showsAt(skin[name])));

/** Whether the photo or the person asked for it. */
function isCaused(facts: RoastFacts, need: Need): boolean {
  const meant = facts.concern === null ? [] : MEANT[facts.concern];
  if (need === 'basics' || meant.includes(need)) return true;
  const metric = SPOKEN.find((name) => name === need);
  if (metric !== undefined) return isNoticed(toldSkin(facts), metric);
  if (need === 'background') return flawsOf(facts).some((flaw) => flaw.startsWith('background.'));
  return need === 'expression' && (facts.expression === 'tense' || facts.expression === 'sleepy');
}

/** A text may stand for several needs: it is found only where none of them will do. */
const unless = (
  { text, uses }: AdviceLine,
  kind: Kind,
  fine: (use: Advice) => boolean,
  other: readonly string[] = [],
): Finding[] =>
  when(
    uses.length > 0 && !uses.some(fine),
    kind,
    [...new Set(uses.map(({ need }) => need))].join('|'),
    ...other,
    text,
  );

export const advice: Rule = (reading) => {
  const { facts } = reading;
  const joked = claimsIn(reading, TEASING).filter(({ stance }) => stance === 'strength');
  const praised = [...praisedIn(reading), ...joked];
  return reading.advice.flatMap((line) => {
    const against = praised.find(({ topic }) => line.uses.some(({ need }) => need === topic));
    return [
      ...unless(line, 'advice-for-others', (use) => isFor(facts, use)),
      ...unless(line, 'advice-without-cause', ({ need }) => isCaused(facts, need)),
      ...unless(
        line,
        'advice-against-praise',
        ({ need }) => !praised.some(({ topic }) => topic === need),
        against === undefined ? [] : [against.line.text],
      ),
      ...(facts.teen !== false ? unless(line, 'teen-finding', ({ need }) => need !== 'lines') : []),
    ];
  });
};

/** What each advice of the result is about. */
const ADVISED: Readonly<Record<AdviceCode, Topic | null>> = {
  'more-light': 'light',
  'less-light': 'light',
  'even-light': 'light',
  'soften-light': 'light',
  'hold-still': 'sharpness',
  'higher-resolution': 'sharpness',
  'come-closer': 'framing',
  'step-back': 'framing',
  'face-camera': 'framing',
  'chin-level': 'framing',
  'straighten-head': 'framing',
  'centre-face': 'framing',
  'clear-forehead': 'outline',
  // Nothing is said of what glasses hide.
  'remove-glasses': null,
};
/** Praised as a whole, none of these may be what is to be changed. */
const OF_THE_PHOTO: ReadonlySet<Topic> = new Set<Topic>(['light', 'sharpness', 'framing']);

/** What the result advises, the roast beside it does not praise: neither in a line nor as a good photo on the whole. */
export const photoAdvice: Rule = (reading) => {
  const joked = claimsIn(reading, TEASING).filter(({ stance }) => stance === 'strength');
  const praised = [...praisedIn(reading), ...joked];
  return reading.photoAdvice.flatMap((code) => {
    const topic = ADVISED[code];
    if (topic === null) return [];
    const whole = OF_THE_PHOTO.has(topic);
    const against = praised.filter((praise) => praise.topic === topic || (whole && praise.topic === 'vibe'));
    return [
      ...against.flatMap(({ tag, line }) =>
        when(true, 'praise-against-photo-advice', `${code} / ${tag}`, line.text),
      ),
      ...when(
        whole && reading.vibe.states.includes('flawless'),
        'praise-against-photo-advice',
        `${code} / flawless`,
        reading.vibe.text,
      ),
    ];
  });
};

/** A text may stand for several needs, with another kind each: it is found only where they all are known. */
export const adviceOnce: Rule = ({ advice: lines }) =>
  lines.flatMap((line, i) =>
    lines.slice(0, i).flatMap((other) => {
      const kinds = line.uses.map(({ kind }) => kind);
      const same =
        kinds.length > 0 && kinds.every((kind) => kind && other.uses.some((use) => use.kind === kind));
      const together = (line.list === 'products') === (other.list === 'products');
      return when(together && same, 'advice-twice', kinds.join('|'), other.text, line.text);
    }),
  );
