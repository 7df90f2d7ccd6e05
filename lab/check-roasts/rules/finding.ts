import type { Reading } from '../reading.ts';

/** Every way in which a roast can contradict the facts, itself or the tone (decisions/tone). */
export const KINDS = {
  'unknown-line': 'a text that the bank does not have in this place',
  untrue: 'a line claims what the facts do not say',
  incompatible: 'two lines say what cannot both be',
  'teased-and-praised': 'a topic is teased and praised',
  'part-teased-whole-praised': 'a whole is praised, and a part of it teased',
  'great-with-dig': 'a strength names a fault',
  'new-dig-last': 'the last line names a fault that nothing before it named',
  'section-untrue': 'a section says what the facts do not say',
  'section-against-line': 'a section and a line contradict',
  'advice-against-praise': 'advice for what is praised, or joked about as good',
  'praise-against-photo-advice': 'praise of what the result says to change beside the roast',
  'advice-twice': 'two pieces of advice in one list come down to the same',
  'advice-without-cause': 'advice that neither the photo nor the person asked for',
  'advice-for-others': 'advice that is meant for somebody else',
  'teen-finding': 'not for teens (decisions/tone)',
  'lines-spoken': 'lines on a face are spoken of',
  'skin-truths': 'more than one truth about the skin',
  'digs-outnumber': 'more is teased than praised',
  'last-not-praise': 'the last line is no strength',
  'line-twice': 'a text stands twice',
  'topic-twice': 'two truths on one topic',
  caveat: 'the caveat does not fit the confidence',
} as const;
export type Kind = keyof typeof KINDS;

export interface Finding {
  readonly kind: Kind;
  /** What exactly, in a word or two: tags, topics or states. */
  readonly what: string;
  /** The one or two texts. */
  readonly texts: readonly string[];
}

/** Looks for one or more kinds of contradiction. Pure. */
export type Rule = (reading: Reading) => readonly Finding[];

/** A list of one or none. */
export const when = (found: boolean, kind: Kind, what: string, ...texts: readonly string[]): Finding[] =>
  found ? [{ kind, what, texts }] : [];
