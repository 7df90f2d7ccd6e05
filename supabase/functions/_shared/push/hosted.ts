/** The scheduled function of a hosted project: who may wake it, and what it needs from its environment. */
import { z } from 'zod';
import { callByRest, serviceKeyFrom, type ReadVariable } from '../http/project.ts';
import { pushKeySchema } from './keys.ts';
import { isPublicAddress } from './public-address.ts';
import { remindDue, type CallDatabase, type ReminderReport } from './remind.ts';
import type { PostPush, PushSender } from './send.ts';

export interface RemindDeps {
  readonly call: CallDatabase;
  readonly sender: PushSender;
  readonly origin: string;
  /** What the schedule says to be let in. */
  readonly secret: string;
  readonly log: (report: ReminderReport | { readonly failed: string }) => void;
}

const POST_LIMIT_MS = 10_000;
const CALL_LIMIT_MS = 10_000;

/** The addresses that a name leads to. Rejects where there are none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** By fetch. A push service answers by itself: a redirect would lead anywhere. */
export const postByFetch =
  (resolve: Resolve): PostPush =>
  async (endpoint, { method, headers, body }) => {
    const addresses = await resolve(new URL(endpoint).hostname);
    if (!addresses.every(isPublicAddress)) throw new Error('not a public host');
    const response = await fetch(endpoint, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(POST_LIMIT_MS),
    });
    await response.body?.cancel();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  };

/** `mailto:` or `https:`, as push services want it. */
export const subjectSchema = z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/);

/**
 * SUPABASE_URL and its secret key are set by Supabase; PUSH_PRIVATE_KEY, PUSH_SUBJECT, PUSH_SCHEDULE_SECRET and
 * ROAST_ALLOWED_ORIGINS by the deployer (docs/push.md). Throws where one is missing or wrong, naming it.
 */
export function remindDepsFrom(read: ReadVariable, resolve: Resolve, log: RemindDeps['log']): RemindDeps {
  const need = (name: string): string => {
    const value = read(name);
    if (!value) throw new Error(`${name} is not set: see docs/push.md.`);
    return value;
  };
  const key = serviceKeyFrom(read) ?? need('SUPABASE_SERVICE_ROLE_KEY');
  const url = need('SUPABASE_URL').replace(/\/+$/, '');
  const secret = need('PUSH_SCHEDULE_SECRET');
  if (secret.length < 32) throw new Error('PUSH_SCHEDULE_SECRET has fewer than 32 characters.');
  return {
    call: callByRest(url, key, CALL_LIMIT_MS),
    sender: {
      key: pushKeySchema.parse(JSON.parse(need('PUSH_PRIVATE_KEY'))),
      subject: subjectSchema.parse(need('PUSH_SUBJECT')),
      post: postByFetch(resolve),
      now: Date.now,
    },
    origin: new URL(need('ROAST_ALLOWED_ORIGINS').split(',')[0]?.trim() ?? '').origin,
    secret,
    log,
  };
}

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** In the same time however much of it is right. */
async function same(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(one), digest(other)]);
  return a.reduce((difference, byte, i) => difference | (byte ^ (b[i] ?? 0)), 0) === 0;
}

/** Answers the schedule's POST with how many came to which end; anybody else with 401, what is no POST with 405. */
export function createRemindHandler(deps: RemindDeps): (request: Request) => Promise<Response> {
  const { call, sender, origin, secret, log } = deps;
  return async (request) => {
    if (request.method !== 'POST') return Response.json({}, { status: 405, headers: { Allow: 'POST' } });
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    if (!(await same(token, secret))) return Response.json({}, { status: 401 });
    try {
      const report = await remindDue(call, sender, origin);
      log(report);
      return Response.json(report);
    } catch (error) {
      log({ failed: error instanceof Error ? error.message : 'unknown' });
      return Response.json({}, { status: 500 });
    }
  };
}
