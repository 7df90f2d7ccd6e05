/** A finished roast, line by line, with what each line claims. */
import type { AdviceCode } from '#functions/vocabulary.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { CLAIMS, type Stance, type Topic } from '#roast/plan/claims.ts';
import type { Tag } from '#roast/plan/tags.ts';
import type { Horizon, Slot } from '#roast/banks/types.ts';
import type { Advice, BankIndex, StateIndex } from './bank-index.ts';

export const PLACES = ['headline', 'opener', 'truth', 'great', 'closer', 'verdict'] as const;
export type Place = (typeof PLACES)[number];

export const SLOT_OF: Readonly<Record<Place, Slot>> = {
  headline: 'headlines',
  opener: 'openers',
  truth: 'truths',
  great: 'greats',
  closer: 'closers',
  verdict: 'verdicts',
};

const HORIZONS = ['today', 'week', 'month'] as const satisfies readonly Horizon[];

export interface ToldLine {
  readonly place: Place;
  readonly text: string;
  /** Null: the bank has no such line there. */
  readonly tags: readonly Tag[] | null;
}

export interface SectionLine {
  readonly text: string;
  /** What the bank writes this text for; none where it has no such text. */
  readonly states: readonly string[];
}

export interface AdviceLine {
  /** Which of the lists it stands in. */
  readonly list: Horizon | 'products';
  readonly text: string;
  readonly uses: readonly Advice[];
}

export interface Reading {
  readonly facts: RoastFacts;
  readonly roast: Roast;
  /** What the result advises beside it. */
  readonly photoAdvice: readonly AdviceCode[];
  /** Headline to closer, and the verdict. */
  readonly lines: readonly ToldLine[];
  readonly caveat: string | null;
  readonly shape: SectionLine;
  readonly skin: SectionLine;
  readonly features: SectionLine;
  readonly vibe: SectionLine;
  readonly advice: readonly AdviceLine[];
}

const section = (index: StateIndex, text: string): SectionLine => ({ text, states: index.get(text) ?? [] });

/** What stands before `end`, without what joins the two (a full-width space where Japanese has ？ or ！). */
const before = (end: string, text: string): string => text.slice(0, text.length - end.length).trimEnd();

function withoutCaveat(opener: string, index: BankIndex): { line: string; caveat: string | null } {
  if (index.told.openers.has(opener)) return { line: opener, caveat: null };
  const caveat = index.caveats.find((text) => opener.endsWith(`${index.joiner}${text}`)) ?? null;
  return { line: caveat === null ? opener : before(caveat, opener), caveat };
}

export function readRoast(
  facts: RoastFacts,
  roast: Roast,
  index: BankIndex,
  photoAdvice: readonly AdviceCode[] = [],
): Reading {
  const { line: opener, caveat } = withoutCaveat(roast.opener, index);
  const told = (place: Place, text: string): ToldLine => ({
    place,
    text,
    tags: index.told[SLOT_OF[place]].get(text) ?? null,
  });
  return {
    facts,
    roast,
    photoAdvice,
    lines: [
      told('headline', roast.headline),
      told('opener', opener),
      ...roast.harshTruths.map((text) => told('truth', text)),
      ...roast.whatIsGreat.map((text) => told('great', text)),
      told('closer', roast.closer),
      ...(roast.verdict === undefined ? [] : [told('verdict', roast.verdict)]),
    ],
    caveat,
    shape: section(index.shapes, roast.sections.faceShape),
    skin: section(index.skin, roast.sections.skin),
    features: section(index.features, roast.sections.features),
    vibe: section(index.vibe, roast.sections.vibe),
    advice: [
      ...HORIZONS.flatMap((list) =>
        roast.roadmap[list].map((text) => ({ list, text, uses: index.steps.get(text) ?? [] })),
      ),
      ...roast.products.map(({ category, why }) => ({
        list: 'products' as const,
        text: `${category}: ${why}`,
        uses: index.products.get(category) ?? [],
      })),
    ],
  };
}

/** A line with one of its tags. */
export interface Claimed {
  readonly line: ToldLine;
  readonly tag: Tag;
  readonly topic: Topic;
  readonly stance: Stance;
}

/** All that the lines in these places claim. */
export const claimsIn = ({ lines }: Reading, places: readonly Place[] = PLACES): Claimed[] =>
  lines
    .filter(({ place }) => places.includes(place))
    .flatMap((line) =>
      (line.tags ?? []).map((tag) => ({ line, tag, topic: CLAIMS[tag].topic, stance: CLAIMS[tag].stance })),
    );

/** Where something may be teased. */
export const TEASING = ['headline', 'opener', 'truth'] as const;

/** What is teased as something to change. */
export const teasedIn = (reading: Reading): Claimed[] =>
  claimsIn(reading, TEASING).filter(({ stance }) => stance === 'fault');

/** What is praised: all that a great is about, and the strengths of the last line. */
export const praisedIn = (reading: Reading): Claimed[] => [
  ...claimsIn(reading, ['great']).filter(({ stance }) => stance !== 'fault'),
  ...claimsIn(reading, ['closer']).filter(({ stance }) => stance === 'strength'),
];
