/** Whether a text speaks of the skin or of the lines of a face, whatever language it is said to be in. */
import { RULES } from './languages/rules.ts';
import { readings } from './normalise.ts';

/** Patterns of every language, whole words where the language has spaces. */
function patterns(list: 'faceLines' | 'skin'): RegExp[] {
  return Object.values(RULES).map(({ [list]: sources, wholeWords }) => {
    const any = sources.join('|');
    return new RegExp(wholeWords ? `(?<![a-z0-9])(?:${any})(?![a-z0-9])` : any, 'iu');
  });
}

/** The words for the lines of a face, of which nothing is told (decisions/tone). */
const FACE_LINES: readonly RegExp[] = patterns('faceLines');
const SKIN = patterns('skin');

const isIn = (text: string, words: readonly RegExp[]): boolean =>
  readings(text).some((form) => words.some((pattern) => pattern.test(form)));

export const namesFaceLines = (text: string): boolean => isIn(text, FACE_LINES);

/** By words that mean the skin and nothing else: playful words for it pass. */
export const namesSkin = (text: string): boolean => isIn(text, SKIN);
