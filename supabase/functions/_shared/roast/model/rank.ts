/**
 * From what may be told of three candidates, and the writer's own lines, to one roast: the best candidate first, what it lacks
 * from the others, the writer's lines in every gap. No line of the model's takes a place where the roast would say less of what the
 * photo shows, or fit together worse. Pure.
 */
import type { Lang } from '../../vocabulary.ts';
import { formsIn, isShort, isWorn, type Form } from '../banks/forms.ts';
import { familiesIn, type Family } from '../banks/images.ts';
import { runnersIn } from '../banks/runners.ts';
import type { RoastFacts } from '../contract.ts';
import { CLAIMS, isDetail, isSeen, type Topic } from '../plan/claims.ts';
import { faultTopics } from '../plan/jokes.ts';
import { disjoint, MOST_TEASED, topicsOf } from '../plan/options.ts';
import { contradicts } from '../plan/praise.ts';
import type { Tag } from '../plan/tags.ts';
import { groupsOf } from '../plan/truths.ts';
import type { ComposedRoast } from '../writer.ts';
import { bare, type GoodCandidate, type GoodLine, type LinePlace } from './lines.ts';

/** A line in its place, with what it has in common with others. */
interface Placed {
  readonly place: LinePlace | 'opener' | 'great';
  readonly text: string;
  readonly on: readonly Tag[];
  readonly images: readonly Family[];
  readonly forms: readonly Form[];
  readonly isModels: boolean;
}

/** The six lines that a model may write. */
export interface Six {
  readonly verdict: Placed;
  readonly headline: Placed;
  /** Three. */
  readonly truths: readonly Placed[];
  readonly closer: Placed;
}

/** What stands around them, and stays. */
interface Frame {
  readonly opener: Placed;
  readonly greats: readonly Placed[];
  readonly unpraised: readonly string[];
}

const placed = (
  place: Placed['place'],
  text: string,
  on: readonly Tag[],
  lang: Lang,
  isModels: boolean,
): Placed => ({
  place,
  text,
  on,
  images: [...familiesIn(text, lang, on), ...runnersIn(text, lang)],
  forms: formsIn(text, lang),
  isModels,
});

const linesIn = ({ verdict, headline, truths, closer }: Six): readonly Placed[] => [
  verdict,
  headline,
  ...truths,
  closer,
];

/** How many of the six lines are the model's. */
export const modelLinesIn = (six: Six): number => linesIn(six).filter(({ isModels }) => isModels).length;

/** The writer's own six. */
export function sixOf({ plan }: Pick<ComposedRoast, 'plan'>, lang: Lang): Six {
  const own = (place: LinePlace, { line, entry }: { line: string; entry: { on: readonly Tag[] } }) =>
    placed(place, line, entry.on, lang, false);
  return {
    verdict: own('verdict', plan.verdict),
    headline: own('headline', plan.headline),
    truths: plan.truths.map((truth) => own('truth', truth)),
    closer: own('closer', plan.closer),
  };
}

function frameOf({ plan }: Pick<ComposedRoast, 'plan'>, lang: Lang, unpraised: readonly string[]): Frame {
  return {
    opener: placed('opener', plan.opener.line, plan.premise.on, lang, false),
    greats: plan.greats.map(({ line, entry }) => placed('great', line, entry.on, lang, false)),
    unpraised,
  };
}

/** So many words of a kind that stand there more than once. */
const repeats = (words: readonly string[]): number => words.length - new Set(words).size;

/** So many letters in common at the beginnings of two lines, and they read as one told twice: as the planner has it. */
const ECHO: Readonly<Record<Lang, number>> = { en: 14, ja: 6 };

/** How often these lines get in each other's way, by the rules that the planner goes by. 0: they fit. */
function clashes(six: Six, { opener, greats, unpraised }: Frame, lang: Lang): number {
  const { verdict, headline, truths, closer } = six;
  const all = [opener, ...greats, ...linesIn(six)];
  const jokes = [opener, headline, ...truths];
  const spoken = [...jokes, verdict].flatMap(({ on }) => on);
  const faults = new Set<Topic>(topicsOf(spoken.filter((tag) => CLAIMS[tag].stance !== 'strength')));
  const praise = closer.on.filter((tag) => CLAIMS[tag].stance === 'strength');
  const back = closer.on.filter((tag) => CLAIMS[tag].stance !== 'strength');
  const told = new Set(jokes.flatMap(({ on }) => on));
  const ends = [headline, opener, ...truths.slice(0, 1), closer].flatMap(({ on }) => topicsOf(on));
  const teased = new Set(faultTopics(jokes.flatMap(({ on }) => on))).size;
  return [
    // A last line that looks back may name the picture again.
    repeats(
      all.filter(({ on, place }) => place !== 'closer' || on.length === 1).flatMap(({ images }) => images),
    ),
    repeats(all.flatMap(({ forms }) => forms.filter(isWorn))),
    repeats(all.map(({ text }) => bare(text).slice(0, ECHO[lang]))),
    repeats(truths.flatMap(({ on }) => [...groupsOf(on)])),
    Math.max(0, teased - MOST_TEASED),
    Number(!disjoint(praise, faults)) + Number(contradicts(praise, faults, unpraised)),
    back.filter((tag) => !told.has(tag)).length,
    [...new Set(ends)].filter((topic) => ends.filter((other) => other === topic).length > 2).length,
  ].reduce((sum, count) => sum + count, 0);
}

