/** One measurement of the roast function of the embedded backend, over HTTP, server and asker in this process. */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { startBackend } from '#local/backend.ts';
import type { Database } from '#local/database/open.ts';
import { createApiListener } from '#local/listener.ts';
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import { FACTS_VERSION, FIRST_TURNS, NO_MOMENT, NO_PAST, NO_TELLINGS } from '#functions/moment-words.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { serve } from '#scripts/serve.ts';
import type { Speeds } from './speeds.ts';
import { measureTelling, type TellingFigures } from './telling.ts';

const SECONDS = 5;
const CONCURRENT = 16;
const SIGN_UPS = 60;
const FACTS: RoastFacts = {
  v: FACTS_VERSION,
  lang: 'ja',
  style: 'classic',
  score: 74,
  band: 'not-bad',
  confidence: 'high',
  faceShape: 'oval',
  ratings: { skin: 'good-work', features: 'good-work', vibe: 'needs-improvement' },
  skin: { ...recordOf(SKIN_METRICS, () => 3), shine: 1, darkCircles: 1 },
  expression: 'serious',
  light: 'dim',
  sharpness: 'soft',
  framing: 'close',
  concern: 'dark-circles',
  level: 'basic',
  teen: false,
  variant: 0,
  moment: { ...NO_MOMENT, gaze: 'camera', daytime: 'late', source: 'front', tries: 2 },
  past: NO_PAST,
  turns: [...FIRST_TURNS],
  tellings: [...NO_TELLINGS],
};

export interface RoastFigures extends Speeds, TellingFigures {
  /** One call of the counters by itself, a guest's and an account's in turn, in milliseconds: median and 95 %. */
  readonly callMs: number;
  readonly callP95Ms: number;
  readonly p95Ms: number;
  /** The slowest answer while 60 people signed up at once, in milliseconds; null where that was not asked for. */
  readonly amongSignUpsMs: number | null;
  readonly errors: number;
  /** The largest request and the largest answer, in bytes. */
  readonly sentBytes: number;
  readonly receivedBytes: number;
}

/**
 * Takes some ten seconds, as long as 60 hashes of passwords where `signUps` is set, and about a minute for a million
 * `counterRows` of today in each of the three counters.
 */
export async function measureRoasts({
  signUps,
  counterRows,
}: {
  readonly signUps: boolean;
  readonly counterRows: number;
}): Promise<RoastFigures> {
  const server = await startServer();
  await fillCounters(server.database, counterRows);
  const asker = createAsker(server);
  try {
    for (let i = 0; i < 100; i += 1) await asker.roast();
    const times: number[] = [];
    for (let i = 0; i < 300; i += 1) times.push(await asker.roast());
    times.sort((a, b) => a - b);
    const throughput = await measureThroughput(asker);
    const calls = await measureCalls(server.database);
    const amongSignUpsMs = signUps ? round(await measureAmongSignUps(asker)) : null;
    const { tellMs, tellCpuMs, told } = await measureTelling(FACTS);
    const { errors, sentBytes, receivedBytes } = asker.seen;
    return {
      medianMs: round(times[150] ?? 0),
      p95Ms: round(times[285] ?? 0),
      ...throughput,
      callMs: round(calls[CALLS / 2] ?? 0),
      callP95Ms: round(calls[CALLS * 0.95] ?? 0),
      amongSignUpsMs,
      tellMs: round(tellMs),
      tellCpuMs: round(tellCpuMs),
      told,
      errors,
      sentBytes,
      receivedBytes,
    };
  } finally {
    await server.close();
  }
}

const CALLS = 400;

/** As a day with so many requests leaves them; the accounts of `user_quota` are not made, which nothing here asks for. */
async function fillCounters(database: Database, rows: number): Promise<void> {
  if (rows === 0) return;
  const day = `(now() at time zone 'utc')::date`;
  const from = `from generate_series(1, ${rows}) i`;
  await database.query(`insert into private.address_quota (slot, day, address, used)
    select private.slot_of(${day}), ${day}, md5(i::text), 1 ${from}`);
  await database.query(`insert into private.roast_requests (slot, day, request)
    select private.slot_of(${day}), ${day}, md5(i::text) ${from}`);
  await database.query(`set session_replication_role = replica`);
  await database.query(`insert into private.user_quota (slot, day, user_id, used)
    select private.slot_of(${day}), ${day}, md5(i::text)::uuid, 1 ${from}`);
  await database.query(`set session_replication_role = origin`);
}

