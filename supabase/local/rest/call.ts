/** /rest/v1/rpc/NAME: a function of the schema `public`, by named arguments, in the caller's own role. */
import type { Database, Queries } from '../database/open.ts';
import { empty, jsonText } from '../http/answers.ts';
import { RestFailure } from './failure.ts';
import type { Preferences } from './preferences.ts';
import { quoteLiteral, quoteName } from './sql.ts';

/** Whether it returns nothing. Throws RestFailure (404) where there is no such function. */
export async function returnsNothing(database: Database, name: string): Promise<boolean> {
  const [found] = await database.query<{ type: string }>(
    `select prorettype::regtype::text as type from pg_proc
     where pronamespace = 'public'::regnamespace and proname = $1 and not proretset and prokind = 'f'`,
    [name],
  );
  if (found === undefined) {
    throw new RestFailure(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`);
  }
  return found.type === 'void';
}

/**
 * No function of ours returns a set of rows: nothing is filtered, ordered, counted in pages or limited. Throws
 * RestFailure (400) for what asks for that.
 */
export function requirePlainCall(parameters: URLSearchParams, { maxAffected }: Preferences): void {
  if (maxAffected !== null) {
    const message =
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict';
    throw new RestFailure(400, 'PGRST128', message);
  }
  const [name] = parameters.keys();
  if (name === undefined) return;
  throw new RestFailure(400, 'PGRST100', `"${name.slice(0, 60)}" is not offered on the answer of a function`);
}

export async function callFunction(
  queries: Queries,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  return JSON.parse(await callAsText(queries, name, parameters));
}

/** The result as JSON. */
async function callAsText(
  queries: Queries,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<string> {
  const named = Object.entries(parameters).map(([key, value]) => `${quoteName(key)} => ${argument(value)}`);
  const [row] = await queries.query<{ text: string | null }>(
    `select to_jsonb(r.value)::text as text from public.${quoteName(name)}(${named.join(', ')}) as r(value)`,
  );
  return row?.text ?? 'null';
}

function argument(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return quoteLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

export async function answerCall(
  queries: Queries,
  call: { readonly name: string; readonly parameters: unknown; readonly nothing: boolean },
): Promise<Response> {
  const { name, parameters, nothing } = call;
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) {
    throw new RestFailure(400, 'PGRST102', 'Empty or invalid json');
  }
  // Not parsed: an export may have megabytes.
  const text = await callAsText(queries, name, parameters as Record<string, unknown>);
  return nothing ? empty(204) : jsonText(200, text);
}
