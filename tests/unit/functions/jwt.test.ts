/** Tokens signed with a project's asymmetric keys, as hosted projects publish them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createVerifier, type VerifierOptions } from '#functions/http/jwt.ts';
import { ISSUER, NOON, SECRET, signToken } from './support/rig.ts';

const ALGORITHMS = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  RS256: {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  },
} as const;
type Algorithm = keyof typeof ALGORITHMS;

const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const claims = {
  iss: ISSUER,
  aud: 'authenticated',
  sub: 'someone',
  role: 'authenticated',
  exp: NOON / 1000 + 60,
};

async function keyPair(alg: Algorithm, kid: string) {
  const pair = await crypto.subtle.generateKey(ALGORITHMS[alg], true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('no pair');
  const jwk = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid, alg, use: 'sig' };
  const sign = async (header: object = { alg, kid }, payload: object = claims) => {
    const signed = `${encode(JSON.stringify(header))}.${encode(JSON.stringify(payload))}`;
    const signature = await crypto.subtle.sign(ALGORITHMS[alg], pair.privateKey, Buffer.from(signed));
    return `${signed}.${encode(new Uint8Array(signature))}`;
  };
  return { jwk, sign };
}
type Pair = Awaited<ReturnType<typeof keyPair>>;

let elliptic: Pair;
let rsa: Pair;
let stranger: Pair;
beforeAll(async () => {
  elliptic = await keyPair('ES256', 'e1');
  rsa = await keyPair('RS256', 'r1');
  stranger = await keyPair('ES256', 'e1');
});

function verifier(change: Partial<VerifierOptions> = {}) {
  const reads = { count: 0, keys: [elliptic.jwk, rsa.jwk] as unknown[] };
  const clock = { ms: NOON };
  const verify = createVerifier({
    secret: null,
    fetchKeys: () => {
      reads.count += 1;
      return Promise.resolve({ keys: reads.keys });
    },
    issuers: new Set([ISSUER]),
    now: () => clock.ms,
    ...change,
  });
  return { verify, reads, clock };
}

describe('published keys', () => {
  test('verify tokens of either kind, read once for many tokens', async () => {
    const { verify, reads } = verifier();
    expect(await verify(await elliptic.sign())).toMatchObject({ sub: 'someone', role: 'authenticated' });
    expect(await verify(await rsa.sign())).toMatchObject({ sub: 'someone' });
    expect(await verify(await elliptic.sign({ alg: 'ES256' }))).not.toBeNull();
    expect(reads.count).toBe(1);
  });

  test('refuse a stranger’s key of the same name, a changed payload and a changed algorithm', async () => {
    const { verify } = verifier();
    expect(await verify(await stranger.sign())).toBeNull();
    const [header, , signature] = (await elliptic.sign()).split('.');
    const forged = encode(JSON.stringify({ ...claims, sub: 'someone else' }));
    expect(await verify(`${header}.${forged}.${signature}`)).toBeNull();
    expect(await verify(await elliptic.sign({ alg: 'RS256', kid: 'r1' }))).toBeNull();
    expect(await verify('')).toBeNull();
    expect(await verify('a.b')).toBeNull();
    expect(await verify('é.ü.ß')).toBeNull();
    expect(await verify(`${'a'.repeat(5_000)}.b.c`)).toBeNull();
  });

  test('a public key is never a secret: HS256 needs one of its own', async () => {
    const { verify } = verifier();
    expect(await verify(await signToken({}, { secret: JSON.stringify(elliptic.jwk) }))).toBeNull();
    const both = verifier({ secret: SECRET });
    expect(await both.verify(await signToken())).not.toBeNull();
    expect(await both.verify(await elliptic.sign())).not.toBeNull();
  });

  test('are read again when a new one signs, but not at every stranger’s call', async () => {
    const { verify, reads, clock } = verifier();
    await verify(await elliptic.sign());
    const next = await keyPair('ES256', 'e2');
    reads.keys = [next.jwk];
    for (let i = 0; i < 5; i += 1) expect(await verify(await next.sign())).toBeNull();
    expect(reads.count).toBe(1);
    clock.ms += 30_000;
    expect(await verify(await next.sign())).toBeNull();
    clock.ms += 29_999;
    expect(await verify(await next.sign())).toBeNull();
    clock.ms += 1;
    expect(
      await verify(await next.sign({ alg: 'ES256', kid: 'e2' }, { ...claims, exp: 1e12 })),
    ).not.toBeNull();
    expect(reads.count).toBe(2);
  });

  test('that cannot be had are an error, and asked for again later', async () => {
    let up = false;
    const { verify } = verifier({
      fetchKeys: () => (up ? Promise.resolve({ keys: [elliptic.jwk] }) : Promise.reject(new Error('down'))),
    });
    await expect(verify(await elliptic.sign())).rejects.toThrow('down');
    up = true;
    expect(await verify(await elliptic.sign())).not.toBeNull();
  });

  test('that we do not speak are passed over', async () => {
    const { verify, reads } = verifier();
    reads.keys = [{ kty: 'OKP', crv: 'Ed25519' }, { kty: 'EC', crv: 'P-999', x: 'a', y: 'b' }, elliptic.jwk];
    expect(await verify(await elliptic.sign())).not.toBeNull();
  });
});
