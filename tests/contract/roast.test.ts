/** The roast function behind the backend's own counters, called as the app will call it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roastSchema, type Roast } from '#roast/contract.ts';
import { deepen } from '#roast/deepen.ts';
import { SAMPLE_FACTS } from '../unit/functions/support/facts.ts';
import { ok, openBrowser, serviceClient, signUp, target } from './support/browser.ts';
import type { Embedded } from './support/embedded.ts';
import { startFromTemplate } from './support/template.ts';

describe('by supabase-js', () => {
  test('a guest and a signed-in person get a roast', async () => {
    const person = await signUp();
    for (const { client } of [openBrowser(), person]) {
      const data = ok(await client.functions.invoke<Roast>('roast', { body: SAMPLE_FACTS }));
      expect(roastSchema.parse(data).source).toMatch(/^(?:writer|model)$/);
    }
  });

  test('50 at once: a person’s seventh roast of the day is refused, with the time to wait; premium goes on', async () => {
    const { client, id } = await signUp();
    const once = (variant: number) =>
      client.functions.invoke('roast', { body: { ...SAMPLE_FACTS, variant } });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, variant) => once(variant)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(6);
    const statuses = answers.flatMap(({ error }) =>
      error === null ? [] : [(error as { context?: Response }).context?.status],
    );
    expect(new Set(statuses)).toEqual(new Set([429]));
    const refusal = answers.find(({ error }) => error !== null);
    const response = (refusal?.error as { context?: Response } | undefined)?.context;
    expect(response?.status).toBe(429);
    expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0);
    ok(await serviceClient().from('subscriptions').upsert({ user_id: id, status: 'premium' }));
    expect((await once(99)).error).toBeNull();
    const data = ok(await client.rpc('export_my_data')) as { roasts_counted: { used: number }[] };
    expect(data.roasts_counted.map(({ used }) => used)).toEqual([7]);
  });
});

describe.runIf(target.embedded)('the counters', () => {
  let small: Embedded;
  beforeAll(async () => {
    small = await startFromTemplate({ quota: { guest: 5, free: 2, premium: 200, address: 8 } });
  });
  afterAll(() => small.close());

  const ask = (headers: Readonly<Record<string, string>> = {}, variant = 0) =>
    fetch(`${small.url}/functions/v1/roast`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: small.backend.secrets.publicKey, ...headers },
      body: JSON.stringify({ ...SAMPLE_FACTS, variant }),
    });

  test('hold under parallel requests, and one request sent often counts once', async () => {
    const key = { 'idempotency-key': 'the-same-request' };
    const repeated = await Promise.all(Array.from({ length: 10 }, () => ask(key)));
    expect(repeated.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const texts = new Set(await Promise.all(repeated.map((answer) => answer.text())));
    const { roast } = await deepen({ ...SAMPLE_FACTS, variant: 0 });
    expect([...texts]).toEqual([JSON.stringify(roast)]);

    const guests = await Promise.all(Array.from({ length: 20 }, (_, variant) => ask({}, variant)));
    expect(guests.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(guests.filter(({ status }) => status === 429)).toHaveLength(16);
    // Known already, so it goes on working.
    expect((await ask(key)).status).toBe(200);
  });

  test('hold nothing but hashes', async () => {
    const rows = await small.backend.database.query('select * from private.address_quota');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ used: 5, address: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  test('who waits longer than a second for them is told so, and nothing is counted for that request', async () => {
    const slow = await startFromTemplate({ quotaLimitMs: 1_000 });
    const { database, secrets } = slow.backend;
    await database.query(`
      alter function public.consume_roast_quota rename to counted`);
    await database.query(`create table private.begun (at timestamptz)`);
    await database.query(`
      create function public.consume_roast_quota(p_user uuid, p_address text, p_request text, p_limits jsonb)
      returns jsonb language plpgsql security definer as $$
      begin
        perform pg_sleep(0.2);
        insert into private.begun values (now());
        return public.counted(p_user, p_address, p_request, p_limits);
      end $$`);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, variant) =>
        fetch(`${slow.url}/functions/v1/roast`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', apikey: secrets.publicKey },
          body: JSON.stringify({ ...SAMPLE_FACTS, variant }),
        }),
      ),
    );
    const of = (status: number) => answers.filter((answer) => answer.status === status).length;
    const [row] = await database.query<{ n: number }>('select count(*)::int as n from private.begun');
    await slow.close();
    expect(of(200) + of(503)).toBe(16);
    expect(of(503)).toBeGreaterThan(0);
    // The one that was under way when its second was over has been counted all the same.
    expect(row?.n).toBeLessThanOrEqual(of(200) + 1);
  });

  test('the model’s budget ends with the day’s last call, also in parallel', async () => {
    const { database } = small.backend;
    const take = () =>
      database.asRole({ role: 'service_role' }, (q) =>
        q.query<{ ok: boolean }>('select public.consume_model_budget(3) as ok'),
      );
    const taken = await Promise.all(Array.from({ length: 8 }, take));
    expect(taken.filter(([row]) => row?.ok === true)).toHaveLength(3);
  });
});
