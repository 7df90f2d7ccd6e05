/** /rest/v1: the part of PostgREST that supabase-js uses here. PostgreSQL itself applies grants and policies. */
import { parseJsonBytes, readAtMost } from '#functions/http/read-body.ts';
import type { Claims, Database } from '../database/open.ts';
import { answerCall, requirePlainCall, returnsNothing } from './call.ts';
import { RestFailure, restFailureAnswer, sqlErrorAnswer } from './failure.ts';
import { readPreferences, readRange, requireSpoken, wantsOneRow } from './preferences.ts';
import { answerRows } from './rows.ts';

const MAX_BODY_BYTES = 262_144;

/** `path` is what follows /rest/v1. */
export async function answerRest(
  database: Database,
  request: Request,
  { path, claims }: { readonly path: string; readonly claims: Claims },
): Promise<Response> {
  try {
    const [, call, name] = /^\/(rpc\/)?([a-z_][a-z0-9_]*)$/.exec(path) ?? [];
    if (name === undefined) throw new RestFailure(404, 'PGRST125', 'Invalid path specified in request URL');
    const hasBody = request.method === 'POST' || request.method === 'PATCH';
    requireSpoken(request, hasBody);
    const prefer = readPreferences(request.headers);
    const single = wantsOneRow(request.headers);
    const body = hasBody ? await readBody(request) : null;
    const { searchParams } = new URL(request.url);
    if (call !== undefined) {
      if (request.method !== 'POST')
        throw new RestFailure(405, 'PGRST101', 'Only POST calls a function here');
      const nothing = await returnsNothing(database, name);
      requirePlainCall(searchParams, prefer);
      return await database.asRole(claims, (queries) =>
        answerCall(queries, { name, parameters: body ?? {}, nothing }),
      );
    }
    const primaryKey = await primaryKeyOf(database, name);
    return await database.asRole(claims, (queries) =>
      answerRows(queries, {
        method: request.method,
        table: name,
        parameters: searchParams,
        prefer,
        single,
        range: readRange(request.headers),
        body,
        primaryKey,
      }),
    );
  } catch (error) {
    if (error instanceof RestFailure) return restFailureAnswer(error);
    const answer = sqlErrorAnswer(error, claims.role === 'anon');
    if (answer === null) throw error;
    return answer;
  }
}

async function readBody(request: Request): Promise<unknown> {
  const read = await readAtMost(request.body, { maxBytes: MAX_BODY_BYTES });
  if (!read.ok && read.reason === 'too-slow') {
    throw new RestFailure(408, 'PGRST102', 'The request body was not received in time');
  }
  if (!read.ok) throw new RestFailure(413, 'PGRST102', 'The request body is too large');
  if (read.bytes.byteLength === 0) return null;
  const value = parseJsonBytes(read.bytes);
  if (value === undefined) throw new RestFailure(400, 'PGRST102', 'Empty or invalid json');
  return value;
}

/** Throws RestFailure (404, PGRST205) where `public` has no such table. */
async function primaryKeyOf(database: Database, table: string): Promise<readonly string[]> {
  const rows = await database.query<{ column: string | null }>(
    `select a.attname as column from pg_class c
     left join pg_index i on i.indrelid = c.oid and i.indisprimary
     left join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
     where c.relnamespace = 'public'::regnamespace and c.relname = $1 and c.relkind = 'r'
     order by array_position(i.indkey::int2[], a.attnum)`,
    [table],
  );
  if (rows.length === 0) {
    throw new RestFailure(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);
  }
  return rows.flatMap(({ column }) => (column === null ? [] : [column]));
}
