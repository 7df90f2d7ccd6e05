/** Makes the calls of the list and says where an answer is not as described. */
import type { Call } from './calls.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Project {
  readonly url: string;
  /** The publishable (anon) key. */
  readonly key: string;
}

/** Long enough for a project that has to wake up. */
const LIMIT_MS = 30_000;

/** Rejects as fetch does. */
export async function ask({ url, key }: Project, { method, path, body, token }: Call): Promise<Answer> {
  const response = await fetch(new URL(path, url), {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: {
      apikey: key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** One line for each thing that is not as described; empty: the same. */
export function differences(call: Call, { status, body }: Answer): readonly string[] {
  const found: string[] = [];
  if (!call.statuses.includes(status)) {
    found.push(`status ${status}, described: ${call.statuses.join(', ')}`);
  }
  const fields: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  if (call.code !== undefined && fields['code'] !== call.code) {
    found.push(`code ${JSON.stringify(fields['code'] ?? null)}, described: ${call.code}`);
  }
  const missing = call.fields.filter((field) => !Object.hasOwn(fields, field));
  if (missing.length > 0) found.push(`without ${missing.join(', ')}`);
  return found;
}
