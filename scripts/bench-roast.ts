/**
 * `npm run bench:roast [-- --json]`: the roast function of the embedded backend, over HTTP, with its counters
 * in PGlite and the built-in writer: time of one answer, how many a second without an error, and the time of one among
 * 60 sign-ups at once.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { startBackend } from '#local/backend.ts';
import { createApiListener } from '#local/listener.ts';
import { FACTS_VERSION, FIRST_TURNS, NO_MOMENT, NO_PAST } from '#functions/moment-words.ts';
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { serve } from '#scripts/serve.ts';

const SECONDS = 5;
const CONCURRENT = 8;
const SIGN_UPS = 60;
const FACTS: RoastFacts = {
  v: FACTS_VERSION,
  lang: 'ja',
  style: 'classic',
  score: 74,
  band: 'not-bad',
  confidence: 'high',
  faceShape: 'oval',
  ratings: { faceShape: 'good-work', skin: 'good-work', features: 'good-work', vibe: 'needs-improvement' },
  skin: { ...recordOf(SKIN_METRICS, () => 3), shine: 1, darkCircles: 1 },
  expression: 'serious',
  light: 'dim',
  sharpness: 'soft',
  framing: 'close',
  concern: 'dark-circles',
  level: 'basic',
  teen: false,
  variant: 0,
  moment: { ...NO_MOMENT, gaze: 'down', daytime: 'late', source: 'front', tries: 2 },
  past: NO_PAST,
  turns: [...FIRST_TURNS],
};

const api = createApiListener();
const server = await serve({ dir: 'no-such-folder', supabaseOrigin: null, api: api.answer });
const { url } = server;
const unlimited = { guest: 1e9, free: 1e9, premium: 1e9, address: 1e9 };
const backend = await startBackend({
  folder: null,
  host: '127.0.0.1',
  origins: [url],
  env: {},
  quota: unlimited,
  askModel: null,
});
api.attach(backend, [url]);

const headers = { 'content-type': 'application/json', apikey: backend.secrets.publicKey };
let variant = 0;
let sentBytes = 0;
let receivedBytes = 0;
let errors = 0;
async function once(): Promise<number> {
  variant = (variant + 1) % 65_536;
  const body = JSON.stringify({ ...FACTS, lang: variant % 2 === 0 ? 'ja' : 'en', variant });
  const started = performance.now();
  const response = await fetch(`${url}/functions/v1/roast`, { method: 'POST', headers, body });
  const bytes = (await response.arrayBuffer()).byteLength;
  if (response.status !== 200) errors += 1;
  sentBytes = Math.max(sentBytes, Buffer.byteLength(body));
  receivedBytes = Math.max(receivedBytes, bytes);
  return performance.now() - started;
}

for (let i = 0; i < 100; i += 1) await once();
const times: number[] = [];
for (let i = 0; i < 300; i += 1) times.push(await once());
times.sort((a, b) => a - b);

const started = performance.now();
const cpuBefore = process.cpuUsage();
let answers = 0;
await Promise.all(
  Array.from({ length: CONCURRENT }, async () => {
    while (performance.now() - started < SECONDS * 1000) {
      await once();
      answers += 1;
    }
  }),
);
const perSecond = answers / ((performance.now() - started) / 1000);
const cpu = process.cpuUsage(cpuBefore);
// Per second of CPU time, so other processes on the machine do not count; the client's work included.
const perCoreSecond = answers / ((cpu.user + cpu.system) / 1e6);

const still = { waiting: SIGN_UPS };
const signUps = Array.from({ length: SIGN_UPS }, async (_, i) => {
  const body = JSON.stringify({ email: `bench-${i}@example.com`, password: 'correct horse battery' });
  const response = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body });
  if (response.status !== 200) errors += 1;
  still.waiting -= 1;
});
let amongSignUpsMs = 0;
while (still.waiting > 0) amongSignUpsMs = Math.max(amongSignUpsMs, await once());
await Promise.all(signUps);

const round = (value: number) => Math.round(value * 10) / 10;
const medianMs = round(times[150] ?? 0);
const p95Ms = round(times[285] ?? 0);
const result = {
  medianMs,
  p95Ms,
  perSecond: Math.round(perSecond),
  perCoreSecond: Math.round(perCoreSecond),
  amongSignUpsMs: round(amongSignUpsMs),
  errors,
  sentBytes,
  receivedBytes,
  ok:
    medianMs <= 20 &&
    perCoreSecond >= 200 &&
    amongSignUpsMs <= 1_000 &&
    errors === 0 &&
    sentBytes <= 1_024 &&
    receivedBytes <= 6_144,
};
console.log(
  process.argv.includes('--json')
    ? JSON.stringify(result)
    : `one answer: ${medianMs} ms median, ${p95Ms} ms at 95 % · ${result.perSecond} a second with ${CONCURRENT} at a time, ` +
        `${result.perCoreSecond} a second of one core's time · ` +
        `at most ${result.amongSignUpsMs} ms while ${SIGN_UPS} people sign up · ${errors} errors · at most ${sentBytes} bytes sent, ${receivedBytes} received`,
);
await server.close();
await backend.close();
process.exitCode = result.ok ? 0 : 1;
