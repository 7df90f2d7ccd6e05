/** The headers by which a client says how it wants its answer. What is not spoken here is refused, as PostgREST refuses it. */
import { RestFailure } from './failure.ts';

export interface Preferences {
  readonly wantsRows: boolean;
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  readonly count: 'exact' | 'planned' | 'estimated' | null;
  /** So many rows may be changed at most; null: any number. */
  readonly maxAffected: number | null;
  /** Keys that a row lacks take the column's default, not null. */
  readonly missingDefault: boolean;
}

/** The values that PostgREST knows. `tx` counts where a project allows it; hosted ones and we do not. */
const KNOWN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    return: ['representation', 'minimal', 'headers-only'],
    resolution: ['merge-duplicates', 'ignore-duplicates'],
    count: ['exact', 'planned', 'estimated'],
    missing: ['default', 'null'],
    handling: ['strict', 'lenient'],
    tx: ['commit', 'rollback'],
  }),
);

/** Throws RestFailure (400, PGRST122) for what is not known, where the client asks to be told (`handling=strict`). */
export function readPreferences(headers: Headers): Preferences {
  const given = (headers.get('prefer') ?? '').split(',').map((part) => part.trim());
  // Where one is said twice, the first counts.
  const said = new Map<string, string>();
  const unknown: string[] = [];
  for (const part of given) {
    const [name = '', value = ''] = part.split('=');
    const isKnown =
      KNOWN.get(name)?.includes(value) === true || (name === 'max-affected' && /^\d{1,9}$/.test(value));
    if (isKnown && !said.has(name)) said.set(name, value);
    if (!isKnown && part !== '') unknown.push(part);
  }
  const strict = said.get('handling') === 'strict';
  if (strict && unknown.length > 0) {
    const details = `Invalid preferences: ${unknown.join(', ').slice(0, 200)}`;
    throw new RestFailure(400, 'PGRST122', 'Invalid preferences given with handling=strict', details);
  }
  // Passed over, it would move every time in the answer.
  const zone = unknown.find((part) => part.startsWith('timezone='));
  if (zone !== undefined) {
    throw new RestFailure(
      400,
      'PGRST122',
      'This preference is not offered here',
      `Invalid preferences: ${zone.slice(0, 200)}`,
    );
  }
  const max = said.get('max-affected');
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | null =>
    values.find((value) => value === said.get(name)) ?? null;
  return {
    wantsRows: said.get('return') === 'representation',
    resolution: oneOf('resolution', ['merge-duplicates', 'ignore-duplicates']),
    count: oneOf('count', ['exact', 'planned', 'estimated']),
    maxAffected: strict && max !== undefined ? Number(max) : null,
    missingDefault: said.get('missing') === 'default',
  };
}

const ROW = 'application/vnd.pgrst.object+json';
const OFFERED = new Set([
  '',
  '*/*',
  'application/*',
  'application/json',
  'application/vnd.pgrst.array+json',
  ROW,
]);

/** Whether exactly one row is asked for, as an object. Throws RestFailure (406, PGRST107) for CSV, plans and the like. */
export function wantsOneRow(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  const types = accept.split(',').map((type) => type.trim().toLowerCase());
  // `;q=…` says how much, `;nulls=stripped` says something else.
  const bare = types.map((type) => type.replace(/;\s*(q|charset)=[^;]*/g, ''));
  const first = bare.find((type) => OFFERED.has(type));
  if (first !== undefined) return first === ROW;
  throw new RestFailure(406, 'PGRST107', `None of these media types are available: ${accept.slice(0, 200)}`);
}

/** Throws RestFailure (406, PGRST106) for another schema than `public`, (400, PGRST102) for a body that is not JSON. */
export function requireSpoken(request: Request, hasBody: boolean): void {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const schema = request.headers.get(reads ? 'accept-profile' : 'content-profile');
  if (schema !== null && schema !== 'public') {
    throw new RestFailure(406, 'PGRST106', 'The schema must be one of the following: public');
  }
  const type =
    (request.headers.get('content-type') ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '';
  if (hasBody && !/^application\/(?:json|vnd\.pgrst\.(?:object|array)\+json)$|^text\/plain$/.test(type)) {
    throw new RestFailure(400, 'PGRST102', `Content-Type not acceptable: ${type.slice(0, 100)}`);
  }
}

export interface Span {
  readonly offset: number;
  /** Infinity: to the end. */
  readonly limit: number;
}

/** The rows that a Range header asks for; null without one. Throws RestFailure (416, PGRST103) where its end comes first. */
export function readRange(headers: Headers): Span | null {
  const [, first, last = ''] = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(headers.get('range') ?? '') ?? [];
  if (first === undefined) return null;
  if (last === '') return { offset: Number(first), limit: Number.POSITIVE_INFINITY };
  const limit = Number(last) - Number(first) + 1;
  if (limit > 0) return { offset: Number(first), limit };
  const details = 'The lower boundary must be lower than or equal to the upper boundary in the Range header.';
  throw new RestFailure(416, 'PGRST103', 'Requested range not satisfiable', details);
}
