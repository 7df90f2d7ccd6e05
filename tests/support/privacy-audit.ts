/**
 * What may leave the phone, as a judge over recorded requests: the promise of the product in one place.
 * It knows nothing of how a request was made (page, worker, service worker, beacon, form): whatever a browser
 * sends is a method, an address, headers and bytes.
 */
import * as z from 'zod';
import { ROW_FIELDS } from '#domain/history/account-row.ts';
import { PROFILE_COLUMNS } from '#state/account-profile.ts';
import { PROFILE_FRAME } from '#state/profile-fields.ts';
import { FACTS_MAX_BYTES } from '#functions/moment-words.ts';
import { roastFactsSchema } from '#roast/contract.ts';
import { isPictureUpload, pictureFaults, scanOf } from './picture-audit.ts';
import type { SentRequest } from './sent-request.ts';

export interface Allowed {
  /** Origins that may be spoken to: our own and the configured Supabase. */
  readonly origins: readonly string[];
  /** The bytes of every photo that the person handed over; none of them may appear anywhere. */
  readonly photos: readonly Buffer[];
  /** What the person is called: the profile may say it, facts and history may not. */
  readonly names?: readonly string[];
}

/** A saved analysis brings its roast along, which is longer in Japanese; all else stays below this. */
const BODY_MAX_BYTES = 4096;
const URL_MAX_LENGTH = 1000;
/** A session token is the longest honest header; Google's and GoTrue's stay below this. */
const HEADER_MAX_LENGTH = 2000;
/** Ten numbers in a row are a chart; more are a face. */
const NUMBERS_MAX = 16;
/** Longest run without a space or quote that need not be a token. */
const OPAQUE_MAX_LENGTH = 120;
const WINDOW = 12;

const BROWSER_HEADERS =
  /^(host|connection|proxy-connection|user-agent|accept|accept-encoding|accept-language|cache-control|pragma|content-length|content-type|origin|referer|range|if-none-match|if-modified-since|if-range|upgrade-insecure-requests|priority|purpose|upgrade|service-worker|dnt|save-data|sec-.+)$/;
/** What supabase-js and we add. */
const OUR_HEADERS =
  /^(apikey|authorization|idempotency-key|prefer|accept-profile|content-profile|x-client-info|x-supabase-api-version|x-retry-count|x-upsert)$/;
const IMAGE_MAGIC = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
] as const;
const FACE_KEYS = /landmark|blendshape|embedding|mesh|matri|pixel|crop|thumb|image|photo|face_?print|bitmap/i;
/** What was measured and how likely it is stay on the phone (decisions/what-an-account-keeps). */
const MEASURE_KEYS = /^(raw|ranked|probabilit(y|ies))$/i;
/** What cameras write beside the pixels. */
const CAMERA_KEYS = /exif|gps|latitude|longitude|altitude/i;
const EXIF_MAGIC = ['Exif\0\0', 'II*\0', 'MM\0*'] as const;
const TOKEN = /^(?:Bearer )?[\w-]+\.[\w-]+\.[\w-]+$/;

/** One line for each thing that should not have been sent; empty: the promise was kept. */
export function auditPrivacy(requests: readonly SentRequest[], allowed: Allowed): readonly string[] {
  const windows = allowed.photos.map(windowsOf);
  return requests.flatMap((request) =>
    faultsOf(request, allowed, windows).map(
      (fault) => `${fault}: ${request.method} ${request.url.slice(0, 120)}`,
    ),
  );
}

