/**
 * The roast by a language model behind any OpenAI-compatible endpoint (chat completions with a JSON schema).
 * Whatever comes back is treated as hostile until the schema and the guard have passed it.
 */
import { z } from 'zod';
import { parseJsonBytes, readAtMost } from '../http/read-body.ts';
import { toldLevel } from '../skin-marks.ts';
import { recordOf, SKIN_METRICS } from '../vocabulary.ts';
import type { Roast, RoastFacts } from './contract.ts';
import { checkModelRoast } from './guard/check-roast.ts';
import { modelRoastJsonSchema, modelRoastSchema, systemPrompt } from './llm-prompt.ts';

export interface ModelOptions {
  /** Base address (…/v1) or the full address of the chat completions. */
  readonly url: string;
  readonly model: string;
  /** Sent as a bearer token; null where the endpoint needs none. */
  readonly key: string | null;
  readonly fetch: typeof fetch;
  /** For everything: connecting, waiting and reading. 8 s by default. */
  readonly timeoutMs?: number;
}

/** Why there is no roast from the model; a code for the log, never a text of the model's. */
export type ModelFailure = 'timeout' | 'unreachable' | 'http' | 'too-large' | 'malformed' | 'guard';

export type ModelOutcome =
  | { readonly ok: true; readonly roast: Roast }
  | { readonly ok: false; readonly reason: ModelFailure };

export const MODEL_TIMEOUT_MS = 8_000;
/** A completion with our longest roast is under 20 KB. */
const MAX_ANSWER_BYTES = 65_536;
const MAX_TOKENS = 2_400;

/** The limit on the whole call comes first; one on the body alone says the same. */
const FAILURES = {
  aborted: 'timeout',
  'too-slow': 'timeout',
  broken: 'unreachable',
  'too-large': 'too-large',
} as const;

const completionSchema = z.looseObject({
  choices: z
    .array(z.looseObject({ message: z.looseObject({ content: z.string() }), finish_reason: z.unknown() }))
    .min(1),
});

const fail = (reason: ModelFailure): ModelOutcome => ({ ok: false, reason });

/** Asks once and never rejects. */
export async function askModel(facts: RoastFacts, options: ModelOptions): Promise<ModelOutcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), options.timeoutMs ?? MODEL_TIMEOUT_MS);
  try {
    return await attempt(facts, options, controller.signal);
  } catch {
    return fail(controller.signal.aborted ? 'timeout' : 'unreachable');
  } finally {
    clearTimeout(timer);
    // Also ends a body that is not read to its end.
    controller.abort();
  }
}

async function attempt(facts: RoastFacts, options: ModelOptions, signal: AbortSignal): Promise<ModelOutcome> {
  const response = await options.fetch(completionsAddress(options.url), {
    method: 'POST',
    // The key goes to the configured host and to no other.
    redirect: 'error',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(options.key === null ? {} : { Authorization: `Bearer ${options.key}` }),
    },
    body: JSON.stringify(requestBody(facts, options.model)),
    signal,
  });
  if (!response.ok) return fail('http');
  const read = await readAtMost(response.body, { maxBytes: MAX_ANSWER_BYTES, signal });
  if (!read.ok) {
    return fail(FAILURES[read.reason]);
  }
  const completion = completionSchema.safeParse(parseJsonBytes(read.bytes));
  if (!completion.success) return fail('malformed');
  return judge(completion.data.choices[0]?.message.content ?? '', facts);
}

/** The model's text as a roast that may be shown, or why not. */
export function judge(content: string, facts: Pick<RoastFacts, 'lang' | 'teen' | 'style'>): ModelOutcome {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return fail('malformed');
  }
  const parsed = modelRoastSchema.safeParse(value);
  if (!parsed.success) return fail('malformed');
  const roast: Roast = { ...parsed.data, source: 'model' };
  return checkModelRoast(roast, facts).ok ? { ok: true, roast } : fail('guard');
}

function completionsAddress(url: string): string {
  const address = url.replace(/\/+$/, '');
  return address.endsWith('/chat/completions') ? address : `${address}/chat/completions`;
}

/**
 * Variant and turns are the writer's choices; to the model they say nothing. Of what may be a mark of the skin it hears no
 * more than the writer.
 */
const dataFor = ({ v: _version, variant: _variant, turns: _turns, ...facts }: RoastFacts) => ({
  ...facts,
  skin: recordOf(SKIN_METRICS, (name) => toldLevel(name, facts.skin[name], facts.concern)),
});

const requestBody = (facts: RoastFacts, model: string) => ({
  model,
  messages: [
    { role: 'system', content: systemPrompt(facts) },
    { role: 'user', content: JSON.stringify(dataFor(facts)) },
  ],
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'roast', strict: true, schema: modelRoastJsonSchema },
  },
  temperature: 0.9,
  max_tokens: MAX_TOKENS,
  stream: false,
});
