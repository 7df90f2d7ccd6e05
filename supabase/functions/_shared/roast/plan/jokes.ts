/** Which jokes suit a photo, its person and the advice beside them. Pure. */
import type { MainConcern } from '../../vocabulary.ts';
import type { Entry } from '../banks/entries.ts';
import { mayBeTeen, type RoastFacts } from '../contract.ts';
import { CLAIMS, SKIN_TOPICS, type Topic } from './claims.ts';
import { firstOf, isFault, topicsOf } from './options.ts';
import type { Need, Tipped } from './states.ts';
import type { Tag } from './tags.ts';

/** What is known of a photo, and what plan and tips are about. */
export interface Photo {
  readonly facts: RoastFacts;
  readonly tags: ReadonlySet<Tag>;
  readonly advised: readonly (Need | Tipped)[];
  /** What is not praised: what is advised on, and what the person named as their concern. */
  readonly unpraised: readonly string[];
}

/** What the person told of this photo: whoever taps a chip wants to hear of it. */
export const occasionIn = (tags: ReadonlySet<Tag>): Tag | null =>
  [...tags].find((tag) => tag.startsWith('told.')) ?? null;

/** Jokes that nothing at all can be found: only where nothing can. */
const SPOTLESS: ReadonlySet<Tag> = new Set(['strength.vibe', 'strength.features']);

/** Of teens, teeth and what is under eyes are no jokes in any style. */
const NOT_FOR_TEENS: ReadonlySet<Tag> = new Set([
  'mouth.teeth',
  'skin.darkCircles.shows',
  'skin.darkCircles.calm',
]);

/** No joke is about the skin for teens in the spicy style, not even about a calm one (decisions/tone). */
export const mayTease = (facts: RoastFacts, on: readonly Tag[]) =>
  !(
    mayBeTeen(facts) &&
    (on.some((tag) => NOT_FOR_TEENS.has(tag)) || (facts.style === 'spicy' && aboutSkin(on)))
  );

/** What a joke finds good, and what it stands for: eyes that look wide awake have nothing under them. */
const goodIn = (on: readonly Tag[]): readonly string[] => [
  ...topicsOf(on.filter((tag) => CLAIMS[tag].stance === 'strength')),
  ...(on.includes('strength.features') ? ['darkCircles'] : []),
];

/**
 * Who named a concern gets advice on it whatever the photo shows: no joke beside it finds the same thing good. And what is
 * teased on the skin gets advice: of several things that stand out, a joke is on one of those that do.
 */
function suitsAdvice(on: readonly Tag[], { advised, unpraised }: Photo): boolean {
  const skinFaults = faultTopics(on).filter((topic) => SKIN_TOPICS.has(topic));
  return (
    goodIn(on).every((topic) => !unpraised.includes(topic)) &&
    skinFaults.every((topic) => advised.some((need) => need === topic))
  );
}

export const mayJoke = (photo: Photo, on: readonly Tag[]) =>
  mayTease(photo.facts, on) &&
  !(on.some((tag) => SPOTLESS.has(tag)) && isFault([...photo.tags])) &&
  suitsAdvice(on, photo);

export const aboutSkin = (on: readonly Tag[]) =>
  topicsOf(on).some((topic) => topic === 'skin' || SKIN_TOPICS.has(topic));

/** By which concern somebody asks about a part of their skin. Shine is the lamp's doing as much: it may be told to anybody. */
const ASKED: Readonly<Partial<Record<MainConcern, readonly Topic[]>>> = {
  'dry-skin': ['texture'],
  acne: ['spots', 'redness'],
  pores: ['pores'],
  spots: ['spots'],
  dullness: ['evenness'],
  'skin-issues': ['spots', 'redness', 'evenness'],
  'dark-circles': ['darkCircles'],
};

/**
 * Without what is about a part of the skin that the person did not ask about, as long as anything else is left: readers of
 * fourteen flinched at pores and shadows that nobody had named (lab/notes/readers.md).
 */
export function askedFor(
  entries: readonly Entry[],
  { concern }: Pick<RoastFacts, 'concern'>,
): readonly Entry[] {
  const asked = (concern === null ? undefined : ASKED[concern]) ?? [];
  return firstOf(
    entries.filter(({ on }) =>
      topicsOf(on).every((topic) => !SKIN_TOPICS.has(topic) || topic === 'shine' || asked.includes(topic)),
    ),
    entries,
  );
}

export const faultTopics = (on: readonly Tag[]): Topic[] =>
  topicsOf(on.filter((tag) => CLAIMS[tag].stance === 'fault'));
