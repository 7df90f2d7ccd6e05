/** Every profile in every mood of the stand-in: a text, or a code, and never later than the limit. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStandIn, type StandIn } from '#local/model-stand-in/stand-in.ts';
import { MOODS, type Mood } from '#local/model-stand-in/moods.ts';
import { RULES } from '#roast/guard/languages/rules.ts';
import { createAsk, type AskOptions } from '#roast/model/ask.ts';
import { PROFILES, type ProfileName } from '#roast/model/profiles.ts';
import type { AskModel, JsonSchema, ModelFailure, ModelRequest } from '#roast/model/types.ts';
import { NO_TEXT } from '#tests/support/moods.ts';

const FAILS: Readonly<Partial<Record<Mood, ModelFailure>>> = NO_TEXT;
const KEY = 'sk-of-the-tests';
/** For a model that gives no answer; others have time on a busy machine. */
const SHORT_MS = 400;
const PATIENT_MS = 20_000;
const NEVER = new Set<Mood>(['slow', 'drip']);

const LINE: JsonSchema = {
  type: 'object',
  properties: {
    about: { type: 'string', enum: ['light.dim', 'expression.serious'] },
    text: { type: 'string' },
  },
  required: ['about', 'text'],
  additionalProperties: false,
};
const CANDIDATE: JsonSchema = {
  type: 'object',
  properties: { verdict: LINE, headline: LINE, truths: { type: 'array', items: LINE }, closer: LINE },
  required: ['verdict', 'headline', 'truths', 'closer'],
  additionalProperties: false,
};
const REQUEST: ModelRequest = {
  system: `You are the clerk. ${RULES.en.instruction}`,
  user: 'JOKES\nlight.dim: the light is dim\nexpression.serious: the mouth is serious\n\nPRAISE\nlight.great: the light is kind',
  schema: {
    type: 'object',
    properties: { candidates: { type: 'array', items: CANDIDATE } },
    required: ['candidates'],
    additionalProperties: false,
  },
  maxTokens: 900,
};

/** Requests that the first question takes, where that is not one. */
const ASKED: Readonly<Partial<Record<Mood, Partial<Record<ProfileName, number>>>>> = {
  'new-names': { compatible: 2, json: 2, plain: 2, llamacpp: 2, vllm: 2 },
  'old-names': { openai: 2 },
  'no-schema': {
    compatible: 2,
    openai: 2,
    llamacpp: 2,
    vllm: 2,
    responses: 2,
    anthropic: 2,
    gemini: 2,
    ollama: 2,
  },
  'no-format': {
    compatible: 3,
    openai: 3,
    json: 2,
    llamacpp: 3,
    vllm: 3,
    responses: 3,
    anthropic: 3,
    // Four ways, of which two retries pass three: the next question has it.
    gemini: 3,
    ollama: 3,
  },
};
const ALWAYS: Readonly<Partial<Record<Mood, number>>> = { thinks: 2, empty: 2, 'no-effort': 3 };

const NAMES = Object.keys(PROFILES) as ProfileName[];
const ALL_MOODS = Object.keys(MOODS) as Mood[];

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());

const make = (profile: ProfileName, model: string, change: Partial<AskOptions> = {}): AskModel =>
  createAsk({ url: standIn.url, model, key: KEY, profile, fetch, limitMs: PATIENT_MS, ...change });
const patient = () => new AbortController().signal;

describe.each(NAMES)('%s', (profile) => {
  test.concurrent.each(ALL_MOODS)('%s', async (mood) => {
    const ask = make(profile, mood, NEVER.has(mood) ? { limitMs: SHORT_MS } : {});
    const started = performance.now();
    const outcome = await ask(REQUEST, patient());
    if (NEVER.has(mood)) expect(performance.now() - started).toBeLessThan(SHORT_MS + 1_500);
    // Ollama has no word for declining: what it says is no JSON.
    const declined = profile === 'ollama' && mood === 'declines';
    const isLast = profile === 'gemini' && mood === 'no-format';
    const reason = declined ? undefined : isLast ? 'refused' : FAILS[mood];
    if (reason !== undefined) expect(outcome).toEqual({ ok: false, reason });
    else expect(outcome).toEqual({ ok: true, text: expect.stringMatching(/\S/) as string });
    if (isLast) expect((await ask(REQUEST, patient())).ok).toBe(true);
  });

  test('asks as often as it must to learn, and then once', async () => {
    for (const mood of [
      'good',
      'new-names',
      'old-names',
      'no-schema',
      'no-format',
      'thinks',
      'empty',
      'no-effort',
      'busy',
      'loading',
      'failing',
      'locked',
    ] as const) {
      let sent = 0;
      const counting: typeof fetch = (...args) => {
        sent += 1;
        return fetch(...args);
      };
      const ask = make(profile, mood, { fetch: counting });
      await ask(REQUEST, patient());
      expect(sent, mood).toBe(ASKED[mood]?.[profile] ?? ALWAYS[mood] ?? 1);
      await ask(REQUEST, patient());
      sent = 0;
      await ask(REQUEST, patient());
      expect(sent, `${mood}, once it is known`).toBe(1);
    }
  });

  test('hands over system, facts and bound, and no temperature', async () => {
    await make(profile, 'good')(REQUEST, patient());
    const body = JSON.stringify(standIn.heard.at(-1)?.body);
    for (const part of [REQUEST.system, REQUEST.user])
      expect(body).toContain(JSON.stringify(part).slice(1, -1).slice(0, 40));
    expect(body).toContain('900');
    expect(body).not.toMatch(/temperature|minLength|maxLength/);
    expect(body).not.toContain(KEY);
  });

  test('tells a model the form in words where the provider does not hold it to a schema', async () => {
    const ask = make(profile, 'no-format');
    await ask(REQUEST, patient());
    await ask(REQUEST, patient());
    const { body } = standIn.heard.at(-1) ?? {};
    expect(JSON.stringify(body)).toContain('of this JSON Schema');
    expect(body).not.toHaveProperty('response_format');
  });
});

