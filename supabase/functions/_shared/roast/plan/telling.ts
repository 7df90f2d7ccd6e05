/** What a roast has told so far: each worn form once, one picture a line, nothing that is not for this person. */
import type { Lang } from '../../vocabulary.ts';
import { mayBeTeen, type RoastFacts, type Turn } from '../contract.ts';
import { isWorn, type Form } from '../banks/forms.ts';
import type { Family } from '../banks/images.ts';
import { traitsOf, type Traits } from '../banks/traits.ts';
import type { Choose } from './choice.ts';
import type { Option } from './options.ts';

export interface Telling {
  /** The option that is told in this turn. Throws a RangeError where there is none. */
  readonly take: (turn: Turn, options: readonly Option[]) => Option;
  readonly traits: (option: Option) => Traits;
  /** The forms and pictures of all lines that were taken. */
  readonly forms: ReadonlySet<Form>;
  readonly images: ReadonlySet<Family>;
}

/** Of the history there are as many photos as it says, and of this day as many tries. */
function countsRight({ counts }: Traits, { on }: Option['entry'], { past, moment }: RoastFacts): boolean {
  if (counts.length === 0) return true;
  const count = on.includes('tries.many') ? moment.tries : past.times;
  return count !== null && counts.includes(count);
}

/** So many characters in common at their beginnings, and two lines read as one told twice. */
const ECHO: Readonly<Record<Lang, number>> = { en: 14, ja: 6 };

const beginningOf = ({ line }: Option, lang: Lang): string => line.slice(0, ECHO[lang]);

/** Where the photo hides a lot, the opener is followed by the words on that. */
const isSaidAnyway = (form: Form, facts: RoastFacts): boolean =>
  form === 'caveat' && facts.confidence === 'low';

/** A last line that looks back may name the picture again. */
const mayRepeatImage = (turn: Turn, { entry }: Option): boolean => turn === 'closer' && entry.on.length > 1;

/** Whether a line is for this person and for these photos. */
export function isFor({ line, entry }: Option, facts: RoastFacts): boolean {
  const of = traitsOf(line, facts.lang, entry.on);
  return !(mayBeTeen(facts) && of.isForAdults) && countsRight(of, entry, facts);
}

/** Whether a line can stand beside these others of a roast: no worn form twice, no picture twice, no first words twice. */
export function goesWith(turn: Turn, option: Option, others: readonly Option[], facts: RoastFacts): boolean {
  const { lang } = facts;
  const { forms, images } = traitsOf(option.line, lang, option.entry.on);
  const worn = forms.filter(isWorn);
  if (worn.some((form) => isSaidAnyway(form, facts))) return false;
  return others.every((other) => {
    const told = traitsOf(other.line, lang, other.entry.on);
    return (
      beginningOf(other, lang) !== beginningOf(option, lang) &&
      !worn.some((form) => told.forms.includes(form)) &&
      (mayRepeatImage(turn, option) || !images.some((image) => told.images.includes(image)))
    );
  });
}

export function startTelling(facts: RoastFacts, choose: Choose): Telling {
  const forms = new Set<Form>();
  const images = new Set<Family>();
  const beginnings = new Set<string>();
  const isSaid = (form: Form) => isWorn(form) && (forms.has(form) || isSaidAnyway(form, facts));
  const traits = ({ line, entry }: Option) => traitsOf(line, facts.lang, entry.on);
  const beginsAnew = (option: Option) => !beginnings.has(beginningOf(option, facts.lang));
  const hasNewForm = (option: Option) => !traits(option).forms.some(isSaid);
  const hasNewImage = (turn: Turn, option: Option) =>
    mayRepeatImage(turn, option) || !traits(option).images.some((image) => images.has(image));

  /**
   * What is for this person, in a new form and with other first words, or in one of these where there is no more. A picture that the roast has
   * already comes last: before a line that was told, behind all others.
   */
  function apart(turn: Turn, all: readonly Option[]): readonly Option[] {
    let left = all;
    for (const holds of [(option: Option) => isFor(option, facts), hasNewForm, beginsAnew]) {
      const fewer = left.filter(holds);
      if (fewer.length > 0) left = fewer;
    }
    const [fresh, seen]: [Option[], Option[]] = [[], []];
    for (const option of left) (hasNewImage(turn, option) ? fresh : seen).push(option);
    return fresh.length === 0 ? left : [...fresh, ...seen.map((option) => ({ ...option, isSpare: true }))];
  }

  return {
    take(turn, all) {
      const options = apart(turn, all);
      const choices = options.map((option) => ({
        name: option.line,
        on: option.entry.on,
        rank: option.rank,
        traits: traits(option),
        isSpare: option.isSpare ?? false,
      }));
      const found = options[choose(turn, choices)];
      if (found === undefined) throw new RangeError(`no line for the ${turn}`);
      beginnings.add(beginningOf(found, facts.lang));
      for (const form of traits(found).forms) forms.add(form);
      for (const image of traits(found).images) images.add(image);
      return found;
    },
    traits,
    forms,
    images,
  };
}
