/**
 * Bytes that no client library would send, in seeded thousands, against every door of the server: odd methods,
 * addresses, headers, ranges, lengths and bodies, split, pipelined, slow, half closed and torn off. Meanwhile an
 * honest neighbour asks for what people ask for.
 */
import { METHODS } from 'node:http';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { seededRandom } from '#roast/random.ts';
import { SAMPLE_FACTS } from '#tests/unit/functions/support/facts.ts';
import type { Door } from './doors.ts';
import { makeSocketTalk } from './fuzz-frames.ts';
import { converse, statusesOf } from './raw-http.ts';

export interface FuzzedServer {
  readonly url: string;
  readonly publicKey: string;
  readonly serviceKey: string;
  /** Opens the pages of the developer. */
  readonly devKey: string;
  /** Access tokens of users: some delete their account on the way. */
  readonly tokens: readonly string[];
  /** What its backend answers. */
  readonly doors: readonly Door[];
}

export interface FuzzOptions {
  readonly seed: number;
  /** Requests, or what stands in their place, in all. */
  readonly requests: number;
  /** Conversations at a time. */
  readonly parallel: number;
}

export interface FuzzFigures {
  readonly requests: number;
  readonly conversations: number;
  /** Answers that came back. After a request that ends the connection there are none. */
  readonly answers: number;
  /** How often each status came back. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests that were answered with 500 or worse, as they were sent. */
  readonly faults: readonly string[];
  /** Requests of the neighbour that were not answered with 200. */
  readonly refusedNeighbours: number;
  /** Conversations that ended while one request of the neighbour waited, at most, of nine in ten. */
  readonly overtaken: number;
  /** The neighbour's slowest answer, in milliseconds. */
  readonly slowestNeighbourMs: number;
  /** What one core worked, server and client together, in seconds. */
  readonly cpuS: number;
}

const SPACES = ['', ' ', '  ', '\t', '\u000b', '\r', '\n'];
const COMMON = ['GET', 'POST', 'HEAD', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];
const BROKEN_METHODS = ['CONNECT', 'get', 'FOO', 'G ET', '', 'GET\u0000', 'M'.repeat(300)];
/** Of the app's files. */
const PAGES = ['/', '/index.html', '/assets/a.bin', '/assets/', '/result', '/share'];
const TAILS = [
  '',
  '',
  '',
  '/',
  '//',
  '/..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '%00',
  '%zz',
  '%c3%28',
  '%f0%9f%94%a5',
  '\u00e9\u00ff',
  '\\..\\x',
  '?a=b&a=b',
  '?select=*&select=id',
  '?=&&==',
  '#x',
  ';x',
  '.br',
  `?${'x'.repeat(3_000)}`,
  `/${'y'.repeat(9_000)}`,
  `?score=in.(${'1,'.repeat(2_000)}1)`,
];
const WHOLE_TARGETS = [
  '*',
  '',
  'x',
  'http://evil.example/',
  'http://[::1',
  'https://localhost/',
  '//evil.example/x',
  '/\u0000',
];
const RANGES = [
  'bytes=0-1',
  'bytes=5-4',
  'bytes=-5',
  'bytes=-0',
  'bytes=0-',
  'bytes=99999999999999999999-',
  'bytes=0-99999999999999999999',
  'bytes=1-2,5-4,0-0',
  `bytes=${'0-0,'.repeat(500)}1-1`,
  'bytes=NaN-',
  'bytes=0x1-0x2',
  'bytes=--1',
  'lines=1',
  '',
];
const LENGTHS = ['0', '1', '5', '600', '-1', '+1', '1e3', '0x10', '99999999999999999999', '1, 1', 'x', ''];
const BODIES = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '"x"',
  '1e999',
  '{"__proto__":{"x":1}}',
  '{"email":"a@example.com","password":"12345678"}',
  '{"email":"a@example.com","token":"123456","type":"email"}',
  '{"refresh_token":"x"}',
  '{"email":"\\u0000@example.com","data":{"a":"\\ud800"}}',
  '[{"id":1},{"id":2}]',
  JSON.stringify(SAMPLE_FACTS),
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
  `{"data":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`,
  'x'.repeat(9_000),
  'flow=x&email=a%40example.com&answer=allow',
];
const CHUNKS = [
  '0\r\n\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  'ffffffffffffffff\r\nx',
  '5;x=y\r\nhello\r\n0\r\nTrailer: x\r\n\r\n',
  '3\r\nabcd\r\n0\r\n\r\n',
];

/** Of all conversations, so many go through a WebSocket. */
const SOCKETS_SHARE = 0.08;