/** Longer than this a joke is heard out no more. */
const LONG: Readonly<Record<Lang, number>> = { en: 130, ja: 65 };

/** How good a line is by itself: it sees the photo, says so in words, is far from the guard, has a shape and ends in time. */
function worthOf({ place, about, text, margin, hasOwnWord }: GoodLine, lang: Lang): number {
  const forms = formsIn(text, lang);
  return (
    3 * Number(isSeen([about])) +
    2 * Number(isDetail([about])) +
    Number(hasOwnWord) +
    2 * margin +
    Number(forms.some((form) => !isWorn(form))) -
    2 * Number(forms.some(isWorn)) -
    Number(place === 'truth' && text.length > LONG[lang])
  );
}

/** What two short truths and one long one, of three shapes, are worth more. */
const WELL_SHAPED = 2;
const MOST_SHORT = 2;

/** How good a candidate is: by its lines, and by what they have in common. */
function candidateWorth(candidate: GoodCandidate, lang: Lang): number {
  const { verdict, headline, truths, closer } = candidate;
  const lines = [verdict, headline, ...truths, closer].filter((line) => line !== null);
  const short = truths.filter(({ text }) => isShort(text, lang)).length;
  const shapes = truths.flatMap(({ text }) => formsIn(text, lang));
  const images = lines.flatMap(({ text, about }) => familiesIn(text, lang, [about]));
  return (
    lines.reduce((sum, line) => sum + worthOf(line, lang), 0) +
    WELL_SHAPED * Number(truths.length > MOST_SHORT && short === MOST_SHORT && repeats(shapes) === 0) -
    2 * repeats(images)
  );
}

/** The best first; equals in their order. */
const byWorth = <T>(list: readonly T[], worth: (one: T) => number): T[] =>
  list
    .map((one) => ({ one, value: worth(one) }))
    .sort((a, b) => b.value - a.value)
    .map(({ one }) => one);

const swap = (truths: readonly Placed[], at: number, line: Placed): Placed[] =>
  truths.map((old, i) => (i === at ? line : old));

/** These six with this line in each of the places that it may take, the fittest first. */
function triesWith(six: Six, line: Placed): readonly { readonly six: Six; readonly old: Placed }[] {
  if (line.place === 'verdict') return [{ six: { ...six, verdict: line }, old: six.verdict }];
  if (line.place === 'headline') return [{ six: { ...six, headline: line }, old: six.headline }];
  if (line.place === 'closer') return [{ six: { ...six, closer: line }, old: six.closer }];
  const groups = groupsOf(line.on);
  const sameGroup = ({ on }: Placed) => Number([...groupsOf(on)].some((group) => groups.has(group)));
  return six.truths
    .map((old, at) => ({ six: { ...six, truths: swap(six.truths, at, line) }, old }))
    .toSorted(
      (a, b) => sameGroup(b.old) - sameGroup(a.old) || Number(isSeen(a.old.on)) - Number(isSeen(b.old.on)),
    );
}

/**
 * The writer's six with the model's lines wherever these fit, and how many lines would have been good by themselves but
 * found no place though one was left. @param unpraised what may not be praised to this person
 */
export function chooseLines(
  candidates: readonly GoodCandidate[],
  written: Pick<ComposedRoast, 'plan'>,
  { lang }: Pick<RoastFacts, 'lang'>,
  unpraised: readonly string[],
): { readonly six: Six; readonly besides: number } {
  const frame = frameOf(written, lang, unpraised);
  const ranked = byWorth(candidates, (candidate) => candidateWorth(candidate, lang));
  const lines = ranked.flatMap(({ verdict, headline, truths, closer }) =>
    [...byWorth(truths, (truth) => worthOf(truth, lang)), headline, closer, verdict]
      .filter((line) => line !== null)
      .map(({ place, text, about }) => placed(place, text, [about], lang, true)),
  );
  let six = sixOf(written, lang);
  let left = lines;
  // A line may fit as soon as another has taken the place of what it did not go with.
  for (let turn = 0; turn < 2; turn += 1) {
    left = left.filter((line) => {
      const before = clashes(six, frame, lang);
      const found = triesWith(six, line).find(
        ({ six: tried, old }) =>
          !old.isModels && (isSeen(line.on) || !isSeen(old.on)) && clashes(tried, frame, lang) <= before,
      );
      six = found?.six ?? six;
      return found === undefined;
    });
  }
  const isOpen = ({ place }: Placed) => linesIn(six).some((line) => line.place === place && !line.isModels);
  return { six, besides: left.filter(isOpen).length };
}

/** These six with the writer's line back in the place of the model's with this text. */
export function takeBack(six: Six, own: Six, text: string): Six {
  const back = (line: Placed, old: Placed) => (line.isModels && line.text === text ? old : line);
  return {
    verdict: back(six.verdict, own.verdict),
    headline: back(six.headline, own.headline),
    truths: six.truths.map((line, i) => back(line, own.truths[i] ?? line)),
    closer: back(six.closer, own.closer),
  };
}
