/**
 * Chooses what a roast says: first its premise, the one or two things that make this photo itself; opener and first truth
 * follow from it, the other truths and the strengths keep to other topics, and the last line looks back. Of headline, opener,
 * first joke and last line no three are on one topic.
 * Pure: the same facts, bank and turns give the same plan on the phone and in the cloud.
 */
import type { Entry } from '../banks/entries.ts';
import type { Form } from '../banks/forms.ts';
import type { Family } from '../banks/images.ts';
import type { Bank } from '../banks/types.ts';
import type { RoastFacts } from '../contract.ts';
import { randomFor } from '../random.ts';
import type { Choose } from './choice.ts';
import { CLAIMS, type Topic } from './claims.ts';
import { mayTellSource, praisable, tagsFor, withoutSource } from './facts-to-tags.ts';
import { headlines, toldTwice } from './headlines.ts';
import { humourWeightOf } from './humour-weights.ts';
import type { Photo } from './jokes.ts';
import { linesOf, topicsOf, weightOf, type Option } from './options.ts';
import { chooseGreats, closers, type SaidSoFar } from './praise.ts';
import { choosePremise, premisesOn } from './premise.ts';
import { concernTopics, rankedNeeds, tippedFlaws, type Need } from './states.ts';
import type { Tag } from './tags.ts';
import { startTelling } from './telling.ts';
import { chooseTruths, groupsOf, jokesOn } from './truths.ts';
import { verdicts } from './verdict.ts';

export interface Plan {
  readonly premise: Entry;
  readonly headline: Option;
  readonly opener: Option;
  /** Three. */
  readonly truths: readonly Option[];
  /** Three. */
  readonly greats: readonly Option[];
  readonly closer: Option;
  readonly verdict: Option;
  readonly needs: readonly Need[];
  /**
   * The truth that the page and the share card begin with: the one that only this photo can have, most of all. After the
   * first photo of a day, and where a louder premise was passed over as told already, the one on the premise: that is new.
   */
  readonly best: number;
  /** The forms of its lines (banks/forms.ts). */
  readonly forms: readonly Form[];
  /** What their pictures are of (banks/images.ts). */
  readonly images: readonly Family[];
}

/** The plan for these facts. Throws a RangeError where a bank has no line for a place, which its tests rule out. */
export function plan(facts: RoastFacts, bank: Bank, choose: Choose): Plan {
  const needs = rankedNeeds(facts);
  const photo = photoOf(facts, bank);
  const random = randomFor('plan', { ...facts, lang: null, turns: null, tellings: null });
  const telling = startTelling(facts, choose);
  const { premise, isLoudest } = choosePremise(photo, bank, choose, random);
  const opener = telling.take('opener', linesOf([{ entry: premise, rank: 0 }], random));
  const truths = chooseTruths(photo, bank, premise, telling, random);
  const weights = truths.map(({ entry }) => weightOf(entry.on) + humourWeightOf(entry.on));
  const best = isLoudest && (facts.moment.tries ?? 1) === 1 ? weights.indexOf(Math.max(...weights)) : 0;
  const begin = [premise, ...truths.slice(best, best + 1).map(({ entry }) => entry)];
  const headline = telling.take(
    'headline',
    headlines(photo, bank, { premise, truths, twice: toldTwice(begin) }, random),
  );
  const said = saidSoFar(photo, premise, headline, truths, begin);
  const praised = praisable(photo.tags, facts);
  const greats = chooseGreats(bank, praised, said, telling.take, random);
  const closer = telling.take('closer', closers(bank, praised, said, greats, random));
  const verdict = telling.take('verdict', verdicts(photo, bank, said, random));
  return {
    premise,
    headline,
    opener,
    truths,
    greats,
    closer,
    verdict,
    needs,
    best,
    forms: [...telling.forms],
    images: [...telling.images],
  };
}

/** Three truths on topics of their own, and one to spare for what may not be told beside another. */
const ENOUGH_TOPICS = 4;

/** What is known of the photo, and what of it may be said. */
export function photoOf(facts: RoastFacts, bank: Bank): Photo {
  const advised = [...rankedNeeds(facts), ...tippedFlaws(facts)];
  const unpraised = [...advised, ...concernTopics(facts)];
  const whole: Photo = { facts, tags: tagsFor(facts), advised, unpraised };
  return withoutDoubt(withLessOfSource(whole, bank), bank);
}

/** Mostly without how the photo came (`mayTellSource`), unless little else is known of it. */
function withLessOfSource(photo: Photo, bank: Bank): Photo {
  if (mayTellSource(photo.facts)) return photo;
  const less: Photo = { ...photo, tags: withoutSource(photo.tags) };
  const topics = new Set(jokesOn(less, bank).flatMap(({ on }) => [...groupsOf(on)]));
  return topics.size < ENOUGH_TOPICS ? photo : less;
}

/** Nobody doubts an expression whose section is called excellent, unless nothing else is known to begin with. */
function withoutDoubt(photo: Photo, bank: Bank): Photo {
  if (photo.facts.ratings.features !== 'excellent') return photo;
  const tags = new Set(photo.tags);
  tags.delete('expression.unclear');
  const sure: Photo = { ...photo, tags };
  return premisesOn(sure, bank).length > 0 ? sure : photo;
}

/** What praise has to fit to. @param begin what opener and first joke are on */
function saidSoFar(
  { facts, unpraised }: Photo,
  premise: Entry,
  headline: Option,
  truths: readonly Option[],
  begin: readonly Entry[],
): SaidSoFar {
  const jokes = [premise, ...truths.map(({ entry }) => entry)].flatMap(({ on }) => on);
  const spoken = [...jokes, ...headline.entry.on];
  const faults = new Set<Topic>(
    spoken.filter((tag) => CLAIMS[tag].stance !== 'strength').map((tag) => CLAIMS[tag].topic),
  );
  return {
    premise: premise.on,
    spoken: new Set(topicsOf(spoken)),
    faults,
    told: new Set<Tag>(jokes),
    twice: toldTwice([...begin, headline.entry]),
    unpraised,
    ratings: facts.ratings,
  };
}