function faultsOf(request: SentRequest, { origins, names = [] }: Allowed, photos: Windows): string[] {
  if (request.method === 'CONNECT') return ['a tunnel'];
  const url = new URL(request.url);
  if (!origins.includes(url.origin)) return ['another host'];
  const faults: string[] = [];
  if (request.url.length > URL_MAX_LENGTH) faults.push('a long address');
  for (const [name, value] of Object.entries(request.headers)) {
    if (!BROWSER_HEADERS.test(name) && !OUR_HEADERS.test(name)) faults.push(`an unknown header ${name}`);
    if (value.length > HEADER_MAX_LENGTH) faults.push(`a long header ${name}`);
  }
  const texts = [
    decodeURIComponentSafely(url.pathname + url.search),
    ...Object.values(request.headers),
    isPictureUpload(request) ? scanOf(request) : request.body.toString('latin1'),
  ];
  if (texts.some((text) => holdsPhoto(text, photos))) faults.push('bytes of the photo');
  const runs = texts.flatMap(runsOf);
  if (runs.some(({ bytes }) => isImage(bytes))) faults.push('an encoded image');
  if ([...runs.map(({ bytes }) => bytes.toString('latin1')), ...texts].some(holdsExif))
    faults.push('what a camera notes');
  return [...faults, ...bodyFaults(request, url, names)];
}

function bodyFaults(request: SentRequest, url: URL, names: readonly string[]): string[] {
  const { body, headers } = request;
  if (body.length === 0) return [];
  if (url.pathname.startsWith('/storage/')) return pictureFaults(request);
  const faults: string[] = [];
  if (body.length > BODY_MAX_BYTES) faults.push(`a body of ${body.length} bytes`);
  if (url.pathname === '/realtime/v1/websocket') faults.push(...newsFaults(body));
  const type = headers['content-type'] ?? 'none';
  if (!/^application\/(vnd\.pgrst\.object\+)?json\b/.test(type)) faults.push(`a body of type ${type}`);
  const content = parseSafely(body.toString('utf8'));
  if (content === undefined) return [...faults, 'a body that is no JSON'];
  if (/\/rest\/v1\/rpc\/(?:save|drop)_push$/.test(url.pathname))
    return [...faults, ...formFaults(PUSH_FORMS, content, names)];
  if (url.pathname.endsWith('/rest/v1/rpc/give_laugh'))
    return [...faults, ...formFaults(LAUGH_FORMS, content, names)];
  if (/\/auth\/v1\/passkeys\/\w+\/verify$/.test(url.pathname)) return [...faults, ...passkeyFaults(content)];
  const { keys, longestNumbers, strings } = walk(content);
  const named = keys.filter((key) => FACE_KEYS.test(key));
  if (named.length > 0) faults.push(`a field ${named.join(', ')}`);
  const measures = keys.filter((key) => MEASURE_KEYS.test(key));
  if (measures.length > 0) faults.push(`a measure ${measures.join(', ')}`);
  const noted = keys.filter((key) => CAMERA_KEYS.test(key));
  if (strings.some(holdsExif)) faults.push('what a camera notes');
  if (noted.length > 0) faults.push(`what a camera notes ${noted.join(', ')}`);
  if (url.pathname.endsWith('/rest/v1/profiles')) faults.push(...beyond(content, PROFILE_LISTED));
  if (/\/auth\/v1\/factors(?:\/|$)/.test(url.pathname)) faults.push(...beyond(content, FACTOR_LISTED));
  const isRow = url.pathname.endsWith('/rest/v1/analyses');
  if (isRow) faults.push(...beyond(content, ROW_PLACES));
  if (isRow || url.pathname.endsWith('/functions/v1/roast')) {
    const told = names.some((name) => strings.some((text) => text.includes(name)));
    if (told) faults.push('the name');
  }
  if (longestNumbers > NUMBERS_MAX) faults.push(`${longestNumbers} numbers in a row`);
  if (strings.some((text) => !TOKEN.test(text) && longestRun(text) > OPAQUE_MAX_LENGTH))
    faults.push('an opaque text');
  if (url.pathname.endsWith('/functions/v1/roast')) faults.push(...factsFaults(content, body.length));
  return faults;
}

/** The bodies that went to an address that ends so, in order, as text. */
export const bodiesTo = (requests: readonly SentRequest[], path: string): readonly string[] =>
  requests
    .filter(({ url, body }) => body.length > 0 && new URL(url).pathname.endsWith(path))
    .map(({ body }) => body.toString('utf8'));

/** Where in the rows of a table something was sent: places of `ROW_FIELDS` for the history, else columns. Sorted. */
export function placesSent(requests: readonly SentRequest[], path: string): readonly string[] {
  const rows = bodiesTo(requests, path).flatMap((body): unknown => JSON.parse(body) as unknown);
  return [...new Set(rows.flatMap((row) => placesIn(row, '')))].toSorted();
}

