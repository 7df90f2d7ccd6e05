/**
 * A fake push service, for tests alone: it says so in every answer. It speaks the protocol of real ones all the same: it
 * checks what a server sends by RFC 8030, 8188, 8291 and 8292 with Node's own cryptography, and reads it as the browser would.
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import type { PostPush, PushAddress } from '#functions/push/send.ts';

export const FAKE_PUSH_HOST = 'https://fake-push-service.roast-me.dev';

export interface Delivered {
  readonly endpoint: string;
  /** As the browser gets it. */
  readonly text: string;
  readonly headers: Headers;
}

interface Browser {
  readonly keys: ECDH;
  readonly secret: Buffer;
  readonly serverKey: string;
  gone: boolean;
}

const bytes = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

/** RFC 8291, section 3.4, over one record of RFC 8188. Throws where anything is not as it says. */
function decrypt({ keys, secret }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const serverPublic = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + serverPublic.length);
  if (serverPublic.length !== 65 || record.length > recordSize) throw new Error('no record of aes128gcm');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), serverPublic]);
  const ikm = hkdfSync('sha256', keys.computeSecret(serverPublic), secret, info, 32);
  const key = hkdfSync('sha256', Buffer.from(ikm), salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdfSync('sha256', Buffer.from(ikm), salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record');
  return plain.subarray(0, end).toString('utf8');
}

/** RFC 8292: signed by the key that the browser subscribed with, for this service, for at most a day. */
async function checkVapid(authorization: string | null, serverKey: string): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (key !== serverKey) throw new Error('another server');
  const point = bytes(key);
  if (point.length !== 65 || point[0] !== 4) throw new Error('no point');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience: FAKE_PUSH_HOST,
    algorithms: ['ES256'],
  });
  if ((payload.exp ?? Infinity) > Date.now() / 1_000 + 86_400) throw new Error('for longer than a day');
  if (!/^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(payload.sub ?? '')) throw new Error('nobody to write to');
}

export function createFakePushService() {
  const browsers = new Map<string, Browser>();
  const delivered: Delivered[] = [];
  const refused: string[] = [];
  /** What it answers instead, as long as this is set. */
  const fault: { answer: { status: number; retryAfter?: string } | null } = { answer: null };
  const says = (status: number, headers: Record<string, string> = {}) =>
    new Response(null, { status, headers: { Server: 'fake push service of the tests', ...headers } });

  async function handle(request: Request): Promise<Response> {
    const browser = browsers.get(request.url);
    const { headers } = request;
    if (request.method !== 'POST' || browser === undefined) return says(404);
    if (fault.answer !== null) {
      const { status, retryAfter } = fault.answer;
      return says(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
    }
    if (browser.gone) return says(410);
    const body = Buffer.from(await request.arrayBuffer());
    if (body.length > 4_096) return says(413);
    if (!/^\d+$/.test(headers.get('ttl') ?? '')) return says(400);
    if (headers.get('content-encoding') !== 'aes128gcm') return says(415);
    if (!/^[\w-]{1,32}$/.test(headers.get('topic') ?? 'none')) return says(400);
    try {
      await checkVapid(headers.get('authorization'), browser.serverKey);
      delivered.push({ endpoint: request.url, text: decrypt(browser, body), headers });
    } catch (error) {
      refused.push(String(error));
      return says(403);
    }
    return says(201, { Location: `${request.url}/1` });
  }

  const post: PostPush = async (endpoint, init) => {
    const { status, headers } = await handle(new Request(endpoint, init));
    return { status, retryAfter: headers.get('retry-after') };
  };

  return {
    handle,
    post,
    delivered,
    refused,
    fault,
    /** As `pushManager.subscribe` with this `applicationServerKey`. */
    subscribe(serverKey: string): PushAddress {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const secret = randomBytes(16);
      const endpoint = `${FAKE_PUSH_HOST}/push/${randomBytes(24).toString('base64url')}`;
      browsers.set(endpoint, { keys, secret, serverKey, gone: false });
      return { endpoint, p256dh: keys.getPublicKey('base64url'), auth: secret.toString('base64url') };
    },
    unsubscribe(endpoint: string): void {
      const browser = browsers.get(endpoint);
      if (browser !== undefined) browser.gone = true;
    },
  };
}
