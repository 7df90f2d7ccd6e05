/**
 * The built-in writer: facts in, roast out. Pure and deterministic; the same facts and variant give the
 * same roast on the phone and in the cloud. What may be said is chosen in salience.ts, how it is said
 * lies in banks/.
 */
import { SKIN_METRICS } from '../vocabulary.ts';
import { banks } from './banks/banks.ts';
import type { Audience, Bank, CloserKey, CueKey, GreatKey, Horizon, Need, TruthKey } from './banks/types.ts';
import type { Roast, RoastFacts } from './contract.ts';
import { at, hashText, pick, seededRandom, shuffled } from './random.ts';
import {
  WEAK,
  closerCandidates,
  commentRating,
  cueKeys,
  greatCandidates,
  measuredSkin,
  rankedNeeds,
  truthCandidates,
} from './salience.ts';
import type { Candidate, Topic } from './salience.ts';

/** A roast with the facts behind its sentences, in the same order, so that tests can hold it to them. */
export interface ComposedRoast {
  readonly roast: Roast;
  readonly cue: CueKey;
  readonly truths: readonly TruthKey[];
  readonly greats: readonly GreatKey[];
  readonly closer: CloserKey;
  readonly needs: readonly Need[];
}

/** Variants run from 0 to 65535 and wrap around (contract.ts). */
const VARIANTS = 65_536;
/** How far `writeRoast` looks for a roast unlike the previous one. */
const MAX_STEPS = 48;
/** Chance that the third truth is about the stated routine instead of a third measurement. */
const LEVEL_JOKE_CHANCE = 0.4;

type Random = () => number;

/**
 * The roast for these facts. With `previous` (the last roast of the same person, before the name was
 * filled in) the variant steps on until headline, opener and closer differ and no truth is repeated;
 * where the facts leave too little choice for that, headline and opener differ at least.
 */
export function writeRoast(facts: RoastFacts, previous: Roast | null = null): Roast {
  const first = composeRoast(facts).roast;
  if (previous === null || isFresh(first, previous)) return first;
  let nextBest: Roast | null = isUnlike(first, previous) ? first : null;
  for (let step = 1; step <= MAX_STEPS; step++) {
    const roast = composeRoast({ ...facts, variant: (facts.variant + step) % VARIANTS }).roast;
    if (isFresh(roast, previous)) return roast;
    if (nextBest === null && isUnlike(roast, previous)) nextBest = roast;
  }
  return nextBest ?? first;
}

const isUnlike = (a: Roast, b: Roast) => a.headline !== b.headline && a.opener !== b.opener;

const isFresh = (a: Roast, b: Roast) =>
  isUnlike(a, b) && a.closer !== b.closer && !a.harshTruths.some((truth) => b.harshTruths.includes(truth));

/**
 * One roast and its keys. Variants v and v + 1 of the same facts (v < 65535) differ in headline and
 * opener: both step through their alternatives instead of drawing them.
 */
export function composeRoast(facts: RoastFacts): ComposedRoast {
  const bank = banks[facts.lang];
  const random = seededRandom(hashText(`${factsKey(facts)}|${facts.variant}`));
  const offset = hashText(factsKey(facts)) % VARIANTS;
  const headlines = bank.headlines[facts.band][facts.style];
  const headline = at(headlines, offset + facts.variant);
  const opener = writeOpener(
    facts,
    bank,
    offset + facts.variant + Math.floor(facts.variant / headlines.length),
    random,
  );

  const truths = chooseTruths(facts, opener.topic, random);
  const spoken = new Set<Topic>([opener.topic, ...truths.map(({ topic }) => topic)]);
  const greats = chooseGreats(facts, spoken, random);
  const closer = chooseCloser(facts, truths, greats, random);
  const needs = rankedNeeds(facts);

  const roast: Roast = {
    headline,
    opener: opener.text,
    harshTruths: truths.map(({ key }) => pick(bank.truths[key][facts.style], random)),
    whatIsGreat: greatTexts(bank, greats, random),
    sections: writeSections(facts, bank, random),
    roadmap: {
      today: writeSteps(facts, bank, needs, 'today', random),
      week: writeSteps(facts, bank, needs, 'week', random),
      month: writeSteps(facts, bank, needs, 'month', random),
    },
    products: writeProducts(facts, bank, needs, random),
    closer: pick(bank.closers[closer][facts.style], random),
    source: 'writer',
  };
  return {
    roast,
    cue: opener.key,
    truths: truths.map(({ key }) => key),
    greats: greats.map(({ key }) => key),
    closer,
    needs,
  };
}

/** All facts but the variant and the language, in a fixed order. */
function factsKey(facts: RoastFacts): string {
  return [
    facts.style,
    facts.score,
    facts.band,
    facts.confidence,
    facts.faceShape,
    facts.ratings.faceShape,
    facts.ratings.skin,
    facts.ratings.features,
    facts.ratings.vibe,
    ...SKIN_METRICS.map((metric) => facts.skin[metric] ?? '-'),
    facts.expression,
    facts.light,
    facts.sharpness,
    facts.framing,
    facts.concern,
    facts.level,
    facts.teen ? 'teen' : 'adult',
  ].join(',');
}

