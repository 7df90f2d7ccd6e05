/**
 * The roast function as a pure handler: facts in, roast out. Runs the same under Deno (functions/roast), in
 * the embedded backend (supabase/local) and in the tests. Nothing of a request's body is ever logged.
 */
import { corsHeaders, judgeOrigin, type OriginVerdict } from '../http/cors.ts';
import type { VerifyToken } from '../http/jwt.ts';
import { parseJsonBytes, readAtMost } from '../http/read-body.ts';
import { identify, type Caller } from './caller.ts';
import { roastFactsSchema, type Roast, type RoastFacts } from './contract.ts';
import { deepen } from './deepen.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import type { Model, ModelState } from './model/breaker.ts';
import type { Drops } from './model/lines.ts';
import { mayAskModel } from './model/may-ask.ts';
import { tellByModel } from './model/tell.ts';
import type { QuotaAsk, QuotaStore, QuotaVerdict } from './quota.ts';
import { createReplyMemory } from './replies.ts';
import type { ComposedRoast } from './writer.ts';

/** What one answer cost and where it came from; codes and numbers only. */
export interface RoastLogEntry {
  readonly status: number;
  readonly code: ErrorCode | 'ok';
  readonly source?: Roast['source'];
  readonly caller?: Caller['kind'];
  /** Why the model wrote none of it. */
  readonly model?: string;
  /** How many of the model's lines were dropped, by reason. */
  readonly dropped?: Drops;
  /** How the model has done since the start of this process; absent where none is configured. */
  readonly breaker?: ModelState['breaker'];
  readonly outcomes?: ModelState['counts'];
  readonly ms: number;
}

export interface RoastDeps {
  readonly verify: VerifyToken;
  /** Public keys of the project: a request with one of them, and no user's token, is a guest's. */
  readonly publicKeys: ReadonlySet<string>;
  readonly allowedOrigins: ReadonlySet<string>;
  readonly quota: QuotaStore;
  /** Null: no language model is configured. */
  readonly model: Model | null;
  /** The address that the request came from; null where no trusted proxy states one. */
  readonly addressOf: (request: Request) => string | null;
  /** Keys the hashes of addresses and requests. */
  readonly salt: string;
  /** Milliseconds for reading a body; BODY_LIMIT_MS of http/read-body.ts by default. */
  readonly bodyLimitMs?: number | undefined;
  /** Milliseconds for one question to the counters; a second by default. */
  readonly quotaLimitMs?: number | undefined;
  /** Milliseconds from a request to its answer, after which no model is waited for; ANSWER_LIMIT_MS by default. */
  readonly answerLimitMs?: number | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (entry: RoastLogEntry) => void;
}

export type ErrorCode =
  | 'method-not-allowed'
  | 'origin-not-allowed'
  | 'not-json'
  | 'too-large'
  | 'too-slow'
  | 'broken-body'
  | 'bad-json'
  | 'unknown-key'
  | 'bad-facts'
  | 'bad-idempotency-key'
  | 'idempotency-key-reused'
  | 'unauthorized'
  | 'too-many-requests'
  | 'unavailable'
  | 'internal';

interface Written {
  readonly roast: Roast;
  /** Why the model wrote none of it; null where it did, or where there is none. */
  readonly model: string | null;
  readonly dropped?: Drops;
}

/** Who asks, as the counters know them. */
interface Counted {
  readonly ask: QuotaAsk;
  /** Keyed hash of this person for the counter of model calls. */
  readonly person: string;
}

interface Answer {
  readonly status: number;
  readonly code: ErrorCode | 'ok';
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly log?: Partial<RoastLogEntry>;
}

/** A person waits: a database that does not answer in time is passed by. */
const QUOTA_LIMIT_MS = 1_000;
/** Eight seconds are promised; what is left of them is for putting the lines together and for the way back. */
const ANSWER_LIMIT_MS = 7_700;
const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/;

const UNREADABLE = {
  'too-large': [413, 'too-large'],
  'too-slow': [408, 'too-slow'],
  broken: [400, 'broken-body'],
  aborted: [400, 'broken-body'],
} as const;

const refuse = (status: number, code: ErrorCode, headers?: Readonly<Record<string, string>>): Answer => ({
  status,
  code,
  body: JSON.stringify({ error: { code } }),
  ...(headers ? { headers } : {}),
});

