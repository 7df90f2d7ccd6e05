/**
 * How each provider wants to be asked, as data: where, with which fields, and where its answer has the text. From the
 * documentation of late 2026; none of them was called with a real key.
 */
import { readAnthropic, readChat, readGemini, readOllama, readResponses, type Read } from './read-reply.ts';
import type { JsonSchema, ModelRequest } from './types.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** One way to hold the answer to its form. */
export interface Form {
  readonly fields: (schema: JsonSchema) => Fields;
  /** Whether the provider is handed the schema; else the model is told it in words. */
  readonly carriesSchema: boolean;
}

export interface Profile {
  /** Follows the configured address, where that does not end so already; {model} is the model's name. */
  readonly path: string;
  /** Stands before `path` where the configured address is a bare host. */
  readonly version: string;
  readonly headers: (key: string | null) => Headers;
  readonly body: (request: ModelRequest, model: string) => Fields;
  /** Names of the upper bound in tokens, the likeliest first; a dot leads into an object. */
  readonly tokens: readonly [string, ...string[]];
  /** From the strictest to none. */
  readonly forms: readonly [Form, ...Form[]];
  /** Asks a model to think less: sent once it has thought its tokens away. */
  readonly brief: Fields;
  readonly read: Read;
}

type Headers = Readonly<Record<string, string>>;

/** No header where there is no key. */
const keyIn =
  (name: string, before = '') =>
  (key: string | null): Headers =>
    key === null ? {} : { [name]: `${before}${key}` };
const bearer = keyIn('Authorization', 'Bearer ');

const held = (fields: Form['fields']): Form => ({ fields, carriesSchema: true });
const loose = (fields: Fields): Form => ({ fields: () => fields, carriesSchema: false });
const FREE = loose({});

const NAME = 'roast';
const strictly = held((schema) => ({
  response_format: { type: 'json_schema', json_schema: { name: NAME, strict: true, schema } },
}));
const asObject = loose({ response_format: { type: 'json_object' } });

const messages = ({ system, user }: ModelRequest) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];

/** The chat completions of OpenAI, which most others speak, too. */
const COMPATIBLE: Profile = {
  path: '/chat/completions',
  version: '/v1',
  headers: bearer,
  body: (request, model) => ({ model, messages: messages(request), stream: false }),
  tokens: ['max_tokens', 'max_completion_tokens'],
  forms: [strictly, asObject, FREE],
  brief: { reasoning_effort: 'low' },
  read: readChat,
};

/** To templates of Qwen, Gemma and others, on the servers that fill them in. */
const NO_THINKING = { chat_template_kwargs: { enable_thinking: false } };

