/** What a provider's first refusals teach about its names: which fields it takes, remembered by the process. */
import type { Fields, Form, Profile } from './profiles.ts';
import type { ModelRequest } from './types.ts';

/** Indexes into the lists of the profile, and what was found out beside them. */
export interface Learned {
  readonly tokens: number;
  readonly form: number;
  /**
   * `asked`: it thinks, so it is asked to think less and has room for what it thinks all the same; `room`: it knows no
   * such field.
   */
  readonly thinking: 'no' | 'asked' | 'room';
}

export const NOTHING_LEARNED: Learned = { tokens: 0, form: 0, thinking: 'no' };

/** Tokens for a model that thinks, as a multiple of what the answer needs. */
const ROOM = 4;

const FORM_WORDS =
  /response_?(?:format|json_?schema|schema|mime_?type)|json_?(?:schema|object)|structured|output_(?:config|format)|\bformat\b|\bstrict\b|\bschema\b|additional_?properties|guided_json|\bgrammar\b|tool_choice|\benum\b/i;
const THINKING_WORDS = /reasoning|think|effort|chat_template_kwargs/i;

const leafOf = (path: string) => path.split('.').at(-1) ?? path;

/**
 * What to do otherwise after a refusal in these words; null where they name nothing that could be left out or called
 * otherwise.
 */
export function learnFromRefusal(learned: Learned, profile: Profile, words: string): Learned | null {
  const name = leafOf(profile.tokens[learned.tokens] ?? '');
  // A name that holds another (`max_tokens_to_sample`) is not that other.
  const namesTokens = new RegExp(`(?<![a-z_])${name}(?![a-z_])`, 'i').test(words);
  const namesThinking = learned.thinking === 'asked' && THINKING_WORDS.test(words);
  // One thing at a time: some refusals repeat the whole question, and a word of the form is also said in passing.
  if (namesThinking) return { ...learned, thinking: 'room' };
  if (namesTokens && learned.tokens + 1 < profile.tokens.length) {
    return { ...learned, tokens: learned.tokens + 1 };
  }
  if (FORM_WORDS.test(words) && learned.form + 1 < profile.forms.length) {
    return { ...learned, form: learned.form + 1 };
  }
  return null;
}

/** After an answer without a text: the tokens went into thoughts. Null where that was known. */
export const learnFromSilence = (learned: Learned): Learned | null =>
  learned.thinking === 'no' ? { ...learned, thinking: 'asked' } : null;

/** The body as this provider takes it, so far as that is known. */
export function bodyFor(request: ModelRequest, profile: Profile, model: string, learned: Learned): Fields {
  const form: Form = profile.forms[learned.form] ?? profile.forms[0];
  const path = profile.tokens[learned.tokens] ?? profile.tokens[0];
  const bound = request.maxTokens * (learned.thinking === 'no' ? 1 : ROOM);
  const [outer = path, inner] = path.split('.');
  return merged([
    profile.body(form.carriesSchema ? request : inWords(request), model),
    { [outer]: inner === undefined ? bound : { [inner]: bound } },
    form.fields(request.schema),
    learned.thinking === 'asked' ? profile.brief : {},
  ]);
}

const inWords = (request: ModelRequest): ModelRequest => ({
  ...request,
  system: `${request.system}\n\nAnswer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(request.schema)}`,
});

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects of the same name become one. */
function merged(parts: readonly Fields[]): Fields {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const known = whole[name];
    whole[name] = isFields(known) && isFields(value) ? { ...known, ...value } : value;
  }
  return whole;
}
