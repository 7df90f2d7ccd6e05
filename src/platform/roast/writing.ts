/** All that writing a roast takes, besides the lines: one file on the line, fetched when the first roast is near. */
export { loadBank } from '#roast/banks/banks.ts';
export { traitsOf } from '#roast/banks/traits.ts';
export { behindOf, withFreshTurns } from '#roast/plan/memory.ts';
export { adviceToldBy, shownLinesOf } from '#roast/plan/shown-lines.ts';
export { bonusOf, thingsOf } from '#roast/plan/taste.ts';
export { toldByFunction } from '#roast/plan/told-by-function.ts';
export { composeRoast } from '#roast/writer.ts';