function placesIn(value: unknown, at: string): string[] {
  const inside = [...ROW_PLACES].some((place) => at === '' || place.startsWith(`${at}.`));
  if (!inside || typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, at === '' ? key : `${at}.${key}`));
}

const ROW_PLACES: ReadonlySet<string> = new Set(ROW_FIELDS.map(({ at }) => at));

/** Whatever is not on the list that the privacy page shows. */
function beyond(content: unknown, listed: ReadonlySet<string>): string[] {
  const rows: unknown[] = Array.isArray(content) ? content : [content];
  const places = rows.flatMap((row) => placesIn(row, '')).filter((place) => !listed.has(place));
  return places.length === 0 ? [] : [`beyond the list of the privacy page ${places.join(', ')}`];
}

/** An authenticator's name and a code; the rest says which is meant. */
const FACTOR_LISTED: ReadonlySet<string> = new Set([
  'friendly_name',
  'factor_type',
  'issuer',
  'factorId',
  'challenge_id',
  'code',
]);

const PROFILE_LISTED: ReadonlySet<string> = new Set([...PROFILE_FRAME, ...PROFILE_COLUMNS]);

/** The browser's address and keys, and how the reminder is wished: what the privacy page lists, each in its form. */
const PUSH_FORMS: Readonly<Record<string, RegExp>> = {
  // As push services make it: one's own host may not stand in it, nor a long path.
  p_endpoint: /^https:\/\/[a-z0-9.-]+\/[!-~]{1,600}$/,
  p_p256dh: /^[\w-]{87}$/,
  p_auth: /^[\w-]{22}$/,
  p_language: /^[a-z]{2}$/,
  p_zone: /^[A-Za-z0-9_+/-]{1,64}$/,
  p_hour: /^\d{1,2}$/,
};

/** What is given of one tap: which line, and a mark that chance may have turned round. */
const LAUGH_FORMS: Readonly<Record<string, RegExp>> = {
  p_lang: /^[a-z]{2}$/,
  p_style: /^(gentle|classic|spicy)$/,
  p_line: /^[0-9a-z]{1,7}$/,
  p_mark: /^(laughed|notMine)$/,
};

/** Whatever goes along with a call of the database that the privacy page does not list. */
function formFaults(
  forms: Readonly<Record<string, RegExp>>,
  content: unknown,
  names: readonly string[],
): string[] {
  const fields = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  return fields.flatMap(([key, value]) => {
    if (names.some((name) => String(value).includes(name))) return ['the name'];
    return forms[key]?.test(String(value)) === true ? [] : [`beyond the list of the privacy page ${key}`];
  });
}

/** What a client says to hear the news of its account: who it is, and that it is still there. */
const newsSchema = z.union([
  z.tuple([z.null(), z.string(), z.literal('phoenix'), z.literal('heartbeat'), z.strictObject({})]),
  z.tuple([
    z.string(),
    z.string(),
    z.string().regex(/^realtime:account:[\da-f-]{36}$/),
    z.enum(['phx_join', 'phx_leave', 'access_token']),
    z.strictObject({
      access_token: z.string().regex(TOKEN).optional(),
      version: z.string().max(40).optional(),
      config: z
        .strictObject({
          private: z.literal(true),
          broadcast: z.strictObject({ ack: z.literal(false), self: z.literal(false) }),
          presence: z.strictObject({ key: z.literal(''), enabled: z.literal(false) }),
          postgres_changes: z.array(z.never()),
        })
        .optional(),
    }),
  ]),
]);

/** Whatever goes through the socket that the privacy page does not list. */
const newsFaults = (body: Buffer): string[] =>
  newsSchema.safeParse(parseSafely(body.toString('utf8'))).success
    ? []
    : ['beyond the list of the privacy page in a socket'];

