/** A Supabase project as its functions see it: its keys, and its database by PostgREST. */

export type ReadVariable = (name: string) => string | undefined;

/** The keys of a JSON object, name → key, as newer projects set them. Throws a SyntaxError for what is no JSON. */
export function keysOf(json: string | undefined): string[] {
  if (!json) return [];
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null
    ? Object.values(value).filter((key): key is string => typeof key === 'string')
    : [];
}

/** The key that may do everything, by its newer name or its older one. */
export const serviceKeyFrom = (read: ReadVariable): string | undefined =>
  keysOf(read('SUPABASE_SECRET_KEYS'))[0] ?? (read('SUPABASE_SERVICE_ROLE_KEY') || undefined);

/** Rejects where the answer is none, is not 2xx, or takes longer than `limitMs`. An empty answer is null. */
export async function getJson(
  address: string,
  { limitMs, ...init }: RequestInit & { limitMs: number },
): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limitMs), ...init });
  if (!response.ok) throw new Error(`${new URL(address).pathname} answered ${response.status}`);
  const text = await response.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** Calls functions of the database. A new secret key goes as `apikey` alone; the older service key is a token as well. */
export const callByRest =
  (url: string, key: string, limitMs: number) =>
  (name: string, parameters: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<unknown> =>
    getJson(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: key,
        ...(key.startsWith('sb_') ? {} : { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(parameters),
      limitMs,
      ...(signal === undefined ? {} : { signal }),
    });
