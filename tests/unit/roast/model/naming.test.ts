/** Real sentences of providers' refusals, and what is done about them. */
import { expect, test } from 'vitest';
import { learnFromRefusal, learnFromSilence, NOTHING_LEARNED, type Learned } from '#roast/model/naming.ts';
import { PROFILES, type ProfileName } from '#roast/model/profiles.ts';

const CASES: readonly (readonly [ProfileName, string, Partial<Learned> | null, Partial<Learned>?])[] = [
  [
    'compatible',
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    { tokens: 1 },
  ],
  ['openai', 'Unrecognized request argument supplied: max_completion_tokens', { tokens: 1 }],
  ['openai', '{"detail":[{"type":"extra_forbidden","loc":["body","max_completion_tokens"]}]}', { tokens: 1 }],
  [
    'compatible',
    'response_format type must be one of "text" or "json_object", but got: json_schema',
    { form: 1 },
  ],
  ['compatible', "Invalid schema for response_format 'roast': 'enum' is not permitted.", { form: 1 }],
  ['compatible', "This model does not support 'json_object'", { form: 2 }, { form: 1 }],
  ['compatible', 'response_format is not supported', null, { form: 2 }],
  ['anthropic', 'output_config.format: This model does not support structured outputs.', { form: 1 }],
  ['anthropic', 'tool_choice: forced tool use is not supported by this model', { form: 2 }, { form: 1 }],
  [
    'gemini',
    'Invalid JSON payload received. Unknown name "responseJsonSchema" at \'generation_config\'',
    { form: 1 },
  ],
  [
    'gemini',
    'Unknown name "additionalProperties" at \'generation_config.response_schema\'',
    { form: 2 },
    { form: 1 },
  ],
  [
    'gemini',
    'Unknown name "thinkingLevel" at \'generation_config.thinking_config\'',
    { thinking: 'room' },
    { thinking: 'asked' },
  ],
  ['openai', "Unsupported parameter: 'reasoning_effort'", { thinking: 'room' }, { thinking: 'asked' }],
  ['ollama', '"llama3" does not support thinking', { thinking: 'room' }, { thinking: 'asked' }],
  ['llamacpp', 'failed to parse grammar', { form: 1 }],
  // A refusal that repeats the question names all of its fields: the second time it is the form.
  [
    'vllm',
    '{"detail":[{"loc":["body","response_format"],"input":{"max_completion_tokens":900}}]}',
    { form: 1 },
    { tokens: 1 },
  ],
  ['compatible', 'Incorrect API key provided', null],
  ['compatible', 'max_tokens_to_sample is too old', null],
  ['compatible', '', null],
];

const rows = CASES.map(([profile, words, learned, before = {}]) => ({ profile, words, learned, before }));

test.each(rows)('$profile: $words', ({ profile, words, learned, before }) => {
  const from = { ...NOTHING_LEARNED, ...before };
  const next = learnFromRefusal(from, PROFILES[profile], words);
  expect(next).toEqual(learned === null ? null : { ...from, ...learned });
});

test('a model that says nothing is asked once to think less', () => {
  const asked = learnFromSilence(NOTHING_LEARNED);
  expect(asked).toEqual({ ...NOTHING_LEARNED, thinking: 'asked' });
  expect(learnFromSilence({ ...NOTHING_LEARNED, thinking: 'asked' })).toBeNull();
  expect(learnFromSilence({ ...NOTHING_LEARNED, thinking: 'room' })).toBeNull();
});
