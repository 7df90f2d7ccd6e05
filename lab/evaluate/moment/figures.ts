/** How often each word of the moment is right where it is said. */
import type { LabelledMoment } from './labels.ts';
import { FACTS, type FactName, type Said } from './said.ts';
import { doubted } from './visible.ts';

export interface JudgedMoment {
  readonly label: LabelledMoment;
  readonly said: Said;
}

export interface WordCount {
  /** How often the word was said where the eye could tell, and how often it was true. */
  readonly said: number;
  readonly right: number;
  /** Said where the eye could not tell: in neither number. */
  readonly doubtful: number;
  /** right / said; NaN where it was never said. */
  readonly precision: number;
}

export interface WordFigures {
  readonly fact: FactName;
  /** A word; `any` for all words of the fact, and `left or right`, because the measure is the same mirrored. */
  readonly word: string;
  readonly heldOut: WordCount;
  readonly all: WordCount;
  /** Files of the photos where it was said and was seen not to be true. */
  readonly wrong: readonly string[];
}

export interface MomentFigures {
  readonly photos: number;
  readonly words: readonly WordFigures[];
  /** Share of the photos where a word of the fact is said. */
  readonly coverage: Readonly<Record<FactName, number>>;
}

const SIDES = ['left', 'right'];

function countOf(judged: readonly JudgedMoment[], fact: FactName, words: readonly string[]): WordCount {
  const saying = judged.filter(({ said }) => words.includes(said[fact] ?? ''));
  const telling = saying.filter((one) => isTold(one, fact));
  const right = telling.filter((one) => isRight(one, fact)).length;
  return {
    said: telling.length,
    right,
    doubtful: saying.length - telling.length,
    precision: right / telling.length,
  };
}

const isTold = ({ label, said }: JudgedMoment, fact: FactName): boolean => {
  const seen = label.seen[fact];
  return seen !== null && !seen.includes(doubted(said[fact] ?? ''));
};

const isRight = ({ label, said }: JudgedMoment, fact: FactName): boolean =>
  label.seen[fact]?.includes(said[fact] ?? '') ?? false;

export function momentFigures(judged: readonly JudgedMoment[]): MomentFigures {
  const held = judged.filter(({ label }) => label.heldOut);
  const figures = (fact: FactName, word: string, words: readonly string[]): WordFigures => ({
    fact,
    word,
    heldOut: countOf(held, fact, words),
    all: countOf(judged, fact, words),
    wrong: judged
      .filter((one) => words.includes(one.said[fact] ?? '') && isTold(one, fact) && !isRight(one, fact))
      .map(({ label }) => label.file),
  });
  const words = FACTS.flatMap((fact) => {
    const said = [...new Set(judged.flatMap(({ said }) => said[fact] ?? []))].toSorted();
    if (said.length === 0) return [];
    const sides = SIDES.every((side) => said.includes(side));
    return [
      ...said.map((word) => figures(fact, word, [word])),
      ...(sides ? [figures(fact, 'left or right', SIDES)] : []),
      figures(fact, 'any', said),
    ];
  });
  const coverage = Object.fromEntries(
    FACTS.map((fact) => [fact, judged.filter(({ said }) => said[fact] !== null).length / judged.length]),
  ) as MomentFigures['coverage'];
  return { photos: judged.length, words, coverage };
}
