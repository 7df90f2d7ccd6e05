/**
 * What the server last said to a refresh of the session: supabase-js takes every refusal for the end of it, also "too
 * many requests", and the page that a firewall puts in the way.
 */
import * as z from 'zod/mini';
import { failureOf } from './auth-errors.ts';

const REFRESH = '/auth/v1/token?grant_type=refresh_token';
const refusalSchema = z.object({
  error_code: z.nullish(z.string()),
  code: z.nullish(z.union([z.string(), z.number()])),
  /** Of older servers. */
  error: z.nullish(z.string()),
});

/** Whether this answer says that there is no such session (any more). */
async function saysEnded(response: Response): Promise<boolean> {
  const said = refusalSchema.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  if (response.ok || !said.success) return false;
  const { error_code, code, error } = said.data;
  const name = error_code ?? (typeof code === 'string' ? code : null);
  return error === 'invalid_grant' || failureOf({ code: name }).code === 'session-missing';
}

export interface WatchedRefusals {
  readonly ask: typeof fetch;
  /** Whether the last refresh was refused because the session is over. */
  readonly ended: () => boolean;
}

export function watchRefusals(ask: typeof fetch): WatchedRefusals {
  let ended = false;
  return {
    ended: () => ended,
    async ask(input, init) {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes(REFRESH)) return ask(input, init);
      ended = false;
      const response = await ask(input, init);
      ended = await saysEnded(response);
      return response;
    },
  };
}
