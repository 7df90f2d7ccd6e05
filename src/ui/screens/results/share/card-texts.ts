/** What the card says of a roast, whose texts still have `{name}` where the name belongs. */
import type { Roast } from '#roast/contract.ts';
import { fillNameIn } from '#roast/fill-name.ts';
import { bestFirst } from '#ui/components/result/best-first.ts';

/** Each null without a roast. */
interface CardTexts {
  readonly headline: string | null;
  readonly joke: string | null;
  readonly strength: string | null;
}

/** `truth`: which of the truths is quoted, from 0, in the order of the page. `name`: null leaves it out, as for somebody who told none. */
export function cardTexts(roast: Roast | null, truth: number, name: string | null): CardTexts {
  const filled = (text: string | undefined) => (text === undefined ? null : fillNameIn(text, name));
  return {
    headline: filled(roast?.headline),
    joke: filled(roast === null ? undefined : bestFirst(roast)[truth]),
    strength: filled(roast?.whatIsGreat[0]),
  };
}

/** Whether the card would say this name. */
export function saysName(roast: Roast | null, truth: number, name: string | null): boolean {
  const without = cardTexts(roast, truth, null);
  const { headline, joke, strength } = cardTexts(roast, truth, name);
  return headline !== without.headline || joke !== without.joke || strength !== without.strength;
}