describe('the key', () => {
  test.each(NAMES)('of %s stands in a header of its provider and nowhere else', async (profile) => {
    await make(profile, 'good')(REQUEST, patient());
    const { path, headers } = standIn.heard.at(-1) ?? { path: '', headers: {} };
    const holders = Object.entries(headers).filter(([, value]) => String(value).includes(KEY));
    const name = { anthropic: 'x-api-key', gemini: 'x-goog-api-key' }[profile as string] ?? 'authorization';
    expect(holders.map(([header]) => header)).toEqual([name]);
    expect(path).not.toContain(KEY);
  });

  test.each(NAMES)('of %s never follows a redirect to another host', async (profile) => {
    const reached: string[] = [];
    const other = createServer((request, response) => {
      reached.push(JSON.stringify(request.headers));
      response.end('{}');
    });
    const there = await listen(other);
    const guide = createServer((_request, response) => response.writeHead(307, { location: there }).end());
    const url = await listen(guide);
    const outcome = await make(profile, 'good', { url })(REQUEST, patient());
    expect(outcome).toEqual({ ok: false, reason: 'unreachable' });
    expect(reached).toEqual([]);
    other.close();
    guide.close();
  });

  test('is not missed where there is none', async () => {
    for (const profile of NAMES) {
      expect((await make(profile, 'good', { key: null })(REQUEST, patient())).ok, profile).toBe(true);
      const { headers } = standIn.heard.at(-1) ?? {};
      for (const name of ['authorization', 'x-api-key', 'x-goog-api-key'])
        expect(headers).not.toHaveProperty(name);
    }
  });
});

describe('whatever happens', () => {
  test('a host that is not there is unreachable', async () => {
    const ask = make('openai', 'good', { url: 'http://127.0.0.1:9/v1' });
    expect(await ask(REQUEST, patient())).toEqual({ ok: false, reason: 'unreachable' });
  });

  test('a question taken back ends at once', async () => {
    const controller = new AbortController();
    const asked = make('openai', 'slow', { limitMs: 60_000 })(REQUEST, controller.signal);
    setTimeout(() => controller.abort(), 30);
    const started = performance.now();
    expect(await asked).toEqual({ ok: false, reason: 'timeout' });
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(await make('openai', 'good')(REQUEST, AbortSignal.abort())).toEqual({
      ok: false,
      reason: 'timeout',
    });
  });

  test('an unknown model is refused in each protocol', async () => {
    for (const profile of NAMES) {
      expect(await make(profile, 'gpt-9')(REQUEST, patient()), profile).toEqual({
        ok: false,
        reason: 'refused',
      });
    }
  });

  test.each(NAMES)(
    'answers of another form than %s are broken, empty or refused, and nothing throws',
    async (profile) => {
      const bodies = [
        '',
        'null',
        '[]',
        '{}',
        '7',
        '{"choices":[]}',
        '{"choices":[{}]}',
        '{"output":7}',
        '{"content":[{"type":"tool_use"}]}',
        '{"candidates":[]}',
        '{"message":{"content":null}}',
        '\u{feff}',
        '{"error":{"message":"quota"}}',
        '['.repeat(5_000),
      ];
      for (const body of bodies) {
        const canned = () => Promise.resolve(new Response(body));
        const outcome = await make(profile, 'good', { fetch: canned })(REQUEST, patient());
        expect(outcome.ok, body.slice(0, 40)).toBe(false);
      }
    },
  );

  test('no more than 64 KB of a body is read', async () => {
    let sent = 0;
    const stream = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 8_192;
          controller.enqueue(new Uint8Array(8_192).fill(32));
        },
      });
    for (const status of [200, 400]) {
      sent = 0;
      const canned = () => Promise.resolve(new Response(stream(), { status }));
      const outcome = await make('openai', 'good', { fetch: canned })(REQUEST, patient());
      expect(outcome).toEqual({ ok: false, reason: 'too-large' });
      expect(sent).toBeLessThan(100_000);
    }
  });
});

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
