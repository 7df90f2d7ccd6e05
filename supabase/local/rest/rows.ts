/** Rows by GET, POST, PATCH and DELETE, each as one statement in the caller's own role. */
import { z } from 'zod';
import type { Queries } from '../database/open.ts';
import { empty, jsonText } from '../http/answers.ts';
import { RestFailure } from './failure.ts';
import type { Preferences, Span } from './preferences.ts';
import { MAX_ROWS, nameList, parseQuery, type RestQuery } from './query.ts';
import { quoteName } from './sql.ts';

export interface RowsRequest {
  readonly method: string;
  readonly table: string;
  readonly parameters: URLSearchParams;
  readonly prefer: Preferences;
  /** Accept asks for exactly one row as an object. */
  readonly single: boolean;
  /** The Range header. */
  readonly range: Span | null;
  readonly body: unknown;
  /** Columns of the primary key, for an upsert that names none. */
  readonly primaryKey: readonly string[];
}

/** One row per request is what the app sends; a limit so that one statement stays short. */
const MAX_INSERTED = 500;
/** The longest page of the app (200 roasts of the longest kind) stays below; a client asks for more in pages. */
const MAX_ANSWER_BYTES = 4_194_304;

export async function answerRows(queries: Queries, request: RowsRequest): Promise<Response> {
  const query = parseQuery(request.parameters);
  const table = `public.${quoteName(request.table)}`;
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return read(queries, request, { query, table });
    case 'POST':
      requireWhole(request);
      return write(queries, request, { query, statement: insert(request, table), done: 201 });
    case 'PATCH':
      requireWhole(request);
      return write(queries, request, { query, statement: update(request, { query, table }), done: 204 });
    case 'DELETE':
      requireWhole(request);
      requireFilter('DELETE', query);
      return write(queries, request, {
        query,
        statement: `delete from ${table} as t${query.where}`,
        done: 204,
      });
    default:
      throw new RestFailure(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
  }
}

interface Target {
  readonly query: RestQuery;
  readonly table: string;
}

async function read(queries: Queries, request: RowsRequest, { query, table }: Target): Promise<Response> {
  const { columns, where, order } = query;
  const { limit, offset } = bothOf(query, request.range);
  const source = `select ${columns} from ${table} as t${where}${order} limit ${limit} offset ${offset}`;
  const isHead = request.method === 'HEAD';
  // Of HEAD nothing but the number is sent, so however long the rows are, they are not too long.
  const { text, count } = isHead
    ? { text: '', count: await countOf(queries, source) }
    : await asJson(queries, source);
  const total = await totalOf(queries, request.prefer.count, `select 1 from ${table} as t${where}`);
  const status = statusOfPage({ count, offset, total });
  const headers = { 'Content-Range': contentRange(count === 0 ? null : [offset, offset + count - 1], total) };
  return isHead ? empty(status, headers) : rowsAnswer(request, { text, count, status, headers });
}

/** What limit and offset leave, and of that what the Range header asks for. */
function bothOf(query: Span, range: Span | null): Span {
  if (range === null) return query;
  const end = Math.min(query.offset + query.limit, range.offset + range.limit);
  const offset = Math.max(query.offset, range.offset);
  return { offset, limit: Math.max(0, end - offset) };
}

async function countOf(queries: Queries, source: string): Promise<number> {
  const [row] = await queries.query<{ n: number }>(`select count(*)::int as n from (${source}) as r`);
  return row?.n ?? 0;
}

const planSchema = z.tuple([z.looseObject({ Plan: z.looseObject({ 'Plan Rows': z.number() }) })]);

/** How many there are: counted, as the planner guesses, or counted where it guesses a page at most. Null: not asked for. */
async function totalOf(queries: Queries, how: Preferences['count'], source: string): Promise<number | null> {
  if (how === null) return null;
  if (how === 'exact') return countOf(queries, source);
  const [row] = await queries.query(`explain (format json) ${source}`);
  const [{ Plan: plan }] = planSchema.parse(row?.['QUERY PLAN']);
  const planned = plan['Plan Rows'];
  return how === 'estimated' && planned <= MAX_ROWS ? countOf(queries, source) : planned;
}

const contentRange = (span: readonly [number, number] | null, total: number | null) =>
  `${span === null ? '*' : span.join('-')}/${total ?? '*'}`;

interface Page {
  readonly count: number;
  readonly offset: number;
  readonly total: number | null;
}

/** 206 for a part of what there is. Throws RestFailure (416) where it begins behind the end. */
function statusOfPage({ count, offset, total }: Page): 200 | 206 {
  if (total === null) return 200;
  if (offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    throw new RestFailure(416, 'PGRST103', 'Requested range not satisfiable', details);
  }
  return count < total ? 206 : 200;
}

interface Write {
  readonly query: RestQuery;
  readonly statement: string | null;
  /** The status without a body; with one it is 201 for an insert and 200 for the rest. */
  readonly done: 201 | 204;
}

