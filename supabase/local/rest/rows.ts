/** Rows by GET, POST, PATCH and DELETE, each as one statement in the caller's own role. */
import type { Queries } from '../database/open.ts';
import { empty, jsonText } from '../http/answers.ts';
import { RestFailure } from './failure.ts';
import { nameList, parseQuery, type RestQuery } from './query.ts';
import { quoteName } from './sql.ts';

export interface RowsRequest {
  readonly method: string;
  readonly table: string;
  readonly parameters: URLSearchParams;
  /** The Prefer header: return, resolution, count. */
  readonly prefer: ReadonlyMap<string, string>;
  /** Accept asks for exactly one row as an object. */
  readonly single: boolean;
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
      return write(queries, request, { query, statement: insert(request, table), done: 201 });
    case 'PATCH':
      return write(queries, request, { query, statement: update(request, { query, table }), done: 204 });
    case 'DELETE':
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
  const { columns, where, order, limit, offset } = query;
  const source = `select ${columns} from ${table} as t${where}${order} limit ${limit} offset ${offset}`;
  const { text, count } = await asJson(queries, source);
  let total = '*';
  if (request.prefer.get('count') === 'exact') {
    const [row] = await queries.query<{ n: number }>(`select count(*)::int as n from ${table} as t${where}`);
    total = String(row?.n ?? 0);
  }
  const headers = { 'Content-Range': `${count === 0 ? '*' : `${offset}-${offset + count - 1}`}/${total}` };
  if (request.method === 'HEAD') return empty(200, headers);
  return rowsAnswer(request, { text, count, status: 200, headers });
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
  const wanted = request.prefer.get('return') === 'representation';
  const status = done === 201 ? 201 : 200;
  if (statement === null) {
    return wanted ? rowsAnswer(request, { text: '', count: 0, status, headers: {} }) : empty(done);
  }
  const body = request.method === 'DELETE' ? [] : [JSON.stringify(request.body)];
  if (!wanted) {
    await queries.query(statement, body);
    return empty(done);
  }
  const result = await asJson(queries, `${statement} returning ${query.columns}`, body);
  return rowsAnswer(request, { ...result, status, headers: {} });
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
  const source = Array.isArray(body) ? 'json_populate_recordset' : 'json_populate_record';
  const columns = names.join(', ');
  const values = `select ${columns} from ${source}(null::${table}, $1::json)`;
  return `insert into ${table} as t (${columns}) ${values}${onConflict(names, { parameters, prefer, primaryKey })}`;
}

function onConflict(
  names: readonly string[],
  { parameters, prefer, primaryKey }: Pick<RowsRequest, 'parameters' | 'prefer' | 'primaryKey'>,
): string {
  const resolution = prefer.get('resolution');
  if (resolution !== 'merge-duplicates' && resolution !== 'ignore-duplicates') return '';
  const given = parameters.get('on_conflict');
  const key = given === null ? primaryKey.map(quoteName) : nameList(given);
  const target = key.length === 0 ? '' : ` (${key.join(', ')})`;
  if (resolution === 'ignore-duplicates' || key.length === 0) return ` on conflict${target} do nothing`;
  return ` on conflict${target} do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`;
}

function update({ body }: RowsRequest, { query, table }: Target): string | null {
  if (!isObject(body)) throw badBody();
  requireFilter('UPDATE', query);
  const names = Object.keys(body).map(quoteName);
  if (names.length === 0) return null;
  const changes = names.map((name) => `${name} = body.${name}`).join(', ');
  return `update ${table} as t set ${changes} from json_populate_record(null::${table}, $1::json) as body${query.where}`;
}
