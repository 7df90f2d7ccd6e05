/** What every part of the embedded sign-in works with. */
import { isIPv6 } from 'node:net';
import type { VerifyToken } from '#functions/http/jwt.ts';
import { ONE_TIME_S } from '#functions/vocabulary.ts';
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
  /** Whose ID tokens are taken for Google's; null: nobody's. */
  readonly idTokens: IdTokens | null;
  /** Null: none is asked for. */
  readonly captcha: CaptchaCheck | null;
  /** Within the caller's transaction: there is one connection. */
  readonly mail: (queries: Queries, mail: OutgoingMail) => Promise<void>;
  /** Who asks (`askerOf`). */
  readonly address: string;
  /** What it calls itself (User-Agent), for the list of signed-in devices. */
  readonly agent?: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  readonly limiter: RateLimiter;
  readonly budgets: Budgets;
  readonly passwordCost: PasswordCost;
}

export interface CaptchaCheck {
  /** What is wrong with a token, in the words of a maker's `siteverify`; empty: it holds, and is spent now. */
  verify(token: string): Promise<readonly string[]>;
}

export interface IdTokens {
  /** Whom a token is for (`aud`). */
  readonly clientId: string;
  /** The claims of a token that its issuer has signed and that still holds; null for anything else. */
  verify(token: string): Promise<Readonly<Record<string, unknown>> | null>;
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

/** What costs the server something, and can be asked for without a session. */
export type Cost = 'signUps' | 'mails' | 'hashes';

/** What one machine may ask of the sign-in in all (budgets.ts). */
export interface Budgets {
  /**
   * Counts what is about to be done for a machine, all of it or nothing. Throws AuthFailure (429) when it has had
   * its share.
   */
  spend(address: string, costs: readonly Cost[]): void;
}

export const LIMITS = {
  /**
   * Sign-ins by password with one e-mail address by one asker, right or wrong: a guesser learns nothing from being let
   * through.
   */
  password: { count: 20, perMs: 300_000 },
  /** The same by all askers together: many machines may not guess without end. Codes are left to the owner. */
  passwordOfAll: { count: 100, perMs: 300_000 },
  /** Wrong passwords and codes from one machine, whatever e-mail addresses they were for. */
  failures: { count: 100, perMs: 300_000 },
  /** Codes for one address by one asker, and by all together; the link of an e-mail is not among them. */
  code: { count: 10, perMs: 300_000 },
  codeOfAll: { count: 100, perMs: 300_000 },
  /** Wrong codes of an authenticator by one asker. Nobody asks without the account's first proof. */
  secondStep: { count: 10, perMs: 300_000 },
  /** Challenges to one authenticator by one asker. */
  challenge: { count: 60, perMs: 300_000 },
  /** E-mails to one address that one asker causes, and all together; a hosted project sends one a minute. */
  mail: { count: 10, perMs: 60_000 },
  mailOfAll: { count: 30, perMs: 60_000 },
} as const;

/** For columns of time: PostgreSQL's own clock is another one where a test turns ours. */
export const isoNow = ({ now }: Pick<AuthContext, 'now'>): string => new Date(now()).toISOString();

/** Codes and links in e-mails, and sign-ins under way. */
export const ONE_TIME_MS = ONE_TIME_S * 1_000;
export const FLOW_MS = 600_000;
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

/** Longer ones would not fit into a link. */
const MAX_REDIRECT = 2_000;

/**
 * Where to go after a link: only to the app itself, as GoTrue's allow-list of redirect addresses does. The origin alone
 * does not say it: `blob:` and its like have one, too.
 */
export function redirectTarget(context: Pick<AuthContext, 'origins'>, wanted: string | null): string {
  const fallback = context.origins[0] ?? '';
  if (wanted === null || wanted.length > MAX_REDIRECT || !URL.canParse(wanted)) return fallback;
  const url = new URL(wanted);
  const isPage = url.protocol === 'https:' || url.protocol === 'http:';
  const isPlain = isPage && url.username === '' && url.password === '';
  return isPlain && context.origins.includes(url.origin) ? url.href : fallback;
}

/**
 * Who asks, for counting: an address, or of IPv6 its network, because a household has 2^64 addresses to itself.
 * @param address of the socket's other end
 */
export function askerOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [left = '', right] = plain.split('::');
  const groups = left.split(':').filter((group) => group !== '');
  const known = right === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return `${known
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
