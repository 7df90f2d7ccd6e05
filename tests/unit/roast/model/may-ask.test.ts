import { expect, test } from 'vitest';
import { mayAskModel } from '#roast/model/may-ask.ts';
import { createQuotaStore } from '#roast/quota.ts';
import { QUOTA_LIMITS } from '#roast/limits.ts';

const ASK = { person: 'p'.repeat(32), request: 'r'.repeat(32) };
const patient = new AbortController().signal;

test.each([
  [true, true, null, 1],
  [true, false, 'no-budget', 1],
  [false, true, 'person-limit', 0],
] as const)('person %s, day %s: %s', async (person, day, expected, asked) => {
  let days = 0;
  const quota = {
    takePersonCall: () => Promise.resolve(person),
    takeModelCall: () => {
      days += 1;
      return Promise.resolve(day);
    },
  };
  expect(await mayAskModel(quota, ASK, patient)).toBe(expected);
  expect(days).toBe(asked);
});

test('the person’s counter is one of its own, with the limit of the deployer', async () => {
  const calls: unknown[] = [];
  const quota = createQuotaStore(
    (name, parameters) => {
      calls.push([name, parameters]);
      return Promise.resolve({ allowed: false, repeated: false, retry_after: 1 });
    },
    { quota: QUOTA_LIMITS, modelCalls: 10, modelCallsOfOne: 4 },
  );
  expect(await quota.takePersonCall(ASK, patient)).toBe(false);
  expect(calls).toEqual([
    [
      'consume_roast_quota',
      { p_user: null, p_address: ASK.person, p_request: `model-${ASK.request}`, p_limits: { guest: 4 } },
    ],
  ]);
});
