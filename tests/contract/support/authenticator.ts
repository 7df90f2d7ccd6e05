/** An authenticator in software (ES256): what a phone or a browser answers to a ceremony, and what a forger would. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** CBOR (RFC 8949) of what an authenticator says: numbers, texts, bytes and maps. */
type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;
function cbor(value: Cbor): Buffer {
  const head = (kind: number, size: number) =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((part: Cbor) => cbor(part))]);
  return Buffer.concat([head(4, (value as readonly Cbor[]).length), ...(value as readonly Cbor[]).map(cbor)]);
}

/** What a server asks for. */
export interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** What may be otherwise than it should. */
export interface Forged {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Whether the person was asked for finger, face or PIN. */
  readonly verified?: boolean;
  readonly count?: number;
  readonly userHandle?: string;
  readonly signature?: Uint8Array;
  readonly attestation?: readonly [string, ReadonlyMap<string, Cbor>];
}

export class Authenticator {
  readonly id = randomBytes(32);
  count = 0;
  userHandle = '';
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    { namedCurve: 'P-256' },
  );
  readonly origin: string;
  constructor(origin: string) {
    this.origin = origin;
  }

  #clientData(type: string, options: Options, forged: Forged): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? options.challenge,
        origin: forged.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  #data(rpId: string, forged: Forged, attested: Buffer = Buffer.alloc(0)): Buffer {
    const present = 0x01 | ((forged.verified ?? true) ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.count ?? this.count);
    return Buffer.concat([sha256(forged.rpId ?? rpId), Buffer.from([present]), count, attested]);
  }

  /** The answer to `navigator.credentials.create`. */
  create(options: Options, forged: Forged = {}) {
    this.userHandle = options.user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Buffer.from(text, 'base64url');
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const [format, statement] = forged.attestation ?? ['none', new Map()];
    const attestationObject = cbor(
      new Map<string, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', this.#data(options.rp?.id ?? '', forged, attested)],
      ]),
    );
    return {
      id: base64(this.id),
      rawId: base64(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: base64(this.#clientData('webauthn.create', options, forged)),
        attestationObject: base64(attestationObject),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    } as const;
  }

  /** The answer to `navigator.credentials.get`. */
  get(options: Options, forged: Forged = {}) {
    this.count += 1;
    const clientData = this.#clientData('webauthn.get', options, forged);
    const data = this.#data(options.rpId ?? '', forged);
    const signed = Buffer.concat([data, sha256(clientData)]);
    return {
      id: base64(this.id),
      rawId: base64(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: base64(clientData),
        authenticatorData: base64(data),
        signature: base64(forged.signature ?? sign('sha256', signed, this.#keys.privateKey)),
        userHandle: forged.userHandle ?? this.userHandle,
      },
      clientExtensionResults: {},
    } as const;
  }
}