function writeOpener(facts: RoastFacts, bank: Bank, step: number, random: Random) {
  const cues = cueKeys(facts).flatMap((key) => bank.cues[key][facts.style].map((text) => ({ key, text })));
  const { key, text } = at(cues, step);
  const tail = pick((facts.confidence === 'low' ? bank.caveats : bank.kickers)[facts.style], random);
  return { key, text: `${text}${bank.joiner}${tail}`, topic: key.slice(0, key.indexOf('.')) as Topic };
}

/** Candidates by weight, shaken a little so that near equals change places from variant to variant. */
function shaken<Key extends string>(list: readonly Candidate<Key>[], shake: number, random: Random) {
  return list
    .map((candidate) => ({ candidate, order: candidate.weight + random() * shake }))
    .sort((a, b) => b.order - a.order)
    .map(({ candidate }) => candidate);
}

/** Three truths, the most salient first; at least two name something measured. */
function chooseTruths(facts: RoastFacts, openerTopic: Topic, random: Random): Candidate<TruthKey>[] {
  const measured = shaken(
    truthCandidates(facts).filter(({ topic }) => topic !== openerTopic),
    24,
    random,
  );
  const third = measured[2];
  const chance = third === undefined || third.weight < WEAK ? LEVEL_JOKE_CHANCE + 0.2 : LEVEL_JOKE_CHANCE;
  const level: Candidate<TruthKey> = { key: `level.${facts.level}`, topic: 'level', weight: 0 };
  return third === undefined || random() < chance ? [...measured.slice(0, 2), level] : measured.slice(0, 3);
}

/** Three strengths on topics not yet spoken of; `effort` fills up where little is good. */
function chooseGreats(facts: RoastFacts, spoken: ReadonlySet<Topic>, random: Random): Candidate<GreatKey>[] {
  const free = greatCandidates(facts).filter(({ topic }) => !spoken.has(topic));
  const chosen = shaken(free, 36, random).slice(0, 3);
  const effort: Candidate<GreatKey> = { key: 'effort', topic: 'effort', weight: 0 };
  while (chosen.length < 3) chosen.push(effort);
  return chosen;
}

/** One sentence per strength, never the same twice where a key comes twice. */
function greatTexts(bank: Bank, greats: readonly Candidate<GreatKey>[], random: Random): string[] {
  const texts: string[] = [];
  for (const { key } of greats) {
    texts.push(
      pick(
        bank.greats[key].filter((text) => !texts.includes(text)),
        random,
      ),
    );
  }
  return texts;
}

/** Ends on a strength that no truth has teased; one that is not among the three greats if possible. */
function chooseCloser(
  facts: RoastFacts,
  truths: readonly Candidate<TruthKey>[],
  greats: readonly Candidate<GreatKey>[],
  random: Random,
): CloserKey {
  const teased = new Set(truths.map(({ topic }) => topic));
  const skinTeased = measuredSkin(facts).some(({ metric }) => teased.has(metric));
  const allowed = closerCandidates(facts).filter(
    ({ key, topic }) => !teased.has(topic) && !(key === 'skin' && skinTeased),
  );
  const praised = new Set(greats.map(({ topic }) => topic));
  const news = allowed.filter(({ topic }) => !praised.has(topic));
  return at(shaken(news.length > 0 ? news : allowed, 30, random), 0).key;
}

function writeSections(facts: RoastFacts, bank: Bank, random: Random): Roast['sections'] {
  const { sections, joiner } = bank;
  const shape = pick(sections.shapes[facts.faceShape], random);
  const clarity = pick(sections.clarity[commentRating(facts, 'faceShape')], random);
  const skin =
    measuredSkin(facts).length > 0 ? sections.skin[commentRating(facts, 'skin')] : sections.skinUnseen;
  return {
    faceShape: facts.faceShape === 'unclear' ? shape : `${shape}${joiner}${clarity}`,
    skin: pick(skin, random),
    features: pick(sections.features[commentRating(facts, 'features')], random),
    vibe: pick(sections.vibe[commentRating(facts, 'vibe')], random),
  };
}

/** Whether a piece of advice is meant for this person. */
function fits(facts: RoastFacts, advice: Audience): boolean {
  const level = facts.level === 'beginner' || facts.level === 'basic' ? 'starter' : 'seasoned';
  return (
    (advice.who === undefined || advice.who === (facts.teen ? 'teen' : 'adult')) &&
    (advice.level === undefined || advice.level === level)
  );
}

function writeSteps(
  facts: RoastFacts,
  bank: Bank,
  needs: readonly Need[],
  horizon: Horizon,
  random: Random,
): string[] {
  return needs.map(
    (need) =>
      pick(
        bank.roadmap[need][horizon].filter((step) => fits(facts, step)),
        random,
      ).text,
  );
}

/** Two ideas for the first need, one for each other; three in all at least where the bank has them. */
function writeProducts(facts: RoastFacts, bank: Bank, needs: readonly Need[], random: Random) {
  return needs
    .flatMap((need, index) =>
      shuffled(
        bank.products[need].filter((idea) => fits(facts, idea)),
        random,
      ).slice(0, index === 0 ? 2 : 1),
    )
    .map(({ category, whys }) => ({ category, why: pick(whys, random) }));
}
