/** The function's manners on the wire. Run by vitest (handler.test.ts) and by Deno (deno-runner.ts). */
import assert from 'node:assert/strict';
import { FACTS_VERSION } from '#functions/moment-words.ts';
import { roastSchema } from '#roast/contract.ts';
import { deepen } from '#roast/deepen.ts';
import { SAMPLE_FACTS, SAMPLE_FACTS_JA } from './support/facts.ts';
import {
  ask,
  codeOf,
  modelOf,
  NOON,
  ORIGIN,
  PUBLIC_KEY,
  rig,
  roastOf,
  signToken,
  USER_ID,
} from './support/rig.ts';
import type { RequestChange } from './support/rig.ts';

export interface Case {
  readonly name: string;
  readonly run: () => Promise<void>;
}

const yes = () => Promise.resolve(true);
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength;

const refusal = (name: string, change: RequestChange, status: number, code: string): Case => ({
  name: `${name}: ${status} ${code}`,
  run: async () => {
    const { handle, asks } = rig();
    const response = await handle(ask(change));
    assert.equal(response.status, status);
    assert.equal(await codeOf(response), code);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('vary'), 'Origin');
    assert.equal(asks.length, 0, 'a refused request costs nothing');
  },
});

/** A body without a Content-Length that goes on for ever, and counts what was taken of it. */
function endlessBody() {
  const taken = { bytes: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.bytes += 1_024;
      controller.enqueue(new Uint8Array(1_024).fill(32));
    },
    cancel() {
      taken.cancelled = true;
    },
  });
  return { stream, taken };
}

