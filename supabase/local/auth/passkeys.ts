/**
 * /passkeys: the calls of GoTrue's beta, and one rule more: an authenticator's count of its uses may not go back, as a
 * copied key's does.
 */
import { z } from 'zod';
import type { Queries, Row } from '../database/open.ts';
import { empty, json } from '../http/answers.ts';
import { isoNow, type AuthContext } from './context.ts';
import { AuthFailure } from './failure.ts';
import { requireRecent, requireSecondStep } from './factors.ts';
import { inputs, readInput } from './input.ts';
import {
  assertedSchema,
  createdSchema,
  readCredential,
  refuseAttestation,
  refused,
  verified,
} from './passkey-answers.ts';
import { CHALLENGE_MS, keepChallenge, originOf, partyOf, spendChallenge } from './passkey-challenges.ts';
import { requireSession, startSession, type SignedIn } from './sessions.ts';
import { userById } from './users.ts';

const RELYING_PARTY = 'Roast Me';
/** As many as GoTrue allows by default. */
const MAX_PASSKEYS = 10;

/** Fetched at the first ceremony: it brings a third of a second of code about certificates. */
const webAuthn = () => import('@simplewebauthn/server');

interface Passkey extends Row {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: Uint8Array<ArrayBuffer>;
  readonly public_key: Uint8Array<ArrayBuffer>;
  readonly sign_count: number;
  readonly friendly_name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const passkeysOf = (queries: Queries, userId: string) =>
  queries.query<Passkey>(
    'select * from auth.webauthn_credentials where user_id = $1 order by created_at, id',
    [userId],
  );

const listed = ({ id, friendly_name, created_at, last_used_at }: Passkey) => ({
  id,
  ...(friendly_name === '' ? {} : { friendly_name }),
  created_at: created_at.toISOString(),
  ...(last_used_at === null ? {} : { last_used_at: last_used_at.toISOString() }),
});

/** The widespread ones by their AAGUID; GoTrue has the whole list. */
const MAKERS: Readonly<Record<string, string>> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
};

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const tooMany = () => new AuthFailure(422, 'too_many_passkeys', 'Maximum number of passkeys reached');

/** Who may add and remove passkeys, as any other way in; whoever has a session may list and rename theirs. */
async function requireKeeper(context: AuthContext, request: Request): Promise<SignedIn> {
  const signedIn = await requireSession(context, request);
  await requireSecondStep(context, signedIn, {
    status: 403,
    message: 'AAL2 required to change the passkeys of this account',
  });
  return signedIn;
}

async function registrationOptions(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireKeeper(context, request);
  requireRecent(signedIn);
  const { userId } = signedIn;
  const origin = originOf(context, request);
  const [user, known] = [
    await userById(context.database, userId),
    await passkeysOf(context.database, userId),
  ];
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY,
    rpID: partyOf(origin),
    userID: new TextEncoder().encode(userId),
    userName: user?.email ?? '',
    userDisplayName: user?.email ?? '',
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: base64(credential_id) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const asked = { challenge: options.challenge, origin };
  return json(200, { ...(await keepChallenge(context, 'registration', { userId, asked })), options });
}

