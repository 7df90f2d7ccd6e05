/** What push reminders are made of, beside the database: who may be called, who may wake the function, which keys. */
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRemindHandler, postByFetch, remindDepsFrom, type RemindDeps } from '#functions/push/hosted.ts';
import { publicPushKey, pushKeySchema } from '#functions/push/keys.ts';
import { isPublicAddress } from '#functions/push/public-address.ts';
import { sendPush } from '#functions/push/send.ts';
import { reminderMessage } from '#functions/push/message.ts';
import { postByNode } from '#local/push/post.ts';
import { createFakePushService } from '#tests/support/fake-push-service.ts';

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = pushKeySchema.parse(pair.privateKey.export({ format: 'jwk' }));
const SECRET = 's'.repeat(32);

describe('an address', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '223.255.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('in public may be called: %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.9.9',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
    'fec0::1',
    '',
    'localhost',
    '127.1',
    '0x7f000001',
  ])('of a network of one’s own may not: %j', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    ['Deno', postByFetch(() => Promise.resolve(['127.0.0.1']))],
    ['Deno, where one of two is public', postByFetch(() => Promise.resolve(['8.8.8.8', '::1']))],
    ['the embedded backend', postByNode],
  ])('is looked at where its name leads, by %s', async (_name, post) => {
    const request = { method: 'POST', headers: {}, body: new Uint8Array() } as const;
    // A name of this machine: what a client may say of the kind is refused before, this is the second lock.
    await expect(post('https://localhost/push', request)).rejects.toThrow('not a public host');
  });
});

describe('the key', () => {
  it('has the public point that browsers want', () => {
    const raw = Buffer.from(publicPushKey(key), 'base64url');
    const { x, y } = pair.publicKey.export({ format: 'jwk' });
    expect(raw).toEqual(
      Buffer.concat([Buffer.of(4), Buffer.from(x ?? '', 'base64url'), Buffer.from(y ?? '', 'base64url')]),
    );
  });
});

describe('sending', () => {
  const service = createFakePushService();
  const message = reminderMessage('en', 'https://roast.example');
  const sender = { key, subject: 'mailto:a@roast.example', post: service.post, now: Date.now };

  it('is signed and encrypted as the push service wants it; all of one length', async () => {
    const lengths: number[] = [];
    for (const language of ['en', 'ja']) {
      const address = service.subscribe(publicPushKey(key));
      const post: typeof service.post = (endpoint, request) => {
        lengths.push(request.body.byteLength);
        return service.post(endpoint, request);
      };
      const told = { message: reminderMessage(language, 'https://roast.example'), ttl: 60 };
      expect(await sendPush({ ...sender, post }, address, told)).toEqual({ kind: 'sent' });
    }
    expect(service.refused).toEqual([]);
    // The language cannot be told from outside.
    expect(new Set(lengths).size).toBe(1);
  });

  it('by another server’s key is refused by the service', async () => {
    const address = service.subscribe('B'.repeat(87));
    expect(await sendPush(sender, address, { message, ttl: 60 })).toEqual({ kind: 'refused' });
    expect(service.refused.at(-1)).toContain('another server');
  });

  it.each([
    ['a public key that is no point', { p256dh: `B${'x'.repeat(86)}` }],
    ['a secret of another length', { auth: 'AAAA' }],
    ['an address that is none', { endpoint: 'nowhere' }],
    ['plain http', { endpoint: 'http://push.example.com/x' }],
  ])('to %s ends it', async (_name, change) => {
    const address = { ...service.subscribe(publicPushKey(key)), ...change };
    expect(await sendPush(sender, address, { message, ttl: 60 })).toEqual({ kind: 'gone' });
  });

  it('is for later where nobody answers', async () => {
    const post = () => Promise.reject(new Error('no network'));
    const address = service.subscribe(publicPushKey(key));
    expect(await sendPush({ ...sender, post }, address, { message, ttl: 60 })).toEqual({
      kind: 'later',
      seconds: 300,
    });
  });
});

describe('the scheduled function', () => {
  const deps: RemindDeps = {
    call: () => Promise.resolve([]),
    sender: {
      key,
      subject: 'mailto:a@roast.example',
      post: () => Promise.reject(new Error('unused')),
      now: Date.now,
    },
    origin: 'https://roast.example',
    secret: SECRET,
    log: () => undefined,
  };
  const ask = (method: string, authorization: string | null, change: Partial<RemindDeps> = {}) =>
    createRemindHandler({ ...deps, ...change })(
      new Request('https://p.supabase.co/functions/v1/push', {
        method,
        headers: authorization === null ? {} : { authorization },
      }),
    );

  it('is woken by its schedule alone', async () => {
    expect((await ask('POST', `Bearer ${SECRET}`)).status).toBe(200);
    expect((await ask('GET', `Bearer ${SECRET}`)).status).toBe(405);
    for (const other of [
      null,
      '',
      SECRET,
      'Bearer ',
      `Bearer ${SECRET}x`,
      `Bearer ${SECRET.slice(1)}`,
      `Basic ${SECRET}`,
    ])
      expect((await ask('POST', other)).status).toBe(401);
  });

  it('says that it could not, and logs no address', async () => {
    const logged: unknown[] = [];
    const call = () => Promise.reject(new Error('claim_push answered 500'));
    const answer = await ask('POST', `Bearer ${SECRET}`, { call, log: (entry) => logged.push(entry) });
    expect([answer.status, await answer.json()]).toEqual([500, {}]);
    expect(logged).toEqual([{ failed: 'claim_push answered 500' }]);
  });

  const ENV = {
    SUPABASE_URL: 'https://p.supabase.co',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
    ROAST_ALLOWED_ORIGINS: 'https://roast.example, https://b.example',
    PUSH_PRIVATE_KEY: JSON.stringify(key),
    PUSH_SUBJECT: 'mailto:a@roast.example',
    PUSH_SCHEDULE_SECRET: SECRET,
  };
  const from = (env: Readonly<Record<string, string>>) =>
    remindDepsFrom(
      (name) => env[name],
      () => Promise.reject(new Error('unused')),
      () => undefined,
    );

  it('takes what it needs from its environment', () => {
    expect(from(ENV)).toMatchObject({ origin: 'https://roast.example', secret: SECRET, sender: { key } });
  });

  it.each([
    'SUPABASE_URL',
    'SUPABASE_SERVICE_ROLE_KEY',
    'ROAST_ALLOWED_ORIGINS',
    'PUSH_PRIVATE_KEY',
    'PUSH_SUBJECT',
    'PUSH_SCHEDULE_SECRET',
  ])('names %s where it is missing', (name) => expect(() => from({ ...ENV, [name]: '' })).toThrow(name));

  it.each([
    ['PUSH_SUBJECT', 'me'],
    ['PUSH_SUBJECT', 'http://roast.example'],
    ['PUSH_PRIVATE_KEY', '{}'],
    ['PUSH_SCHEDULE_SECRET', 'short'],
  ])('refuses %s = %s', (name, value) => expect(() => from({ ...ENV, [name]: value })).toThrow());
});
