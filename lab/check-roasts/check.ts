/** Holds one finished roast against the facts and its own other lines. */
import type { AdviceCode } from '#functions/vocabulary.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import type { BankIndex } from './bank-index.ts';
import { readRoast, type Reading } from './reading.ts';
import { advice, adviceOnce, photoAdvice } from './rules/advice.ts';
import type { Finding, Rule } from './rules/finding.ts';
import {
  lastIsPraise,
  moreStrengths,
  noLines,
  onceEach,
  ownTopics,
  skinTruths,
  teens,
} from './rules/kind.ts';
import { cleanPraise, incompatible, teasedAndPraised } from './rules/praise.ts';
import { featuresSection, shapeSection, skinSection, vibeSection } from './rules/sections.ts';
import { caveat, knownLines, trueLines } from './rules/truth.ts';

const RULES: readonly Rule[] = [
  knownLines,
  trueLines,
  caveat,
  teasedAndPraised,
  cleanPraise,
  incompatible,
  skinSection,
  vibeSection,
  featuresSection,
  shapeSection,
  advice,
  adviceOnce,
  photoAdvice,
  skinTruths,
  teens,
  noLines,
  moreStrengths,
  lastIsPraise,
  onceEach,
  ownTopics,
];

export const findingsIn = (reading: Reading): Finding[] => RULES.flatMap((rule) => [...rule(reading)]);

/** Every contradiction of this roast; none where it holds. Pure. */
export const checkRoastAgainst = (
  facts: RoastFacts,
  roast: Roast,
  index: BankIndex,
  photoAdvice: readonly AdviceCode[] = [],
): Finding[] => findingsIn(readRoast(facts, roast, index, photoAdvice));