export function createRoastHandler(deps: RoastDeps): (request: Request) => Promise<Response> {
  const replies = createReplyMemory<Answer>({ now: deps.now, isKept: ({ status }) => status === 200 });
  const quotaLimitMs = deps.quotaLimitMs ?? QUOTA_LIMIT_MS;

  async function answerPost(request: Request): Promise<Answer> {
    const started = performance.now();
    const leftMs = () => (deps.answerLimitMs ?? ANSWER_LIMIT_MS) - (performance.now() - started);
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/json\s*(?:;|$)/i.test(type)) return refuse(415, 'not-json');
    const key = request.headers.get('idempotency-key');
    if (key !== null && !IDEMPOTENCY_KEY.test(key)) return refuse(400, 'bad-idempotency-key');

    let caller: Caller;
    try {
      caller = await identify(request, deps);
    } catch {
      return refuse(503, 'unavailable', { 'Retry-After': '30' });
    }
    if (caller.kind === 'refused') return refuse(401, 'unauthorized');

    const read = await readAtMost(request.body, { maxBytes: MAX_BODY_BYTES, limitMs: deps.bodyLimitMs });
    if (!read.ok) {
      const [status, code] = UNREADABLE[read.reason];
      return refuse(status, code);
    }
    const value = parseJsonBytes(read.bytes);
    if (value === undefined) return refuse(400, 'bad-json');
    const facts = roastFactsSchema.safeParse(value);
    if (!facts.success) {
      const unknown = facts.error.issues.some(({ code }) => code === 'unrecognized_keys');
      return refuse(400, unknown ? 'unknown-key' : 'bad-facts');
    }

    const userId = caller.kind === 'user' ? caller.id : null;
    // Without an address an account still has counters of its own; guests have none, and never one for all of them.
    const address = deps.addressOf(request) ?? userId;
    const who = userId ?? address ?? 'guest';
    const content = JSON.stringify(facts.data);
    const day = dayOf(deps.now());
    const counted =
      address === null
        ? null
        : {
            ask: {
              userId,
              address: await keyedHash(`address ${day} ${address}`, deps.salt),
              request: await keyedHash(`request ${who} ${key ?? crypto.randomUUID()} ${content}`, deps.salt),
            },
            person: await keyedHash(`model ${day} ${who}`, deps.salt),
          };
    const make = () => countAndWrite(facts.data, counted, caller.kind, leftMs);
    if (key === null) return make();
    const reply = await replies.once(`${who} ${key}`, content, make);
    return reply === 'conflict' ? refuse(409, 'idempotency-key-reused') : reply;
  }

  async function countAndWrite(
    facts: RoastFacts,
    counted: Counted | null,
    caller: Caller['kind'],
    leftMs: () => number,
  ): Promise<Answer> {
    const own = () => deepen(facts);
    if (counted === null) return answered(caller, { roast: (await own()).roast, model: 'no-address' });
    const quota = await within(quotaLimitMs, (signal) => deps.quota.take(counted.ask, signal));
    // Nobody writes uncounted: the phone has a writer of its own.
    if (quota === null) return refuse(503, 'unavailable', { 'Retry-After': '30' });
    if (!quota.allowed) {
      return refuse(429, 'too-many-requests', { 'Retry-After': String(quota.retryAfterS) });
    }
    const written = await own();
    return answered(caller, await better(facts, written, { counted, quota, leftMs }));
  }

  function answered(caller: Caller['kind'], { roast, model, dropped = {} }: Written): Answer {
    const state = deps.model?.state();
    return {
      status: 200,
      code: 'ok',
      body: JSON.stringify(roast),
      log: {
        source: roast.source,
        caller,
        ...(model === null ? {} : { model }),
        ...(Object.keys(dropped).length === 0 ? {} : { dropped }),
        ...(state === undefined ? {} : { breaker: state.breaker, outcomes: state.counts }),
      },
    };
  }

  /** With the model's lines where it may be asked in the time that is left, and writes what may be told; else as it is. */
  async function better(
    facts: RoastFacts,
    written: ComposedRoast,
    { counted, quota, leftMs }: { counted: Counted; quota: QuotaVerdict; leftMs: () => number },
  ): Promise<Written> {
    const { model } = deps;
    const own = (why: string | null): Written => ({ roast: written.roast, model: why });
    if (model === null) return own(null);
    if (quota.repeated) return own('repeated');
    const { person, ask } = counted;
    // A rest of the model costs nobody a call.
    if (model.state().breaker === 'resting') return own('resting');
    const refusal = await within(Math.min(quotaLimitMs, leftMs()), async (signal) => ({
      why: await mayAskModel(deps.quota, { person, request: ask.request }, signal),
    }));
    if (refusal === null) return own('no-budget');
    if (refusal.why !== null) return own(refusal.why);
    const told = await within(leftMs(), (signal) =>
      tellByModel(facts, written, model.ask, signal).catch(() => 'internal' as const),
    );
    if (told === null) return own('timeout');
    if (told === 'internal') return own(told);
    return { roast: told.roast, model: told.failure, dropped: told.drops };
  }

  async function answer(request: Request, origin: OriginVerdict): Promise<Answer> {
    if (origin === 'refused') return refuse(403, 'origin-not-allowed');
    if (request.method === 'OPTIONS') return { status: 204, code: 'ok', body: '' };
    if (request.method !== 'POST') return refuse(405, 'method-not-allowed', { Allow: 'POST, OPTIONS' });
    try {
      return await answerPost(request);
    } catch {
      return refuse(500, 'internal');
    }
  }

  return async (request) => {
    const started = deps.now();
    const origin = judgeOrigin(request, deps.allowedOrigins);
    const { status, code, body, headers, log } = await answer(request, origin);
    deps.log({ status, code, ...log, ms: deps.now() - started });
    return new Response(status === 204 ? null : body, {
      status,
      headers: {
        ...(status === 204 ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        ...corsHeaders(request, origin),
        ...headers,
      },
    });
  };
}

/** UTC. The keyed hash of an address changes with the day, so that days cannot be joined. */
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** HMAC-SHA-256, the first 16 bytes in hex. */
async function keyedHash(text: string, salt: string): Promise<string> {
  const encode = (value: string) => new TextEncoder().encode(value);
  const key = await crypto.subtle.importKey('raw', encode(salt), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The result, or null when it fails or takes too long; the work is told that nobody waits any longer. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
      waiting.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(waiting.signal).catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