async function registrationVerify(context: AuthContext, request: Request): Promise<Response> {
  const { userId } = await requireKeeper(context, request);
  const input = await readInput(request, inputs.passkey);
  const asked = await spendChallenge(context, 'registration', { id: input.challenge_id, userId });
  const response = readCredential(createdSchema, input.credential);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verified(async () => {
    await refuseAttestation(response.response.attestationObject);
    return verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origin,
      expectedRPID: partyOf(asked.origin),
    });
  });
  if (registrationInfo === undefined) throw refused('nothing to keep');
  const { credential: made, aaguid, fmt, credentialDeviceType, credentialBackedUp } = registrationInfo;
  const now = isoNow(context);
  const row = await context.database.transaction(async (queries) => {
    if ((await passkeysOf(queries, userId)).length >= MAX_PASSKEYS) throw tooMany();
    const [fresh] = await queries.query<Passkey>(
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key, attestation_type, aaguid, sign_count,
         transports, backup_eligible, backed_up, friendly_name, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
       on conflict (credential_id) do nothing returning *`,
      [
        userId,
        Buffer.from(made.id, 'base64url'),
        made.publicKey,
        fmt,
        aaguid,
        made.counter,
        JSON.stringify(response.response.transports),
        credentialDeviceType === 'multiDevice',
        credentialBackedUp,
        MAKERS[aaguid] ?? 'Passkey',
        now,
      ],
    );
    const owner = await userById(queries, userId);
    if (fresh !== undefined && owner !== null) {
      // Whoever has it comes in for good: its owner is told, should it have been another.
      const mail = { kind: 'passkey_added', to: owner.email, userId } as const;
      await context.mail(queries, { ...mail, link: null, code: null });
    }
    return fresh;
  });
  if (row === undefined)
    throw new AuthFailure(422, 'webauthn_credential_exists', 'This credential is already registered');
  return json(200, listed(row));
}

async function authenticationOptions(context: AuthContext, request: Request): Promise<Response> {
  const origin = originOf(context, request);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(origin),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  const asked = { challenge: options.challenge, origin };
  return json(200, {
    ...(await keepChallenge(context, 'authentication', { userId: null, asked })),
    options,
  });
}

const uuid = z.uuid();

/** The passkey that an answer names; whose it says it is counts as well. */
async function namedPasskey(
  { database }: Pick<AuthContext, 'database'>,
  { id, response }: z.output<typeof assertedSchema>,
): Promise<Passkey | undefined> {
  const owner = uuid.safeParse(Buffer.from(response.userHandle, 'base64url').toString());
  if (!owner.success) return undefined;
  const [row] = await database.query<Passkey>(
    'select * from auth.webauthn_credentials where credential_id = $1 and user_id = $2',
    [Buffer.from(id, 'base64url'), owner.data],
  );
  return row;
}

async function authenticationVerify(context: AuthContext, request: Request): Promise<Response> {
  const input = await readInput(request, inputs.passkey);
  const asked = await spendChallenge(context, 'authentication', { id: input.challenge_id, userId: null });
  const response = readCredential(assertedSchema, input.credential);
  const passkey = await namedPasskey(context, response);
  if (passkey === undefined) throw refused('no account has this passkey');
  const { verifyAuthenticationResponse } = await webAuthn();
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origin,
      expectedRPID: partyOf(asked.origin),
      credential: { id: response.id, publicKey: passkey.public_key, counter: passkey.sign_count },
    }),
  );
  const user = await userById(context.database, passkey.user_id);
  if (user?.email_confirmed_at === null)
    throw new AuthFailure(403, 'email_not_confirmed', 'Email not confirmed');
  const session = await context.database.transaction(async (queries) => {
    // Once more, now that nobody else writes: the same count cannot have come twice.
    const used = await queries.query(
      `update auth.webauthn_credentials set sign_count = $2, backed_up = $3, last_used_at = $4, updated_at = $4
       where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning id`,
      [passkey.id, authenticationInfo.newCounter, authenticationInfo.credentialBackedUp, isoNow(context)],
    );
    if (used.length === 0) throw refused('its count of uses went back, or it was removed');
    return startSession(context, queries, passkey.user_id, 'passkey');
  });
  return json(200, session);
}

async function list(context: AuthContext, request: Request): Promise<Response> {
  const { userId } = await requireSession(context, request);
  return json(200, (await passkeysOf(context.database, userId)).map(listed));
}

const idIn = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? '';
const notThere = () => new AuthFailure(404, 'validation_failed', 'Passkey not found');

async function rename(context: AuthContext, request: Request): Promise<Response> {
  const { userId } = await requireSession(context, request);
  const { friendly_name } = await readInput(request, inputs.passkeyName);
  const [row] = await context.database.query<Passkey>(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4 where id = $1 and user_id = $2
     returning *`,
    [idIn(request), userId, friendly_name, isoNow(context)],
  );
  if (row === undefined) throw notThere();
  return json(200, listed(row));
}

async function remove(context: AuthContext, request: Request): Promise<Response> {
  const { userId } = await requireKeeper(context, request);
  const gone = await context.database.query(
    'delete from auth.webauthn_credentials where id = $1 and user_id = $2 returning id',
    [idIn(request), userId],
  );
  if (gone.length === 0) throw notThere();
  return empty(204);
}

export const PASSKEY_ENDPOINTS = {
  'POST /passkeys/registration/options': registrationOptions,
  'POST /passkeys/registration/verify': registrationVerify,
  'POST /passkeys/authentication/options': authenticationOptions,
  'POST /passkeys/authentication/verify': authenticationVerify,
  'GET /passkeys': list,
  'PATCH /passkeys/:id': rename,
  'DELETE /passkeys/:id': remove,
} as const;