/** What an authenticator answers (WebAuthn): a key, a signature, and what was signed; nothing of the person. */
const PASSKEY_PLACES = new Set(
  `challenge_id credential id rawId type authenticatorAttachment clientExtensionResults credProps rk response
   clientDataJSON attestationObject authenticatorData publicKey publicKeyAlgorithm transports signature userHandle`.split(
    /\s+/,
  ),
);
const PASSKEY_VALUE = /^[\w-]{0,2000}$/;

function passkeyFaults(content: unknown): string[] {
  const { keys, strings } = walk(content);
  const beyond = keys.filter((key) => !PASSKEY_PLACES.has(key));
  return [
    ...beyond.map((key) => `beyond what a passkey says ${key}`),
    ...(strings.every((text) => PASSKEY_VALUE.test(text)) ? [] : ['a passkey that says more']),
  ];
}

function factsFaults(content: unknown, bytes: number): string[] {
  const faults: string[] = [];
  if (bytes > FACTS_MAX_BYTES) faults.push(`facts of ${bytes} bytes`);
  if (!roastFactsSchema.safeParse(content).success) faults.push('facts beyond the contract');
  return faults;
}

interface Walked {
  readonly keys: string[];
  readonly strings: string[];
  /** Most numbers in one array or object. */
  longestNumbers: number;
}

function walk(value: unknown, found: Walked = { keys: [], strings: [], longestNumbers: 0 }): Walked {
  if (typeof value === 'string') found.strings.push(value);
  if (typeof value !== 'object' || value === null) return found;
  const children: unknown[] = Object.values(value);
  if (!Array.isArray(value)) found.keys.push(...Object.keys(value));
  const numbers = children.filter((child) => typeof child === 'number').length;
  found.longestNumbers = Math.max(found.longestNumbers, numbers);
  for (const child of children) walk(child, found);
  return found;
}

type Windows = readonly ReadonlySet<string>[];

/** A photo is cut up once, however often it is looked for. */
const cut = new WeakMap<Buffer, ReadonlySet<string>>();

/** Every twelve bytes in a row of a photo. Shorter ones would be found by chance. */
function windowsOf(photo: Buffer): ReadonlySet<string> {
  const known = cut.get(photo);
  if (known !== undefined) return known;
  const windows = new Set<string>();
  const text = photo.toString('latin1');
  for (let at = 0; at + WINDOW <= text.length; at += 1) {
    const window = text.slice(at, at + WINDOW);
    // Rows of one value and plain words (camera maker, colour profile) say nothing of a face.
    if (new Set(window).size > 6 && /[^\t-~]/.test(window)) windows.add(window);
  }
  cut.set(photo, windows);
  return windows;
}

/** The photo as it is, or in base64 or hexadecimal from any place in it. */
function holdsPhoto(text: string, photos: Windows): boolean {
  const candidates = [text, ...runsOf(text).map(({ bytes }) => bytes.toString('latin1'))];
  return candidates.some((candidate) => {
    for (let at = 0; at + WINDOW <= candidate.length; at += 1) {
      const window = candidate.slice(at, at + WINDOW);
      if (photos.some((photo) => photo.has(window))) return true;
    }
    return false;
  });
}

/** What every long run of base64 or hexadecimal digits may mean; base64 may begin at any digit. */
function runsOf(text: string): { bytes: Buffer }[] {
  const base64 = [...text.matchAll(/[\w+/-]{24,}/g)].flatMap(([run]) =>
    [0, 1, 2, 3].map((shift) => ({ bytes: Buffer.from(run.slice(shift), 'base64') })),
  );
  const hex = [...text.matchAll(/[\da-f]{48,}/gi)].flatMap(([run]) =>
    [0, 1].map((shift) => ({ bytes: Buffer.from(run.slice(shift), 'hex') })),
  );
  return [...base64, ...hex];
}

/** A whole EXIF segment is found anywhere, the bare TIFF in it at a beginning. */
const holdsExif = (text: string): boolean =>
  text.includes(EXIF_MAGIC[0]) || EXIF_MAGIC.some((magic) => text.startsWith(magic));

const isImage = (bytes: Buffer): boolean =>
  IMAGE_MAGIC.some((magic) => magic.every((byte, index) => bytes[index] === byte));

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/[\w+/=-]+/g)].map(([run]) => run.length));

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseSafely(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
