/** Asks a configured language model by one `fetch`, within one time, and says in a code why no text came. */
import { parseJsonBytes, readAtMost } from '../../http/read-body.ts';
import { bodyFor, learnFromRefusal, learnFromSilence, NOTHING_LEARNED, type Learned } from './naming.ts';
import { addressOf, PROFILES, type Profile, type ProfileName } from './profiles.ts';
import type { AskModel, ModelFailure, ModelText } from './types.ts';

export interface AskOptions {
  /** Base address (…/v1) or the full address of the call. */
  readonly url: string;
  readonly model: string;
  /** Goes to that address and to no other; null where the endpoint needs none. */
  readonly key: string | null;
  readonly profile: ProfileName;
  readonly fetch: typeof fetch;
  /** Milliseconds for connecting, waiting, reading and asking again together; MODEL_LIMIT_MS by default. */
  readonly limitMs?: number | undefined;
}

/** Of the eight seconds that a person waits at most; the rest is for the counters and for reading what was written. */
export const MODEL_LIMIT_MS = 7_000;
/** Three candidates in Japanese are under 10 KB. */
const MAX_REPLY_BYTES = 65_536;
/** Only what a refusal has taught is tried, and two of those must do. */
const MAX_RETRIES = 2;

/** Statuses by which providers say that they do not know a field. Servers of llama.cpp say 500. */
const MAY_TEACH = new Set([400, 422, 500]);
/** 529 is Anthropic's. */
const BUSY = new Set([429, 503, 529]);

/** The limit on the whole call comes first; one on the body alone says the same. */
const UNREAD = {
  aborted: 'timeout',
  'too-slow': 'timeout',
  broken: 'broken',
  'too-large': 'too-large',
} as const satisfies Readonly<Record<string, ModelFailure>>;

/** `again`: what was just learned may help. */
type Attempt = ModelText | { readonly again: Learned; readonly otherwise: ModelFailure };

const fail = (reason: ModelFailure): ModelText => ({ ok: false, reason });

/** Throws where the address is none. What it learns of the model's names holds as long as the function it returns. */
export function createAsk(options: AskOptions): AskModel {
  const profile: Profile = PROFILES[options.profile];
  const address = addressOf(profile, options.url, options.model);
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...profile.headers(options.key),
  };
  let learned = NOTHING_LEARNED;

  async function attempt(
    request: Parameters<AskModel>[0],
    sent: Learned,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const response = await options.fetch(address, {
      method: 'POST',
      // The key goes to the configured host and to no other.
      redirect: 'error',
      headers,
      body: JSON.stringify(bodyFor(request, profile, options.model, sent)),
      signal,
    });
    if (BUSY.has(response.status)) return fail('busy');
    if (!response.ok && !MAY_TEACH.has(response.status)) {
      return fail(response.status < 500 ? 'refused' : 'broken');
    }
    const read = await readAtMost(response.body, { maxBytes: MAX_REPLY_BYTES, signal });
    if (!read.ok) return fail(UNREAD[read.reason]);
    if (!response.ok) {
      const otherwise = response.status < 500 ? 'refused' : 'broken';
      const again = learnFromRefusal(sent, profile, new TextDecoder().decode(read.bytes));
      return again === null ? fail(otherwise) : { again, otherwise };
    }
    const reply = profile.read(parseJsonBytes(read.bytes));
    if (reply === null) return fail('broken');
    if (reply.declined) return fail('refused');
    if (reply.text.trim() !== '') return { ok: true, text: reply.text };
    const again = learnFromSilence(sent);
    return again === null ? fail('empty') : { again, otherwise: 'empty' };
  }

  async function askWithin(request: Parameters<AskModel>[0], signal: AbortSignal): Promise<ModelText> {
    for (let retries = 0; ; retries += 1) {
      const sent = learned;
      const outcome = await attempt(request, sent, signal);
      if (!('again' in outcome)) return outcome;
      // Another request may have learned the same meanwhile, or more.
      if (learned === sent) learned = outcome.again;
      if (retries === MAX_RETRIES) return fail(outcome.otherwise);
    }
  }

  return async (request, outside) => {
    const ended = new AbortController();
    const signal = AbortSignal.any([outside, ended.signal]);
    const timer = setTimeout(() => ended.abort(), options.limitMs ?? MODEL_LIMIT_MS);
    try {
      return await askWithin(request, signal);
    } catch {
      return fail(signal.aborted ? 'timeout' : 'unreachable');
    } finally {
      clearTimeout(timer);
      // Also ends a body that is not read to its end.
      ended.abort();
    }
  };
}
