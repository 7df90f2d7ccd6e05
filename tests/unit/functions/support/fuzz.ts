/** Broken, hostile and nearly right requests against the function: none surprises it. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { roastSchema } from '#roast/contract.ts';
import { SAMPLE_FACTS, SAMPLE_FACTS_JA } from './facts.ts';
import { ask, ORIGIN, PUBLIC_KEY, rig, SECRET, signToken, type RequestChange } from './rig.ts';

const SALT = 'the-salt-that-nobody-may-see';
/** Put into every body: an answer that holds it has echoed what it was sent. */
const MARK = 'echo-me-not';
/** What the function may say; a 500 is none of it. */
const STATUSES = new Set([200, 204, 400, 401, 403, 405, 409, 413, 415, 429]);
const HEADERS = ['cache-control', 'content-type', 'vary', 'x-content-type-options'];

const text = fc.string({ unit: 'binary', maxLength: 60 });
const odd = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  Infinity,
  2 ** 53,
  0.5,
  '',
  [],
  {},
  [[]],
  { length: 1 },
  '\u0000',
  '\ud800',
  '__proto__',
);
const value = fc.oneof(odd, text, fc.integer(), fc.double(), fc.jsonValue({ maxDepth: 3 }));
const key = fc.oneof(
  fc.constantFrom(...Object.keys(SAMPLE_FACTS), '__proto__', 'constructor', 'toString', MARK),
  text,
);

/** The facts with some keys changed, added or taken away. */
const mutated = fc
  .tuple(
    fc.constantFrom(SAMPLE_FACTS, SAMPLE_FACTS_JA),
    fc.array(fc.tuple(key, value), { maxLength: 3 }),
    fc.array(fc.constantFrom(...Object.keys(SAMPLE_FACTS)), { maxLength: 2 }),
    fc.integer({ min: 0, max: 65_535 }),
  )
  .map(([facts, added, gone, variant]) => {
    const entries = [...Object.entries({ ...facts, variant }), ...added];
    const parts = entries
      .filter(([name]) => !gone.includes(name))
      // Written by hand: an object cannot hold a key twice, or __proto__.
      .map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one) ?? 'undefined'}`);
    return `{${parts.join(',')}}`;
  });

const body = fc.oneof(
  { weight: 5, arbitrary: mutated },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: mutated.chain((json) => fc.nat(json.length).map((at) => json.slice(0, at))) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 4_000 }).map((depth) => '['.repeat(depth)) },
  { weight: 1, arbitrary: fc.nat(12_000).map((size) => `{"${MARK}":"${'あ'.repeat(size)}"}`) },
  { weight: 1, arbitrary: text.map((one) => `"${MARK}${one}"`) },
);

const HEADER_LETTERS = 'a b c X Y Z 0 1 9 - _ . / : ; , = " { }'.split('');
const headerText = fc.string({ unit: fc.constantFrom(...HEADER_LETTERS), maxLength: 40 });
const headers = fc.record(
  {
    'content-type': fc.oneof(fc.constant('application/json'), headerText),
    'idempotency-key': fc.oneof(fc.constant('a-key-of-16-chars'), headerText),
    authorization: fc.oneof(
      fc.constant(`Bearer ${PUBLIC_KEY}`),
      headerText.map((one) => `Bearer ${one}`),
    ),
    apikey: fc.oneof(fc.constant(PUBLIC_KEY), headerText),
    origin: fc.oneof(fc.constant(ORIGIN), headerText),
  },
  { requiredKeys: [] },
);
const method = fc.constantFrom('POST', 'POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS');
const request: fc.Arbitrary<RequestChange> = fc.record({
  method,
  body,
  headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
});

/** So many requests, drawn from the seed: never a 500, a stack, a secret or an echo. */
export async function fuzzFunction(runs: number, seed: number): Promise<void> {
  const token = await signToken();
  const { handle, log } = rig({ salt: SALT });
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(request, fc.boolean(), async (change, signedIn) => {
      const authorization = signedIn && change.headers?.['authorization'] === undefined;
      const asked = authorization
        ? { ...change, headers: { ...change.headers, authorization: `Bearer ${token}` } }
        : change;
      const response = await handle(ask(asked));
      const answer = await response.text();
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      expect(STATUSES, answer).toContain(response.status);
      expect(answer).not.toMatch(/\bat .+:\d+:\d+|node:|\.ts\b|Error|zod/);
      for (const secret of [SECRET, SALT, PUBLIC_KEY, token, MARK]) expect(answer).not.toContain(secret);
      if (response.status === 200) roastSchema.parse(JSON.parse(answer));
      else if (response.status !== 204) expect(Object.keys(JSON.parse(answer) as object)).toEqual(['error']);
      for (const name of response.headers.keys()) {
        expect([...HEADERS, 'allow', 'retry-after']).toContain(name.replace(/^access-control-.+/, 'vary'));
      }
    }),
    { numRuns: runs, seed },
  );
  // The log says codes and numbers, whatever came.
  expect(JSON.stringify(log)).not.toMatch(new RegExp([MARK, SALT, SECRET, token].join('|')));
  // The fuzz is worth something only if it gets past the door as well as not.
  for (const status of [200, 400, 401, 413, 415])
    expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(runs / 500);
}
