/** The embedded backend's own secrets: random for each installation, kept beside the data, never in the code. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pushKeySchema, type PushKey } from '#functions/push/keys.ts';

const secretsSchema = z.strictObject({
  /** Signs access tokens (HS256). */
  jwtSecret: z.string().min(1),
  /** Given to every browser; says "a guest of this project". */
  publicKey: z.string().min(1),
  /** Passes every policy; never leaves the server. */
  serviceKey: z.string().min(1),
  /** Keys the hashes of addresses. */
  salt: z.string().min(1),
  /** Tells push services that a reminder comes from this server (VAPID). */
  push: pushKeySchema,
});
export type Secrets = Readonly<z.infer<typeof secretsSchema>>;

type Environment = Readonly<Record<string, string | undefined>>;

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

export const makeSecrets = (): Secrets => ({
  jwtSecret: random(48),
  publicKey: `sb_publishable_${random(24)}`,
  serviceKey: `sb_secret_${random(32)}`,
  salt: random(32),
  push: makePushKey(),
});

function makePushKey(): PushKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return pushKeySchema.parse(privateKey.export({ format: 'jwk' }));
}

/**
 * Those of `folder` (made at the first start), with ROAST_JWT_SECRET, ROAST_PUBLIC_KEY and
 * ROAST_SERVICE_KEY of the environment in their place where given. Null keeps them in memory.
 */
export function readSecrets(folder: string | null, env: Environment): Secrets {
  const stored = folder === null ? makeSecrets() : storedSecrets(folder);
  return {
    ...stored,
    jwtSecret: env['ROAST_JWT_SECRET'] || stored.jwtSecret,
    publicKey: env['ROAST_PUBLIC_KEY'] || stored.publicKey,
    serviceKey: env['ROAST_SERVICE_KEY'] || stored.serviceKey,
  };
}

function storedSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    const fresh = makeSecrets();
    writeFileSync(file, textOf(fresh), { mode: 0o600, flag: 'wx' });
    return fresh;
  }
  const stored: unknown = JSON.parse(text);
  const whole = secretsSchema.safeParse(stored);
  if (whole.success) return whole.data;
  // Of an earlier version, which sent no reminders: the rest stays as it is.
  const completed = secretsSchema.parse({ push: makePushKey(), ...Object(stored) });
  writeFileSync(`${file}.new`, textOf(completed), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return completed;
}

const textOf = (secrets: Secrets): string => `${JSON.stringify(secrets, null, 2)}\n`;

/** Secrets that documentation and examples have made public. */
const WELL_KNOWN = [
  /super-secret-jwt-token/i,
  /change-?me/i,
  /your-?(?:super-?)?secret/i,
  /^(?:secret|password|test|dev)/i,
];
const MIN_LENGTH = 32;

/** Throws where a secret could be guessed by others who can reach this server. */
export function refuseWeakSecrets({ jwtSecret, serviceKey }: Secrets): void {
  for (const [name, secret] of [
    ['ROAST_JWT_SECRET', jwtSecret],
    ['ROAST_SERVICE_KEY', serviceKey],
  ] as const) {
    if (secret.length < MIN_LENGTH || WELL_KNOWN.some((pattern) => pattern.test(secret))) {
      throw new Error(
        `${name} is short or a well-known default. Anybody who reaches this server could sign in as anybody: ` +
          `give it ${MIN_LENGTH} random characters, or leave it unset.`,
      );
    }
  }
}

/** Whether an address to bind is reachable from this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