/** Makes conversations: each has random bytes, pauses and requests to send. */
function makeConversation(random: () => number, server: FuzzedServer) {
  const { publicKey, serviceKey, devKey, tokens, doors, url } = server;
  const { host } = new URL(url);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;
  const pickDoor = (): Door => (chance(0.15) ? { path: pick(PAGES), bodies: [] } : pick(doors));
  const oddHeaders: readonly (() => string)[] = [
    () => `Range: ${pick(RANGES)}`,
    () => `If-Range: ${pick(['"x"', 'W/"3e8-x"', 'yesterday', ''])}`,
    () => `If-None-Match: ${pick(['*', '"x"', 'W/"', ',,,'])}`,
    () => `If-Modified-Since: ${pick(['Thu, 01 Jan 2099 00:00:00 GMT', 'never', '-1'])}`,
    () => `If-Match: ${pick(['*', '"x"'])}`,
    () => `Accept-Encoding: ${pick(['br', 'gzip, br;q=0', 'br;q=', '*', ',,'])}`,
    () => `Accept: ${pick(['text/html', '*/*', 'application/vnd.pgrst.object+json', 'x'.repeat(500)])}`,
    () =>
      `Content-Type: ${pick(['application/json', 'text/html', 'multipart/form-data; boundary=x', 'application/json;charset=\u00ff'])}`,
    () => `Prefer: ${pick(['return=representation', 'count=exact', 'resolution=merge-duplicates', '=,=,'])}`,
    () =>
      `Authorization: ${pick(['Bearer x', 'Bearer a.b.c', `Bearer ${pick(tokens)}`, 'Basic x', `Bearer ${'x'.repeat(5_000)}`])}`,
    () => `Idempotency-Key: ${pick(['x', 'a'.repeat(300), '\u00ff'])}`,
    () => `Origin: ${pick(['null', 'https://evil.example', `http://${host}`])}`,
    () => `Cookie: ${pick(['roast-me-dev=x', `roast-me-dev=${devKey}`, '=;=;', `a=${'b'.repeat(4_000)}`])}`,
    () => `X-Forwarded-For: ${pick(['127.0.0.1', '::1', ','])}`,
    () => `X-Forwarded-Proto: ${pick(['https', 'x'])}`,
  ];
  const brokenHeaders: readonly (() => string)[] = [
    () => `Expect: ${pick(['100-continue', 'x'])}`,
    () => `Upgrade: ${pick(['websocket', 'h2c'])}\r\nConnection: upgrade`,
    () => `Host: ${pick(['evil.example', 'localhost:99999', host])}`,
    () => ` folded${pick(SPACES)}`,
    () => `no colon here`,
    () => `Spaced${pick(SPACES)}: x`,
    () => `: nameless`,
    () => `X-Odd: ${pick(['\u0000', '\u00ff', '\u007f', '\r', 'x\rSplit: y'])}`,
    () => Array.from({ length: 200 }, (_, i) => `X-${i}: y`).join('\r\n'),
    () => `X-Long: ${'z'.repeat(pick([8_000, 20_000]))}`,
  ];
  const line = (method: string, target: string, version = 'HTTP/1.1') => `${method} ${target} ${version}`;
  const body = () => (chance(0.4) ? pick(BODIES) : '');
  /** Odd in everything, but such that another one may follow it. */
  const odd = (): string => {
    const door = pickDoor();
    const isMeant = door.bodies.length > 0 && chance(0.7);
    const text = isMeant ? pick(door.bodies) : body();
    const method =
      isMeant && chance(0.6)
        ? 'POST'
        : chance(0.7)
          ? pick(COMMON)
          : pick(METHODS.filter((name) => name !== 'CONNECT'));
    const lines = [line(method, door.path + (isMeant ? '' : pick(TAILS))), `Host: ${host}`];
    if (chance(0.7)) lines.push(`apikey: ${chance(0.8) ? publicKey : serviceKey}`);
    if (chance(0.3)) lines.push(`Authorization: Bearer ${pick(tokens)}`);
    for (let count = Math.floor(random() * 4); count > 0; count -= 1) lines.push(pick(oddHeaders)());
    if (text !== '') lines.push(`Content-Length: ${Buffer.byteLength(text, 'latin1')}`);
    return `${lines.join('\r\n')}\r\n\r\n${text}`;
  };
  /** Broken as HTTP, in one or several ways. */
  const broken = (): string => {
    const method = chance(0.6) ? pick(COMMON) : pick(BROKEN_METHODS);
    const target = chance(0.7) ? pickDoor().path + pick(TAILS) : pick(WHOLE_TARGETS);
    const lines = [line(method, target, chance(0.9) ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/9.9', 'x', '']))];
    if (chance(0.9)) lines.push(`Host: ${host}`);
    if (chance(0.6)) lines.push(`apikey: ${publicKey}`);
    for (let count = Math.floor(random() * 3); count > 0; count -= 1) lines.push(pick(brokenHeaders)());
    const isChunked = chance(0.3);
    if (isChunked) lines.push('Transfer-Encoding: chunked');
    if (chance(0.5)) lines.push(`Content-Length: ${pick(LENGTHS)}`);
    const end = chance(0.9) ? '\r\n' : pick(['\n', '\r', '']);
    return `${lines.join(end)}${end}${end}${isChunked ? pick(CHUNKS) : body()}`;
  };
  if (chance(SOCKETS_SHARE)) {
    const talk = makeSocketTalk(random, { host, publicKey, tokens });
    const parts = chance(0.5) ? [Buffer.concat(talk)] : talk;
    const tear = chance(0.2);
    const requests = talk.map((part) => part.toString('latin1'));
    return { requests, options: { parts, pauseMs: 0, half: !tear && chance(0.1), tear, silenceMs: 1_000 } };
  }
  const last = `GET /config.json HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const many = chance(0.5) ? 1 : 2 + Math.floor(random() * 10);
  const requests = [...Array.from({ length: many }, odd), chance(0.5) ? broken() : last];
  const bytes = Buffer.from(requests.join(''), 'latin1');
  // Slow bytes are a few late ones: what one that never ends is good for is a test of its own (border.test.ts).
  const cuts = chance(0.3)
    ? Array.from({ length: 1 + Math.floor(random() * 4) }, () => Math.floor(random() * bytes.length))
    : [];
  const marks = [0, ...cuts.sort((a, b) => a - b), bytes.length];
  const parts = marks.slice(1).map((to, i) => bytes.subarray(marks[i], to));
  const manner = random();
  return {
    requests,
    options: {
      parts,
      pauseMs: chance(0.2) ? 10 : 0,
      half: manner < 0.1,
      tear: manner > 0.9,
      silenceMs: 1_000,
    },
  };
}

/** What people ask for, again and again until `isOver`. */
async function neighbour({ url, publicKey }: FuzzedServer, seen: { ended: number; isOver: boolean }) {
  const overtaking: number[] = [];
  let slowestMs = 0;
  let refused = 0;
  const asks = [
    () => fetch(`${url}/config.json`),
    () => fetch(`${url}/assets/a.bin`),
    () =>
      fetch(`${url}/functions/v1/roast`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: publicKey },
        body: JSON.stringify(SAMPLE_FACTS),
      }),
  ];
  for (let i = 0; !seen.isOver; i += 1) {
    const before = seen.ended;
    const started = performance.now();
    const response = await asks[i % asks.length]?.();
    await response?.arrayBuffer();
    if (response?.status !== 200) refused += 1;
    overtaking.push(seen.ended - before);
    slowestMs = Math.max(slowestMs, performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // Of nine waits in ten: one more may hold whatever else this machine does, and is no server that starves people.
  const overtaken = overtaking.toSorted((a, b) => a - b)[Math.floor(overtaking.length * 0.9)] ?? 0;
  return { overtaken, slowestMs, refused };
}

/** Resolves when all is said. Rejects where the server answers its neighbour no more. */
export async function fuzzSockets(server: FuzzedServer, options: FuzzOptions): Promise<FuzzFigures> {
  const random = seededRandom(options.seed);
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  const seen = { ended: 0, isOver: false };
  let left = options.requests;
  const cpu = process.cpuUsage();
  const honest = neighbour(server, seen);
  const worker = async () => {
    while (left > 0) {
      const { requests, options: manner } = makeConversation(random, server);
      left -= requests.length;
      const { text } = await converse(server.url, manner);
      seen.ended += 1;
      for (const status of statusesOf({ text })) {
        statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
        if (status >= 500)
          faults.push(`${status}: ${requests.map((request) => request.slice(0, 300)).join(' ⏎ ')}`);
      }
    }
  };
  await Promise.all(Array.from({ length: options.parallel }, worker));
  seen.isOver = true;
  const { overtaken, slowestMs, refused } = await honest;
  const { user, system } = process.cpuUsage(cpu);
  return {
    requests: options.requests - left,
    conversations: seen.ended,
    answers: [...statuses.values()].reduce((sum, count) => sum + count, 0),
    statuses: Object.fromEntries([...statuses].sort(([a], [b]) => Number(a) - Number(b))),
    faults,
    refusedNeighbours: refused,
    overtaken,
    slowestNeighbourMs: Math.round(slowestMs),
    cpuS: Math.round((user + system) / 1e5) / 10,
  };
}
