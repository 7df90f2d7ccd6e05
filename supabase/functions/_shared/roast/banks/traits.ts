/** What the planner knows of a line besides its key, read once: a roast asks of thousands. */
import type { Lang } from '../../vocabulary.ts';
import type { Tag } from '../plan/tags.ts';
import { countsIn } from './counts.ts';
import { formsIn, isShort, type Form } from './forms.ts';
import { familiesIn, type Family } from './images.ts';
import { runnersIn } from './runners.ts';

export interface Traits {
  readonly forms: readonly Form[];
  /** What its picture is of, running jokes by their names. */
  readonly images: readonly Family[];
  readonly isShort: boolean;
  /** Teeth, or what is under eyes: nothing for teens. */
  readonly isForAdults: boolean;
  /** How many photos it says there were. */
  readonly counts: readonly number[];
}

const FOR_ADULTS: Readonly<Record<Lang, RegExp>> = {
  en: /\bt(?:ee|oo)th\b|\bunder[- ](?:your )?eyes?\b|\bdark circles?\b|\beye ?bags?\b/iu,
  ja: /歯(?!医者|ブラシ|車)|目の下|隈|(?<![ァ-ヶー])クマ(?![ァ-ヶー])/u,
};

/** Whether a line is about teeth, or about what is under eyes. */
export const isForAdults = (line: string, lang: Lang): boolean => FOR_ADULTS[lang].test(line);

const known = new Map<string, Traits>();

/** @param on the tags of the line's key; a line stands under one key of a language */
export function traitsOf(line: string, lang: Lang, on: readonly Tag[]): Traits {
  const before = known.get(line);
  if (before !== undefined) return before;
  const traits: Traits = {
    forms: formsIn(line, lang),
    images: [...familiesIn(line, lang, on), ...runnersIn(line, lang)],
    isShort: isShort(line, lang),
    isForAdults: isForAdults(line, lang),
    counts: countsIn(line, lang, on),
  };
  known.set(line, traits);
  return traits;
}
