/** One push message to one browser, by Web Push (RFC 8030, 8291, 8292). */
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { publicPushKey, type PushKey } from './keys.ts';
import type { reminderMessage } from './message.ts';

export interface PushAddress {
  readonly endpoint: string;
  /** Base64url: the browser's public key (65 bytes) and its secret (16 bytes). */
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface PushAnswer {
  readonly status: number;
  /** The header of that name. */
  readonly retryAfter: string | null;
}

/** Calls the push service. Rejects where it cannot be reached, or stands where no public server does. */
export type PostPush = (endpoint: string, request: PushRequest) => Promise<PushAnswer>;

/**
 * `gone`: the browser has taken its address back. `later`: the push service asks for patience, in seconds. `refused`: it
 * will not take this, whenever it is asked.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly seconds: number };

export interface PushSender {
  readonly key: PushKey;
  /** Whom push services write to: `mailto:` or `https:`. */
  readonly subject: string;
  readonly post: PostPush;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const PATIENCE_S = 300;

/** Seconds by a header `Retry-After`: a number of them, or a date. */
function secondsOf(header: string | null, now: number): number {
  if (header === null) return PATIENCE_S;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 60), 86_400) : PATIENCE_S;
}

/** Never rejects. */
export async function sendPush(
  { key, subject, post, now }: PushSender,
  { endpoint, p256dh, auth }: PushAddress,
  { message, ttl }: { readonly message: ReturnType<typeof reminderMessage>; readonly ttl: number },
): Promise<PushOutcome> {
  let request: PushRequest;
  try {
    const { headers, body } = await buildPushPayload(
      // Of two that wait for a phone that is off, the newer one is enough.
      { data: message, options: { ttl, urgency: 'normal', topic: 'daily-reminder' } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      { subject, publicKey: publicPushKey(key), privateKey: key.d },
    );
    request = { method: 'POST', headers, body };
  } catch {
    // Keys of no browser.
    return { kind: 'gone' };
  }
  try {
    const { status, retryAfter } = await post(endpoint, request);
    if (status >= 200 && status < 300) return { kind: 'sent' };
    if (status === 404 || status === 410) return { kind: 'gone' };
    if (status === 429 || status >= 500) return { kind: 'later', seconds: secondsOf(retryAfter, now()) };
    return { kind: 'refused' };
  } catch {
    return { kind: 'later', seconds: PATIENCE_S };
  }
}