export const httpCases: readonly Case[] = [
  {
    name: 'a guest gets the writer’s roast, and the sizes hold',
    run: async () => {
      for (const facts of [SAMPLE_FACTS, SAMPLE_FACTS_JA]) {
        const { handle, log } = rig();
        const response = await handle(ask({ body: JSON.stringify(facts) }));
        assert.equal(response.status, 200);
        assert.equal(response.headers.get('cache-control'), 'no-store');
        const roast = await roastOf(response);
        assert.deepEqual(roastSchema.parse(roast), (await deepen(facts)).roast);
        assert.ok(bytesOf(facts) <= 1_024);
        assert.ok(bytesOf(roast) <= 3_800, `${bytesOf(roast)} bytes`);
        assert.deepEqual(log, [{ status: 200, code: 'ok', source: 'writer', caller: 'guest', ms: 0 }]);
      }
    },
  },
  {
    name: 'who said nothing of themselves is told nothing of it',
    run: async () => {
      const silent = { ...SAMPLE_FACTS, concern: null, level: null, teen: null };
      const response = await rig().handle(ask({ body: JSON.stringify(silent) }));
      assert.equal(response.status, 200);
      assert.deepEqual(roastSchema.parse(await roastOf(response)), (await deepen(silent)).roast);
    },
  },
  refusal(
    'a rating of the face’s shape',
    {
      body: JSON.stringify({ ...SAMPLE_FACTS, ratings: { ...SAMPLE_FACTS.ratings, faceShape: 'excellent' } }),
    },
    400,
    'unknown-key',
  ),
  refusal('GET', { method: 'GET' }, 405, 'method-not-allowed'),
  refusal('PUT', { method: 'PUT' }, 405, 'method-not-allowed'),
  refusal('a form', { headers: { 'content-type': 'multipart/form-data' } }, 415, 'not-json'),
  refusal('an image', { headers: { 'content-type': 'image/jpeg' } }, 415, 'not-json'),
  refusal(
    'no type',
    { headers: { 'content-type': null }, body: new Uint8Array([123, 125]) },
    415,
    'not-json',
  ),
  refusal('no JSON', { body: '{' }, 400, 'bad-json'),
  refusal('no UTF-8', { body: new Uint8Array([34, 255, 34]) }, 400, 'bad-json'),
  refusal('no body', { body: '' }, 400, 'bad-json'),
  refusal('an array', { body: '[]' }, 400, 'bad-facts'),
  refusal(
    'a value out of range',
    { body: JSON.stringify({ ...SAMPLE_FACTS, score: 101 }) },
    400,
    'bad-facts',
  ),
  refusal(
    'another version',
    { body: JSON.stringify({ ...SAMPLE_FACTS, v: FACTS_VERSION + 1 }) },
    400,
    'bad-facts',
  ),
  refusal(
    'an unknown key',
    { body: JSON.stringify({ ...SAMPLE_FACTS, landmarks: [1, 2] }) },
    400,
    'unknown-key',
  ),
  refusal(
    'an unknown key further in',
    { body: JSON.stringify({ ...SAMPLE_FACTS, skin: { ...SAMPLE_FACTS.skin, tone: 3 } }) },
    400,
    'unknown-key',
  ),
  refusal('9 KB', { body: ' '.repeat(9_000) + JSON.stringify(SAMPLE_FACTS) }, 413, 'too-large'),
  refusal('an odd idempotency key', { headers: { 'idempotency-key': 'a b' } }, 400, 'bad-idempotency-key'),
  refusal('no key', { headers: { apikey: null } }, 401, 'unauthorized'),
  refusal('a wrong key', { headers: { apikey: 'sb_publishable_other' } }, 401, 'unauthorized'),
  refusal(
    'the public key with a broken token',
    { headers: { authorization: 'Bearer x.y.z' } },
    401,
    'unauthorized',
  ),
  refusal('another page', { headers: { origin: 'https://evil.example' } }, 403, 'origin-not-allowed'),
  refusal('a sandboxed page', { headers: { origin: 'null' } }, 403, 'origin-not-allowed'),
  {
    name: 'an endless body is read up to the limit and dropped',
    run: async () => {
      const { handle } = rig();
      const { stream, taken } = endlessBody();
      const response = await handle(ask({ body: stream }));
      assert.equal(response.status, 413);
      assert.ok(taken.bytes <= 16_384, `${taken.bytes} bytes were read`);
      assert.ok(taken.cancelled);
    },
  },
  {
    name: 'a body that never ends by being slow is cut off',
    run: async () => {
      const { handle, asks } = rig({ bodyLimitMs: 20 });
      let cancelled = false;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"v":')),
        pull: () => new Promise(() => undefined),
        cancel: () => void (cancelled = true),
      });
      const response = await handle(ask({ body }));
      assert.equal(response.status, 408);
      assert.equal(await codeOf(response), 'too-slow');
      assert.ok(cancelled);
      assert.equal(asks.length, 0);
    },
  },
  {
    name: 'a body that breaks off is a broken body',
    run: async () => {
      const { handle } = rig();
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.error(new Error('gone'));
        },
      });
      const response = await handle(ask({ body }));
      assert.equal(response.status, 400);
      assert.equal(await codeOf(response), 'broken-body');
    },
  },
  {
    name: 'an allowed page gets its own origin back, and its preflight answered',
    run: async () => {
      const { handle } = rig();
      const response = await handle(ask({ headers: { origin: ORIGIN } }));
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('access-control-allow-origin'), ORIGIN);
      assert.equal(response.headers.get('access-control-allow-credentials'), null);
      const preflight = await handle(ask({ method: 'OPTIONS', body: null, headers: { origin: ORIGIN } }));
      assert.equal(preflight.status, 204);
      assert.equal(preflight.headers.get('vary'), 'Origin');
      const allowed = preflight.headers.get('access-control-allow-headers') ?? '';
      for (const header of ['authorization', 'apikey', 'content-type', 'idempotency-key', 'x-client-info']) {
        assert.ok(allowed.includes(header), header);
      }
    },
  },
  {
    name: 'another page gets no permission at all',
    run: async () => {
      const { handle } = rig();
      const headers = { origin: 'https://roast.example.evil.example' };
      const preflight = await handle(ask({ method: 'OPTIONS', body: null, headers }));
      assert.equal(preflight.status, 403);
      assert.equal(preflight.headers.get('access-control-allow-origin'), null);
      assert.equal(preflight.headers.get('vary'), 'Origin');
    },
  },
  {
    name: 'a signed-in user is counted as that user; the public key twice is a guest',
    run: async () => {
      const { handle, asks, log } = rig();
      await handle(ask({ headers: { authorization: `Bearer ${await signToken()}` } }));
      await handle(ask({ headers: { authorization: `Bearer ${PUBLIC_KEY}` } }));
      await handle(ask({ headers: { authorization: `Bearer ${await signToken({ role: 'anon' })}` } }));
      assert.deepEqual(
        asks.map(({ userId }) => userId),
        [USER_ID, null, null],
      );
      assert.deepEqual(
        log.map(({ caller }) => caller),
        ['user', 'guest', 'guest'],
      );
    },
  },
  ...(
    [
      ['expired', signToken({ exp: NOON / 1000 - 60 })],
      ['not valid yet', signToken({ nbf: NOON / 1000 + 600 })],
      ['signed with another secret', signToken({}, { secret: 'another secret of the same length' })],
      ['of no algorithm', signToken({}, { header: { alg: 'none' } })],
      ['of another algorithm', signToken({}, { header: { alg: 'HS512' } })],
      ['claiming an asymmetric algorithm', signToken({}, { header: { alg: 'RS256' } })],
      ['of a role that is none', signToken({ role: 'postgres' })],
      ['of the service role', signToken({ role: 'service_role' })],
      ['without a user', signToken({ sub: '' })],
      ['without an end', signToken({ exp: undefined })],
      ['of another project', signToken({ iss: 'https://other.example/auth/v1' })],
      ['without an issuer', signToken({ iss: undefined })],
      ['for another audience', signToken({ aud: 'admin' })],
      ['for no audience', signToken({ aud: undefined })],
    ] as const
  ).map(([name, token]): Case => ({
    name: `a token ${name} is refused`,
    run: async () => {
      const { handle } = rig();
      const response = await handle(ask({ headers: { authorization: `Bearer ${await token}` } }));
      assert.equal(response.status, 401);
    },
  })),
  {
    name: 'the quota refuses with the seconds to wait',
    run: async () => {
      const refused = { allowed: false, repeated: false, retryAfterS: 1_234 };
      const { handle } = rig({
        quota: { take: () => Promise.resolve(refused), takeModelCall: yes, takePersonCall: yes },
      });
      const response = await handle(ask());
      assert.equal(response.status, 429);
      assert.equal(response.headers.get('retry-after'), '1234');
      assert.equal(await codeOf(response), 'too-many-requests');
    },
  },
  {
    name: 'the database never sees an address or a fact in the clear',
    run: async () => {
      const { handle, asks } = rig();
      await handle(ask());
      const [asked] = asks;
      assert.ok(asked);
      assert.match(asked.address, /^[0-9a-f]{32}$/);
      assert.match(asked.request, /^[0-9a-f]{32}$/);
      const tomorrow = rig({ now: () => NOON + 86_400_000 });
      await tomorrow.handle(ask());
      assert.notEqual(tomorrow.asks[0]?.address, asked.address, 'the hash of an address lasts a day');
    },
  },
  {
    name: 'where no trusted proxy states an address, guests share no counter and never get the model',
    run: async () => {
      const model = modelOf(() => Promise.resolve({ ok: false, reason: 'broken' }));
      const { handle, asks, counts, log } = rig({ addressOf: () => null, model });
      for (let i = 0; i < 3; i += 1) assert.equal((await handle(ask())).status, 200);
      assert.deepEqual([asks.length, counts.modelCalls, log.at(-1)?.model], [0, 0, 'no-address']);
      const headers = { authorization: `Bearer ${await signToken()}` };
      assert.equal((await handle(ask({ headers }))).status, 200);
      assert.equal(asks[0]?.userId, USER_ID, 'an account has counters of its own');
    },
  },
  {
    name: 'a request sent again gets the same answer and is counted once',
    run: async () => {
      const { handle, asks } = rig();
      const again = () => handle(ask({ headers: { 'idempotency-key': 'key-0001' } }));
      const answers = await Promise.all([again(), again()]);
      answers.push(await again());
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      assert.equal(new Set(texts).size, 1);
      assert.equal(asks.length, 1);
    },
  },
  {
    name: 'a refusal is not remembered with its key: sent again, it is asked again, with any content',
    run: async () => {
      const verdicts = [
        () => Promise.resolve({ allowed: false, repeated: false, retryAfterS: 60 }),
        () => Promise.reject(new Error('down')),
        () => Promise.resolve({ allowed: true, repeated: false, retryAfterS: 60 }),
      ];
      const take = () => (verdicts.shift() ?? assert.fail('asked once too often'))();
      const { handle } = rig({ quota: { take, takeModelCall: yes, takePersonCall: yes } });
      const again = (variant: number) =>
        handle(
          ask({
            headers: { 'idempotency-key': 'key-0001' },
            body: JSON.stringify({ ...SAMPLE_FACTS, variant }),
          }),
        );
      const statuses: number[] = [];
      for (const variant of [0, 1, 2, 2]) statuses.push((await again(variant)).status);
      assert.deepEqual(statuses, [429, 503, 200, 200]);
    },
  },
  {
    name: 'another process counts a repeated request as the same one',
    run: async () => {
      const first = rig();
      const second = rig();
      const headers = { 'idempotency-key': 'key-0001' };
      await first.handle(ask({ headers }));
      await second.handle(ask({ headers }));
      assert.equal(first.asks[0]?.request, second.asks[0]?.request);
      await second.handle(ask());
      assert.notEqual(second.asks[1]?.request, second.asks[0]?.request);
    },
  },
  {
    name: 'an idempotency key belongs to one content and to one caller',
    run: async () => {
      const { handle } = rig();
      const headers = { 'idempotency-key': 'key-0001' };
      assert.equal((await handle(ask({ headers }))).status, 200);
      const other = await handle(ask({ headers, body: JSON.stringify({ ...SAMPLE_FACTS, variant: 1 }) }));
      assert.equal(other.status, 409);
      assert.equal(await codeOf(other), 'idempotency-key-reused');
      const user = { ...headers, authorization: `Bearer ${await signToken()}` };
      const body = JSON.stringify({ ...SAMPLE_FACTS, variant: 2 });
      assert.equal((await handle(ask({ headers: user, body }))).status, 200);
    },
  },
  {
    name: 'keys that cannot be had are our failure, not the user’s',
    run: async () => {
      const { handle } = rig({ verify: () => Promise.reject(new Error('no keys')) });
      const response = await handle(ask({ headers: { authorization: `Bearer ${await signToken()}` } }));
      assert.equal(response.status, 503);
      assert.ok(response.headers.get('retry-after'));
    },
  },
  {
    name: 'without the counters nothing is written: 503, and the phone writes itself',
    run: async () => {
      const down = () => Promise.reject(new Error('down'));
      const { handle } = rig({
        quota: { take: down, takeModelCall: down, takePersonCall: down },
        model: modelOf(() => assert.fail('must not be asked')),
      });
      const response = await handle(ask());
      assert.equal(response.status, 503);
      assert.equal(response.headers.get('retry-after'), '30');
    },
  },
];