async function write(
  queries: Queries,
  request: RowsRequest,
  { query, statement, done }: Write,
): Promise<Response> {
  const { wantsRows, maxAffected, count: how } = request.prefer;
  const status = done === 201 ? 201 : 200;
  if (statement === null) {
    return wantsRows ? rowsAnswer(request, { text: '', count: 0, status, headers: {} }) : empty(done);
  }
  const body = request.method === 'DELETE' ? [] : [JSON.stringify(request.body)];
  const result = wantsRows
    ? await asJson(queries, `${statement} returning ${query.columns}`, body)
    : { text: '', count: await countWritten(queries, statement, body) };
  const { count } = result;
  if (done === 204 && maxAffected !== null && count > maxAffected) {
    const details = `The query affects ${count} rows`;
    throw new RestFailure(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      details,
    );
  }
  // As PostgREST, which knows the number of what was changed in any case, and guesses none.
  const total = how === 'exact' || how === 'estimated' ? count : null;
  const span = request.method === 'PATCH' && count > 0 ? ([0, count - 1] as const) : null;
  const headers = { 'Content-Range': contentRange(span, total) };
  return wantsRows ? rowsAnswer(request, { ...result, status, headers }) : empty(done, headers);
}

async function countWritten(queries: Queries, statement: string, body: readonly unknown[]): Promise<number> {
  const [row] = await queries.query<{ n: number }>(
    `with r as (${statement} returning 1) select count(*)::int as n from r`,
    body,
  );
  return row?.n ?? 0;
}

interface JsonRows {
  /** The rows as JSON, with a comma between each two. */
  readonly text: string;
  readonly count: number;
}

/** Adds up the rows before it joins them: what is too long is never made. Throws RestFailure (413). */
async function asJson(
  queries: Queries,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<JsonRows> {
  const [row] = await queries.query<{ text: string | null; count: number }>(
    `with r as (${statement}), j as materialized (select row_to_json(r)::text as text from r)
     select count(*)::int as count, case when coalesce(sum(octet_length(text)), 0) <= ${MAX_ANSWER_BYTES}
       then (select coalesce(string_agg(text, ','), '') from j) end as text from j`,
    parameters,
  );
  const { text = '', count = 0 } = row ?? {};
  if (text !== null) return { text, count };
  throw new RestFailure(413, '54000', 'The answer is too long', 'Ask for fewer rows or columns at a time');
}

interface Rows extends JsonRows {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Throws (and so rolls back) when one row was asked for and another number came. */
function rowsAnswer({ single }: RowsRequest, { text, count, status, headers }: Rows): Response {
  if (!single) return jsonText(status, `[${text}]`, headers);
  if (count !== 1) {
    throw new RestFailure(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${count} rows`,
    );
  }
  return jsonText(status, text, headers);
}

/** Throws RestFailure (400) where a write is to be a part of what its filters say: it would be the whole. */
function requireWhole({ parameters }: RowsRequest): void {
  for (const name of ['limit', 'offset', 'order']) {
    if (parameters.has(name))
      throw new RestFailure(400, 'PGRST100', `"${name}" is not offered where rows are written`);
  }
}

function requireFilter(verb: string, { where }: RestQuery): void {
  // Hosted projects load pg-safeupdate.
  if (where === '') throw new RestFailure(400, '21000', `${verb} requires a WHERE clause`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const badBody = () => new RestFailure(400, 'PGRST102', 'Empty or invalid json');

/** Null where there is nothing to insert. */
function insert({ body, parameters, prefer, primaryKey }: RowsRequest, table: string): string | null {
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  if (rows.length > MAX_INSERTED || !rows.every(isObject)) throw badBody();
  const [first] = rows;
  if (first === undefined) return null;
  const named = parameters.get('columns');
  const names = named === null ? Object.keys(first).map(quoteName) : nameList(named);
  const lacks = (row: Record<string, unknown>) =>
    names.some((name) => !Object.hasOwn(row, name.slice(1, -1)));
  if (named === null && rows.some((row) => lacks(row) || Object.keys(row).length !== names.length)) {
    throw new RestFailure(400, 'PGRST102', 'All object keys must match');
  }
  if (prefer.missingDefault && rows.some(lacks)) {
    const details = 'Invalid preferences: missing=default';
    throw new RestFailure(400, 'PGRST122', 'Defaults for single rows are not offered here', details);
  }
  const source = Array.isArray(body) ? 'json_populate_recordset' : 'json_populate_record';
  const columns = names.join(', ');
  const values = `select ${columns} from ${source}(null::${table}, $1::json)`;
  return `insert into ${table} as t (${columns}) ${values}${onConflict(names, { parameters, prefer, primaryKey })}`;
}

function onConflict(
  names: readonly string[],
  { parameters, prefer, primaryKey }: Pick<RowsRequest, 'parameters' | 'prefer' | 'primaryKey'>,
): string {
  const { resolution } = prefer;
  if (resolution === null) return '';
  const given = parameters.get('on_conflict');
  const key = given === null ? primaryKey.map(quoteName) : nameList(given);
  const target = key.length === 0 ? '' : ` (${key.join(', ')})`;
  if (resolution === 'ignore-duplicates' || key.length === 0) return ` on conflict${target} do nothing`;
  return ` on conflict${target} do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`;
}

function update({ body, parameters }: RowsRequest, { query, table }: Target): string | null {
  if (!isObject(body)) throw badBody();
  requireFilter('UPDATE', query);
  const named = parameters.get('columns');
  const names = named === null ? Object.keys(body).map(quoteName) : nameList(named);
  if (names.length === 0) return null;
  const changes = names.map((name) => `${name} = body.${name}`).join(', ');
  return `update ${table} as t set ${changes} from json_populate_record(null::${table}, $1::json) as body${query.where}`;
}
