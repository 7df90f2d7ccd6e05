/** The protocols of the providers, from the server's side: what a request says, and how an answer or a refusal looks. */
import type { Told } from './lines.ts';

export type Json = Readonly<Record<string, unknown>>;

/** How an answer ended. */
export type End = 'whole' | 'cut' | 'declined';

export interface Protocol {
  /** Paths of its call. */
  readonly path: RegExp;
  /** Whether these are chat completions, whose bound has two names. */
  readonly isChat: boolean;
  readonly told: (body: Json) => Told;
  /** Fields that bound the answer in tokens, as far as the body has them. */
  readonly bounds: (body: Json) => Readonly<Record<string, unknown>>;
  /** By which field the answer is held to its form, the strictest first; null: by none. */
  readonly form: (body: Json) => { readonly field: string; readonly rank: 'first' | 'other' } | null;
  readonly asksForLessThought: (body: Json) => boolean;
  readonly answer: (text: string, end: End, body: Json) => unknown;
  readonly refusal: (words: string, field: string | null) => unknown;
  /** What the provider refuses besides; null where the request is as it should be. */
  readonly fault: (body: Json, headers: Readonly<Record<string, unknown>>) => string | null;
}

/** What an answer's `model` says. */
const SPEAKER = 'stand-in (no language model)';

const inside = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    value,
  );
