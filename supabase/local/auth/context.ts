/** What every part of the embedded sign-in works with. */
import type { VerifyToken } from '#functions/http/jwt.ts';
import type { Database, Queries } from '../database/open.ts';
import type { MailKind } from './mail-words.ts';
import type { PasswordCost } from './crypto.ts';

export interface AuthContext {
  readonly database: Database;
  readonly jwtSecret: string;
  readonly verify: VerifyToken;
  /** Origins of the app, the first one being the default. */
  readonly origins: readonly string[];
  /** Whether the local stand-in for Google is offered. */
  readonly localGoogle: boolean;
  /** Within the caller's transaction: there is one connection. */
  readonly mail: (queries: Queries, mail: OutgoingMail) => Promise<void>;
  /** The machine that asks. */
  readonly address: string;
  /** What it calls itself (User-Agent), for the list of signed-in devices. */
  readonly agent?: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly limiter: RateLimiter;
  readonly budgets: Budgets;
  readonly passwordCost: PasswordCost;
}

export interface OutgoingMail {
  readonly kind: MailKind;
  readonly to: string;
  /** Whose account it is about: its e-mails go with it. */
  readonly userId: string;
  /** Null where it only tells something. */
  readonly link: string | null;
  readonly code: string | null;
}

export interface RateLimit {
  readonly count: number;
  readonly perMs: number;
}

export interface RateLimiter {
  /** Counts one event; false (and not counted) when there were too many of it lately. */
  take(event: string, limit: RateLimit): boolean;
  /** Whether there were too many of it lately. */
  isFull(event: string, limit: RateLimit): boolean;
}

/** What one machine may ask of the sign-in in all (budgets.ts). */
export interface Budgets {
  /** Counts a call of `endpoint` by a machine. Throws AuthFailure (429) when it has had its share. */
  spend(address: string, endpoint: string): void;
}

export const LIMITS = {
  /** Sign-ins by password with one e-mail address, right or wrong: a guesser learns nothing from being let through. */
  password: { count: 20, perMs: 300_000 },
  /** Wrong passwords and codes from one machine, whatever e-mail addresses they were for. */
  failures: { count: 100, perMs: 300_000 },
  /** Wrong codes for one address. */
  code: { count: 10, perMs: 300_000 },
  /** E-mails to one address; a hosted project sends one a minute. */
  mail: { count: 10, perMs: 60_000 },
} as const;

/** For columns of time: PostgreSQL's own clock is another one where a test turns ours. */
export const isoNow = ({ now }: Pick<AuthContext, 'now'>): string => new Date(now()).toISOString();

/** Codes and links in e-mails, and sign-ins under way. */
export const ONE_TIME_MS = 3_600_000;
export const FLOW_MS = 600_000;
/** A refresh token sent twice within this time (two tabs, a lost answer) is no theft. */
export const REUSE_MS = 10_000;
/** A session that was not used for so long is over (`inactivity_timeout` in supabase/config.toml). */
export const UNUSED_SESSION_MS = 60 * 86_400_000;
/** A code or a link of an e-mail, or a sign-in elsewhere, proves for so long who sits there. */
export const FRESH_MS = 900_000;
export const MIN_PASSWORD = 8;
/** scrypt takes any length; a limit, so that a request cannot make us hash megabytes. */
export const MAX_PASSWORD = 256;

/** So many different events at once are a flood: memory stays bounded, and new ones are refused until some expire. */
const MAX_EVENTS = 100_000;
const SWEEP_MS = 1_000;

/** Counts in memory. What is counted is forgotten when its time is over, never to make room for others. */
export function createRateLimiter(now: () => number): RateLimiter {
  const events = new Map<string, { readonly times: readonly number[]; readonly until: number }>();
  let sweptAt = -Infinity;
  const recentOf = (event: string, perMs: number) =>
    (events.get(event)?.times ?? []).filter((at) => at > now() - perMs);
  const hasRoom = (event: string): boolean => {
    if (events.size < MAX_EVENTS || events.has(event)) return true;
    if (now() - sweptAt < SWEEP_MS) return false;
    sweptAt = now();
    for (const [known, { until }] of events) if (until <= now()) events.delete(known);
    return events.size < MAX_EVENTS;
  };
  return {
    isFull: (event, { count, perMs }) => recentOf(event, perMs).length >= count,
    take(event, { count, perMs }) {
      const recent = recentOf(event, perMs);
      if (recent.length >= count || !hasRoom(event)) return false;
      events.set(event, { times: [...recent, now()], until: now() + perMs });
      return true;
    },
  };
}

/** Where to go after a link: only to the app itself, as GoTrue's allow-list of redirect addresses does. */
export function redirectTarget(context: Pick<AuthContext, 'origins'>, wanted: string | null): string {
  const fallback = context.origins[0] ?? '';
  if (wanted === null || !URL.canParse(wanted)) return fallback;
  const url = new URL(wanted);
  return context.origins.includes(url.origin) ? url.href : fallback;
}