/** Milliseconds of each, sorted. */
async function measureCalls(database: Database): Promise<readonly number[]> {
  const [user] = await database.query<{ id: string }>(
    `insert into auth.users (email) values ('bench@example.com') returning id`,
  );
  const limits = JSON.stringify({ guest: 1e9, free: 1e9, premium: 1e9, address: 1e9 });
  const times: number[] = [];
  for (let i = 0; i < CALLS; i += 1) {
    const asked = [
      i % 2 === 0 ? null : (user?.id ?? null),
      `${'a'.repeat(24)}${i}`,
      `${'r'.repeat(24)}${i}`,
      limits,
    ];
    const started = performance.now();
    await database.query('select public.consume_roast_quota($1, $2, $3, $4)', asked);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

const round = (value: number) => Math.round(value * 10) / 10;

async function startServer() {
  const api = createApiListener();
  const server = await serve({ dir: 'no-such-folder', supabaseOrigin: null, api: api.answer });
  const { url } = server;
  const unlimited = { guest: 1e9, free: 1e9, premium: 1e9, address: 1e9 };
  const options = { folder: null, host: '127.0.0.1', origins: [url], env: {}, model: null };
  const backend = await startBackend({ ...options, quota: unlimited });
  api.attach(backend, [url]);
  return {
    url,
    key: backend.secrets.publicKey,
    database: backend.database,
    close: async () => {
      await server.close();
      await backend.close();
    },
  };
}

type Asker = ReturnType<typeof createAsker>;

function createAsker({ url, key }: { readonly url: string; readonly key: string }) {
  const headers = { 'content-type': 'application/json', apikey: key };
  const seen = { errors: 0, sentBytes: 0, receivedBytes: 0 };
  let variant = 0;
  const post = async (path: string, body: string): Promise<number> => {
    const response = await fetch(url + path, { method: 'POST', headers, body });
    if (response.status !== 200) seen.errors += 1;
    return (await response.arrayBuffer()).byteLength;
  };
  return {
    seen,
    /** One roast; resolves to the milliseconds that its answer took. */
    async roast(): Promise<number> {
      variant = (variant + 1) % 65_536;
      const body = JSON.stringify({ ...FACTS, lang: variant % 2 === 0 ? 'ja' : 'en', variant });
      const started = performance.now();
      const received = await post('/functions/v1/roast', body);
      seen.sentBytes = Math.max(seen.sentBytes, Buffer.byteLength(body));
      seen.receivedBytes = Math.max(seen.receivedBytes, received);
      return performance.now() - started;
    },
    signUp: (email: string) =>
      post('/auth/v1/signup', JSON.stringify({ email, password: 'correct horse battery' })),
  };
}

async function measureThroughput(asker: Asker) {
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  let answers = 0;
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      while (performance.now() - started < SECONDS * 1000) {
        await asker.roast();
        answers += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: Math.round(answers / seconds),
    // Per second of CPU time, so other processes on the machine do not count; the asker's work included.
    perCoreSecond: Math.round(answers / ((user + system) / 1e6)),
  };
}

async function measureAmongSignUps(asker: Asker): Promise<number> {
  const still = { waiting: SIGN_UPS };
  const signUps = Array.from({ length: SIGN_UPS }, async (_, i) => {
    await asker.signUp(`bench-${i}@example.com`);
    still.waiting -= 1;
  });
  let slowest = 0;
  while (still.waiting > 0) slowest = Math.max(slowest, await asker.roast());
  await Promise.all(signUps);
  return slowest;
}

/** Whether the figures are within what we promise. */
export const isWithinLimits = (figures: RoastFigures): boolean =>
  figures.medianMs <= 20 &&
  figures.perCoreSecond >= 200 &&
  figures.callMs <= 3 &&
  (figures.amongSignUpsMs ?? 0) <= 1_000 &&
  figures.tellMs <= 10 &&
  figures.told === 1 &&
  figures.errors === 0 &&
  figures.sentBytes <= 1_024 &&
  figures.receivedBytes <= 6_144;

export const inWords = (figures: RoastFigures): string =>
  [
    `one answer: ${figures.medianMs} ms median, ${figures.p95Ms} ms at 95 %`,
    `${figures.perSecond} a second with ${CONCURRENT} at a time, ${figures.perCoreSecond} a second of one core's time`,
    `one call of the counters: ${figures.callMs} ms median, ${figures.callP95Ms} ms at 95 %`,
    ...(figures.amongSignUpsMs === null
      ? []
      : [`at most ${figures.amongSignUpsMs} ms while ${SIGN_UPS} people sign up`]),
    `with a model's answer from memory: ${figures.tellMs} ms median, ${figures.tellCpuMs} ms of CPU time`,
    `${figures.errors} errors`,
    `at most ${figures.sentBytes} bytes sent, ${figures.receivedBytes} received`,
  ].join(' · ');
