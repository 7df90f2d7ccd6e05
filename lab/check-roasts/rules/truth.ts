/** Every line is of the bank, and true. */
import { holds } from '../holds.ts';
import { claimsIn } from '../reading.ts';
import { when, type Rule } from './finding.ts';

export const knownLines: Rule = ({ lines, shape, skin, features, vibe, advice }) => [
  ...lines.flatMap(({ place, tags, text }) => when(tags === null, 'unknown-line', place, text)),
  ...[shape, skin, features, vibe].flatMap(({ states, text }) =>
    when(states.length === 0, 'unknown-line', 'section', text),
  ),
  ...advice.flatMap(({ uses, text }) => when(uses.length === 0, 'unknown-line', 'advice', text)),
];

export const trueLines: Rule = (reading) =>
  claimsIn(reading).flatMap(({ tag, line }) => when(!holds(tag, reading.facts), 'untrue', tag, line.text));

/** After the opener exactly where the confidence is low. */
export const caveat: Rule = ({ facts, caveat: told, roast }) =>
  when((facts.confidence === 'low') !== (told !== null), 'caveat', facts.confidence, roast.opener);
