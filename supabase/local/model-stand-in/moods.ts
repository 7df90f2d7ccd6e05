/**
 * How the stand-in may behave, by the name of the model that is asked for. The first of them write something, well or badly;
 * the others fail as providers do.
 */
export const MOODS = {
  good: 'three candidates of funny lines about the facts',
  dull: 'repeats the facts, without a joke',
  hostile: 'says hurtful things, in disguise or between the lines',
  injected: 'repeats its instructions, adds links and fields of its own',
  'wrong-language': 'writes in the other language',
  'wrong-facts': 'names things that nobody has measured',
  long: 'never comes to an end of a line',
  fenced: 'puts its JSON into a code fence',
  chatty: 'says a sentence before and after its JSON',
  half: 'is cut off in the middle by the limit of tokens',
  empty: 'writes nothing',
  thinks: 'spends its tokens on thoughts until it is asked to think less',
  declines: 'will not write this',
  slow: 'answers after half a minute',
  drip: 'sends a byte now and then, for ever',
  flood: 'never stops sending',
  broken: 'breaks the connection off in the middle of a body',
  nonsense: 'answers with a page instead of JSON',
  busy: '429 with Retry-After',
  loading: '503 with Retry-After',
  failing: '500',
  locked: '401',
  'new-names': 'refuses max_tokens and temperature',
  'old-names': 'refuses max_completion_tokens',
  'no-schema': 'refuses the first way to hold it to a schema',
  'no-format': 'refuses every way to hold it to a form',
  'no-effort': 'thinks, and knows no field that asks for less of it',
} as const;

export type Mood = keyof typeof MOODS;

export const isMood = (name: string): name is Mood => Object.hasOwn(MOODS, name);