const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const found = inside(value, ...path);
  return typeof found === 'string' ? found : '';
};
const picked = (from: unknown, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = inside(from, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const messagesOf = (body: Json): Told => ({
  system: textAt(body, 'messages', 0, 'content'),
  user: textAt(body, 'messages', 1, 'content'),
});

/** What OpenAI's strict mode wants of each object of a schema, and the keywords that providers do not take. */
function schemaFault(schema: unknown, closed: boolean): string | null {
  if (typeof schema !== 'object' || schema === null) return null;
  const node = schema as Record<string, unknown>;
  const odd = Object.keys(node).find(
    (name) => !/^(?:type|properties|required|additionalProperties|items|enum|description)$/.test(name),
  );
  if (odd !== undefined) return `'${odd}' is not permitted`;
  if (node['type'] === 'object' && closed && node['additionalProperties'] !== false) {
    return "'additionalProperties' is required to be supplied and to be false";
  }
  if (!closed && 'additionalProperties' in node) return 'Unknown name "additionalProperties"';
  const inner = [...Object.values((node['properties'] as object | undefined) ?? {}), node['items']];
  for (const each of inner) {
    const fault = schemaFault(each, closed);
    if (fault !== null) return fault;
  }
  return null;
}

const openAiRefusal = (message: string, param: string | null) => ({
  error: { message, type: 'invalid_request_error', param, code: null },
});

const FINISH = { whole: 'stop', cut: 'length', declined: 'content_filter' } as const;

const chat: Protocol = {
  path: /\/chat\/completions$/,
  isChat: true,
  told: messagesOf,
  bounds: (body) => picked(body, ['max_tokens', 'max_completion_tokens']),
  form(body) {
    const field = ['guided_json', 'response_format'].find((name) => name in body);
    if (field === undefined) return null;
    const isFirst = inside(body, 'response_format', 'type') === 'json_schema';
    return { field, rank: isFirst ? 'first' : 'other' };
  },
  asksForLessThought: (body) => 'reasoning_effort' in body || 'chat_template_kwargs' in body,
  answer: (text, end) => ({
    id: 'stand-in',
    object: 'chat.completion',
    model: SPEAKER,
    choices: [
      {
        index: 0,
        finish_reason: FINISH[end],
        message: {
          role: 'assistant',
          content: end === 'declined' ? null : text,
          refusal: end === 'declined' ? 'I cannot help with that.' : null,
        },
      },
    ],
  }),
  refusal: openAiRefusal,
  fault(body) {
    if (messagesOf(body).user === '') return "'messages' is a required property";
    const fault = schemaFault(inside(body, 'response_format', 'json_schema', 'schema'), true);
    return fault === null ? null : `Invalid schema for response_format 'roast': ${fault}`;
  },
};

const responses: Protocol = {
  path: /\/responses$/,
  isChat: false,
  told: (body) => ({ system: textAt(body, 'instructions'), user: textAt(body, 'input') }),
  bounds: (body) => picked(body, ['max_output_tokens', 'max_tokens']),
  form(body) {
    const type = inside(body, 'text', 'format', 'type');
    if (type === undefined) return null;
    return { field: 'text.format', rank: type === 'json_schema' ? 'first' : 'other' };
  },
  asksForLessThought: (body) => 'reasoning' in body,
  answer: (text, end) => ({
    id: 'stand-in',
    object: 'response',
    model: SPEAKER,
    status: end === 'cut' ? 'incomplete' : 'completed',
    incomplete_details: end === 'cut' ? { reason: 'max_output_tokens' } : null,
    output: [
      { type: 'reasoning', summary: [] },
      ...(text === '' && end !== 'declined'
        ? []
        : [
            {
              type: 'message',
              role: 'assistant',
              content: [
                end === 'declined'
                  ? { type: 'refusal', refusal: 'I cannot help with that.' }
                  : { type: 'output_text', text, annotations: [] },
              ],
            },
          ]),
    ],
  }),
  refusal: openAiRefusal,
  fault(body) {
    if (textAt(body, 'input') === '') return "Missing required parameter: 'input'.";
    const fault = schemaFault(inside(body, 'text', 'format', 'schema'), true);
    return fault === null ? null : `Invalid schema for text.format 'roast': ${fault}`;
  },
};

const STOPS = { whole: 'end_turn', cut: 'max_tokens', declined: 'refusal' } as const;

/** What a forced tool was handed. */
function toolInput(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const anthropic: Protocol = {
  path: /\/messages$/,
  isChat: false,
  told: (body) => ({ system: textAt(body, 'system'), user: textAt(body, 'messages', 0, 'content') }),
  bounds: (body) => picked(body, ['max_tokens', 'max_completion_tokens']),
  form(body) {
    if (inside(body, 'output_config', 'format') !== undefined) {
      return { field: 'output_config.format', rank: 'first' };
    }
    return 'tool_choice' in body ? { field: 'tool_choice', rank: 'other' } : null;
  },
  asksForLessThought: (body) => inside(body, 'output_config', 'effort') !== undefined,
  answer(text, end, body) {
    const tool = 'tool_choice' in body && text !== '';
    const spoken = tool
      ? [{ type: 'tool_use', id: 'stand-in', name: 'roast', input: toolInput(text) }]
      : [{ type: 'text', text }];
    return {
      id: 'stand-in',
      type: 'message',
      role: 'assistant',
      model: SPEAKER,
      content: end === 'declined' || text === '' ? [] : spoken,
      stop_reason: tool && end === 'whole' ? 'tool_use' : STOPS[end],
    };
  },
  refusal: (message, field) => ({
    type: 'error',
    error: {
      type: 'invalid_request_error',
      message: field === null ? message : `${field}: ${message}`,
    },
  }),
  fault(body, headers) {
    if (headers['anthropic-version'] === undefined) return 'anthropic-version: header is required';
    if (!('max_tokens' in body)) return 'max_tokens: Field required';
    const fault = schemaFault(inside(body, 'output_config', 'format', 'schema'), true);
    return fault === null ? null : `output_config.format.schema: ${fault}`;
  },
};

const REASONS = { whole: 'STOP', cut: 'MAX_TOKENS', declined: 'SAFETY' } as const;

const gemini: Protocol = {
  path: /\/models\/[^/]+:generateContent$/,
  isChat: false,
  told: (body) => ({
    system: textAt(body, 'systemInstruction', 'parts', 0, 'text'),
    user: textAt(body, 'contents', 0, 'parts', 0, 'text'),
  }),
  bounds: (body) => picked(inside(body, 'generationConfig'), ['maxOutputTokens']),
  form(body) {
    const config = inside(body, 'generationConfig');
    const field = ['responseJsonSchema', 'responseSchema', 'responseMimeType'].find(
      (name) => inside(config, name) !== undefined,
    );
    return field === undefined ? null : { field, rank: field === 'responseJsonSchema' ? 'first' : 'other' };
  },
  asksForLessThought: (body) => inside(body, 'generationConfig', 'thinkingConfig') !== undefined,
  answer: (text, end) => ({
    modelVersion: SPEAKER,
    candidates: [
      {
        index: 0,
        finishReason: REASONS[end],
        content:
          end === 'declined'
            ? {}
            : { role: 'model', parts: [{ thought: true, text: 'Hm.' }, ...(text === '' ? [] : [{ text }])] },
      },
    ],
  }),
  refusal: (message, field) => ({
    error: {
      code: 400,
      status: 'INVALID_ARGUMENT',
      message:
        field === null
          ? message
          : `Invalid JSON payload received. Unknown name "${field}" at 'generation_config': Cannot find field.`,
    },
  }),
  fault(body) {
    if (textAt(body, 'contents', 0, 'parts', 0, 'text') === '') return 'contents is not specified';
    const fault = schemaFault(inside(body, 'generationConfig', 'responseSchema'), false);
    return fault === null ? null : `${fault} at 'generation_config.response_schema': Cannot find field.`;
  },
};

const ollama: Protocol = {
  path: /\/api\/chat$/,
  isChat: false,
  told: messagesOf,
  bounds: (body) => picked(inside(body, 'options'), ['num_predict']),
  form(body) {
    if (!('format' in body)) return null;
    return { field: 'format', rank: typeof body['format'] === 'object' ? 'first' : 'other' };
  },
  asksForLessThought: (body) => body['think'] === false,
  answer: (text, end) => ({
    model: SPEAKER,
    done: true,
    done_reason: end === 'cut' ? 'length' : 'stop',
    message: {
      role: 'assistant',
      content: end === 'declined' ? 'I cannot help with that.' : text,
      ...(text === '' ? { thinking: 'Hm.' } : {}),
    },
  }),
  refusal: (message) => ({ error: message }),
  fault: (body) => (messagesOf(body).user === '' ? 'missing request body' : null),
};

export const PROTOCOLS = [chat, responses, anthropic, gemini, ollama] as const;