export const PROFILES = {
  compatible: COMPATIBLE,
  openai: { ...COMPATIBLE, tokens: ['max_completion_tokens', 'max_tokens'] },
  /** Servers that know no schema. */
  json: { ...COMPATIBLE, forms: [asObject, FREE] },
  /** Older ones, without any `response_format`. */
  plain: { ...COMPATIBLE, forms: [FREE] },
  llamacpp: {
    ...COMPATIBLE,
    // Before 2025 the schema stood beside the type.
    forms: [strictly, held((schema) => ({ response_format: { type: 'json_object', schema } })), FREE],
    brief: NO_THINKING,
  },
  vllm: {
    ...COMPATIBLE,
    // Versions before 0.6.
    forms: [strictly, held((schema) => ({ guided_json: schema })), FREE],
    brief: NO_THINKING,
  },
  responses: {
    path: '/responses',
    version: '/v1',
    headers: bearer,
    // By default OpenAI keeps a response for a month.
    body: ({ system, user }, model) => ({ model, instructions: system, input: user, store: false }),
    tokens: ['max_output_tokens'],
    forms: [
      held((schema) => ({ text: { format: { type: 'json_schema', name: NAME, strict: true, schema } } })),
      loose({ text: { format: { type: 'json_object' } } }),
      FREE,
    ],
    brief: { reasoning: { effort: 'low' } },
    read: readResponses,
  },
  anthropic: {
    path: '/messages',
    version: '/v1',
    headers: (key) => ({ 'anthropic-version': '2023-06-01', ...keyIn('x-api-key')(key) }),
    body: ({ system, user }, model) => ({ model, system, messages: [{ role: 'user', content: user }] }),
    tokens: ['max_tokens'],
    forms: [
      held((schema) => ({ output_config: { format: { type: 'json_schema', schema } } })),
      // Models before structured outputs. Newer ones refuse a forced tool.
      held((schema) => ({
        tools: [{ name: NAME, description: 'Hands the answer over.', input_schema: schema }],
        tool_choice: { type: 'tool', name: NAME },
      })),
      FREE,
    ],
    brief: { output_config: { effort: 'low' } },
    read: readAnthropic,
  },
  gemini: {
    path: '/models/{model}:generateContent',
    version: '/v1beta',
    headers: keyIn('x-goog-api-key'),
    body: ({ system, user }) => ({
      systemInstruction: { parts: [{ text: system }] },
      contents: [{ role: 'user', parts: [{ text: user }] }],
    }),
    tokens: ['generationConfig.maxOutputTokens'],
    forms: [
      held((schema) => ({
        generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
      })),
      // Versions before JSON Schema take the words of OpenAPI, which has no additionalProperties here.
      held((schema) => ({
        generationConfig: { responseMimeType: 'application/json', responseSchema: openApi(schema) },
      })),
      loose({ generationConfig: { responseMimeType: 'application/json' } }),
      FREE,
    ],
    brief: { generationConfig: { thinkingConfig: { thinkingLevel: 'low' } } },
    read: readGemini,
  },
  ollama: {
    path: '/api/chat',
    version: '',
    headers: bearer,
    body: (request, model) => ({ model, messages: messages(request), stream: false }),
    tokens: ['options.num_predict'],
    forms: [held((schema) => ({ format: schema })), loose({ format: 'json' }), FREE],
    brief: { think: false },
    read: readOllama,
  },
} as const satisfies Readonly<Record<string, Profile>>;

export type ProfileName = keyof typeof PROFILES;

const isProfileName = (name: string): name is ProfileName => Object.hasOwn(PROFILES, name);

function openApi({ additionalProperties: _none, properties, items, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, openApi(inner)]),
          ),
        }),
    ...(items === undefined ? {} : { items: openApi(items) }),
  };
}

/** By the end of an address that names the call itself. */
const BY_PATH = [
  ['/chat/completions', 'compatible'],
  ['/responses', 'responses'],
  ['/messages', 'anthropic'],
  [':generateContent', 'gemini'],
  ['/api/chat', 'ollama'],
] as const;

/**
 * The profile that the deployer named (ROAST_LLM_PROFILE), else the one that the address tells, else chat completions.
 * Throws where there is none of that name.
 */
export function chooseProfile(url: string, named: string | null): ProfileName {
  if (named !== null) {
    if (isProfileName(named)) return named;
    throw new Error(`ROAST_LLM_PROFILE must be one of: ${Object.keys(PROFILES).join(', ')}.`);
  }
  const { hostname, port, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  const byPath = BY_PATH.find(([end]) => path.endsWith(end))?.[1];
  if (byPath !== undefined && byPath !== 'compatible') return byPath;
  if (hostname === 'api.openai.com') return 'openai';
  if (byPath !== undefined) return byPath;
  if (hostname === 'api.anthropic.com') return 'anthropic';
  // Google and Ollama answer OpenAI's calls as well, under a path of its own.
  if (hostname === 'generativelanguage.googleapis.com' && !path.endsWith('/openai')) return 'gemini';
  if (port === '11434' && !path.endsWith('/v1')) return 'ollama';
  return 'compatible';
}

/** The full address of the call, on the configured host whatever the model is called. */
export function addressOf({ path, version }: Profile, url: string, model: string): string {
  const address = new URL(url);
  const base = address.pathname.replace(/\/+$/, '');
  const [, end = ''] = path.split('{model}');
  const isWhole = base.endsWith(path) || (end !== '' && base.endsWith(end));
  const call = path.replace('{model}', encodeURIComponent(model.replace(/^models\//, '')));
  address.pathname = isWhole ? base : `${base === '' ? version : base}${call}`;
  return address.href;
}
