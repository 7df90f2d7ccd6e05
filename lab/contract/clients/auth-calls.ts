/** Every public call of auth-js, made so that it would work on a project that offers it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { CallsOf } from './calls-of.ts';

export type AuthClient = SupabaseClient['auth'];

/** A client with a session. */
export interface Person {
  readonly auth: AuthClient;
  readonly email: string;
  readonly password: string;
}

export interface AuthWorld {
  /** The app's own address. */
  readonly url: string;
  /** Opens an address without following where it leads. */
  readonly visit: (url: string) => Promise<{ readonly status: number; readonly location: URL | null }>;
  /** Without a session. */
  readonly guest: () => AuthClient;
  readonly person: () => Promise<Person>;
  readonly newEmail: () => string;
  /** Of the newest e-mail to an address. */
  readonly code: (email: string) => Promise<string>;
  /** The token in its link. */
  readonly token: (email: string) => Promise<string>;
  /** Opens the link of the newest e-mail; resolves to where it leads. */
  readonly follow: (email: string) => Promise<URL>;
  /** An authenticator of its own, without a key yet. */
  readonly newKey: () => Key;
  /** By which Google says who somebody is, and the number that it was asked with. */
  readonly idToken: () => Promise<{ readonly token: string; readonly nonce: string }>;
  /** What an authenticator shows now for a secret. */
  readonly totp: (secret: string) => string;
}

type Passkeys = AuthClient['passkey'];

/** What an authenticator answers. */
export interface Key {
  readonly create: (
    options: PasskeyOptions<'startRegistration'>,
  ) => Parameters<Passkeys['verifyRegistration']>[0]['credential'];
  readonly get: (
    options: PasskeyOptions<'startAuthentication'>,
  ) => Parameters<Passkeys['verifyAuthentication']>[0]['credential'];
}
type PasskeyOptions<Call extends 'startRegistration' | 'startAuthentication'> = NonNullable<
  Awaited<ReturnType<Passkeys[Call]>>['data']
>['options'];

/** Resolves to what the client answers. */
export type AuthCall = (world: AuthWorld) => unknown;

const ID = '00000000-0000-4000-8000-000000000000';
const PHONE = '+819012345678';
const ANY_PASSWORD = 'correct horse battery';

const asPerson =
  (call: (auth: AuthClient, person: Person) => unknown): AuthCall =>
  async ({ person }) => {
    const one = await person();
    return call(one.auth, one);
  };
const asGuest =
  (call: (auth: AuthClient, world: AuthWorld) => unknown): AuthCall =>
  (world) =>
    call(world.guest(), world);

/** A person makes a passkey; resolves to what the client answered to that, too. */
async function withPasskey({ person, newKey }: AuthWorld) {
  const { auth } = await person();
  const key = newKey();
  const { data } = await auth.passkey.startRegistration();
  if (data === null) throw new Error('nothing was asked of the authenticator');
  const made = await auth.passkey.verifyRegistration({
    challengeId: data.challenge_id,
    credential: key.create(data.options),
  });
  return { auth, key, made, passkeyId: made.data?.id ?? ID };
}

/** As somebody who has just enrolled an authenticator, with its code of this moment. */
const withFactor =
  (
    call: (auth: AuthClient, factor: { readonly factorId: string; readonly code: string }) => unknown,
  ): AuthCall =>
  async ({ person, totp }) => {
    const { auth } = await person();
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (error !== null) return { error };
    return call(auth, { factorId: data.id, code: totp(data.totp.secret) });
  };

/** Waits for an e-mail and goes on with its code. */
const verify =
  (type: 'signup' | 'magiclink' | 'email' | 'recovery'): AuthCall =>
  async (world) => {
    const auth = world.guest();
    const email = type === 'recovery' ? (await world.person()).email : world.newEmail();
    if (type === 'recovery') await auth.resetPasswordForEmail(email);
    else if (type === 'signup') await auth.signUp({ email, password: ANY_PASSWORD });
    else await auth.signInWithOtp({ email });
    return auth.verifyOtp({ email, token: await world.code(email), type });
  };

/** What a browser that is sent there gets. */
const visited =
  (provider: 'google' | 'apple'): AuthCall =>
  async ({ guest, url, visit }) => {
    const { data } = await guest().signInWithOAuth({ provider, options: { redirectTo: url } });
    const { status, location } = await visit(data.url ?? '');
    const code = location?.searchParams.get('error_code') ?? null;
    return { error: code === null ? null : { status, code } };
  };

export const AUTH_CALLS: CallsOf<AuthClient, AuthCall> = {
  isThrowOnErrorEnabled: asGuest((auth) => void auth.isThrowOnErrorEnabled()),
  initialize: asGuest((auth) => auth.initialize()),
  signInAnonymously: asGuest((auth) => auth.signInAnonymously()),
  signUp: [
    ['e-mail', asGuest((auth, { newEmail }) => auth.signUp({ email: newEmail(), password: ANY_PASSWORD }))],
    ['phone', asGuest((auth) => auth.signUp({ phone: PHONE, password: ANY_PASSWORD }))],
  ],
  signInWithPassword: [
    [
      'e-mail',
      async (world) => {
        const { email, password } = await world.person();
        return world.guest().signInWithPassword({ email, password });
      },
    ],
    ['phone', asGuest((auth) => auth.signInWithPassword({ phone: PHONE, password: ANY_PASSWORD }))],
  ],
  signInWithOAuth: [
    ['google', visited('google')],
    ['apple', visited('apple')],
  ],
  exchangeCodeForSession: async (world) => {
    const email = world.newEmail();
    const auth = world.guest();
    await auth.signInWithOtp({ email });
    return auth.exchangeCodeForSession((await world.follow(email)).searchParams.get('code') ?? '');
  },
  signInWithWeb3: [
    [
      'ethereum',
      asGuest((auth) => auth.signInWithWeb3({ chain: 'ethereum', message: 'x', signature: '0x1' })),
    ],
    [
      'solana',
      asGuest((auth) =>
        auth.signInWithWeb3({ chain: 'solana', message: 'x', signature: new Uint8Array([1]) }),
      ),
    ],
  ],
  signInWithIdToken: [
    [
      'google',
      asGuest(async (auth, { idToken }) =>
        auth.signInWithIdToken({ provider: 'google', ...(await idToken()) }),
      ),
    ],
    ['apple', asGuest((auth) => auth.signInWithIdToken({ provider: 'apple', token: 'x.y.z' }))],
  ],
  signInWithOtp: [
    ['e-mail', asGuest((auth, { newEmail }) => auth.signInWithOtp({ email: newEmail() }))],
    ['phone', asGuest((auth) => auth.signInWithOtp({ phone: PHONE }))],
  ],
  verifyOtp: [
    ['signup', verify('signup')],
    ['magiclink', verify('magiclink')],
    ['email', verify('email')],
    ['recovery', verify('recovery')],
    [
      'email_change',
      async (world) => {
        const { auth, email } = await world.person();
        await auth.updateUser({ email: world.newEmail() });
        return auth.verifyOtp({ email, token: await world.code(email), type: 'email_change' });
      },
    ],
    [
      'token_hash',
      async (world) => {
        const email = world.newEmail();
        const auth = world.guest();
        await auth.signInWithOtp({ email });
        return auth.verifyOtp({ token_hash: await world.token(email), type: 'magiclink' });
      },
    ],
    [
      'invite',
      asGuest((auth) => auth.verifyOtp({ email: 'a@example.com', token: '123456', type: 'invite' })),
    ],
    ['sms', asGuest((auth) => auth.verifyOtp({ phone: PHONE, token: '123456', type: 'sms' }))],
    [
      'phone_change',
      asGuest((auth) => auth.verifyOtp({ phone: PHONE, token: '123456', type: 'phone_change' })),
    ],
  ],
  signInWithSSO: asGuest((auth) => auth.signInWithSSO({ domain: 'example.com' })),
  reauthenticate: asPerson((auth) => auth.reauthenticate()),
  resend: [
    [
      'signup',
      asGuest(async (auth, { newEmail }) => {
        const email = newEmail();
        await auth.signUp({ email, password: ANY_PASSWORD });
        return auth.resend({ email, type: 'signup' });
      }),
    ],
    ['email_change', asPerson((auth, { email }) => auth.resend({ email, type: 'email_change' }))],
    ['sms', asGuest((auth) => auth.resend({ phone: PHONE, type: 'sms' }))],
    ['phone_change', asGuest((auth) => auth.resend({ phone: PHONE, type: 'phone_change' }))],
  ],
  getSession: asPerson((auth) => auth.getSession()),
  getUser: asPerson((auth) => auth.getUser()),
  updateUser: [
    ['data', asPerson((auth) => auth.updateUser({ data: { nick: 'Aki' } }))],
    ['password', asPerson((auth) => auth.updateUser({ password: 'a new and better one' }))],
    ['e-mail', async (world) => (await world.person()).auth.updateUser({ email: world.newEmail() })],
    ['phone', asPerson((auth) => auth.updateUser({ phone: PHONE }))],
  ],
  setSession: asPerson(async (auth) => {
    const { session } = (await auth.getSession()).data;
    return auth.setSession({
      access_token: session?.access_token ?? '',
      refresh_token: session?.refresh_token ?? '',
    });
  }),
  refreshSession: asPerson((auth) => auth.refreshSession()),
  signOut: [
    ['local', asPerson((auth) => auth.signOut({ scope: 'local' }))],
    ['others', asPerson((auth) => auth.signOut({ scope: 'others' }))],
    ['global', asPerson((auth) => auth.signOut({ scope: 'global' }))],
  ],
  onAuthStateChange: asGuest((auth) => {
    auth.onAuthStateChange(() => undefined).data.subscription.unsubscribe();
  }),
  resetPasswordForEmail: asPerson((auth, { email }) => auth.resetPasswordForEmail(email)),
  getUserIdentities: asPerson((auth) => auth.getUserIdentities()),
  linkIdentity: [
    ['by redirect', asPerson((auth) => auth.linkIdentity({ provider: 'google' }))],
    ['by token', asPerson((auth) => auth.linkIdentity({ provider: 'google', token: 'x.y.z' }))],
  ],
  // Google's, by who has a password, too.
  unlinkIdentity: asGuest(async (auth, { idToken }) => {
    await auth.signInWithIdToken({ provider: 'google', ...(await idToken()) });
    await auth.updateUser({ password: 'correct horse battery' });
    const identity = (await auth.getUserIdentities()).data?.identities.find(
      ({ provider }) => provider === 'google',
    );
    return identity === undefined ? { error: 'no identity' } : auth.unlinkIdentity(identity);
  }),
  startAutoRefresh: asGuest(async (auth) => {
    await auth.startAutoRefresh();
    await auth.stopAutoRefresh();
  }),
  stopAutoRefresh: asGuest((auth) => auth.stopAutoRefresh()),
  dispose: asGuest((auth) => auth.dispose()),
  getClaims: asPerson((auth) => auth.getClaims()),
  signInWithPasskey: asGuest((auth) => auth.signInWithPasskey()),
  registerPasskey: asPerson((auth) => auth.registerPasskey()),
  mfa: {
    enroll: [
      ['totp', asPerson((auth) => auth.mfa.enroll({ factorType: 'totp' }))],
      ['phone', asPerson((auth) => auth.mfa.enroll({ factorType: 'phone', phone: PHONE }))],
    ],
    challenge: withFactor((auth, { factorId }) => auth.mfa.challenge({ factorId })),
    verify: withFactor(async (auth, { factorId, code }) => {
      const { data, error } = await auth.mfa.challenge({ factorId });
      return error === null ? auth.mfa.verify({ factorId, challengeId: data.id, code }) : { error };
    }),
    unenroll: withFactor((auth, { factorId }) => auth.mfa.unenroll({ factorId })),
    challengeAndVerify: withFactor((auth, factor) => auth.mfa.challengeAndVerify(factor)),
    listFactors: asPerson((auth) => auth.mfa.listFactors()),
    getAuthenticatorAssuranceLevel: asPerson((auth) => auth.mfa.getAuthenticatorAssuranceLevel()),
    webauthn: {
      enroll: asPerson((auth) => auth.mfa.webauthn.enroll({ friendlyName: 'key' })),
      challenge: asPerson((auth) =>
        auth.mfa.webauthn.challenge({ factorId: ID, webauthn: { rpId: 'localhost', rpOrigins: [] } }),
      ),
      verify: asPerson((auth) =>
        auth.mfa.webauthn.verify({
          factorId: ID,
          challengeId: ID,
          webauthn: { rpId: 'localhost', rpOrigins: [], type: 'request', credential_response: {} as never },
        }),
      ),
      authenticate: asPerson((auth) =>
        auth.mfa.webauthn.authenticate({ factorId: ID, webauthn: { rpId: 'localhost', rpOrigins: [] } }),
      ),
      register: asPerson((auth) =>
        auth.mfa.webauthn.register({
          friendlyName: 'key',
          webauthn: { rpId: 'localhost', rpOrigins: [] },
        }),
      ),
    },
  },
  oauth: {
    getAuthorizationDetails: asPerson((auth) => auth.oauth.getAuthorizationDetails(ID)),
    approveAuthorization: asPerson((auth) => auth.oauth.approveAuthorization(ID)),
    denyAuthorization: asPerson((auth) => auth.oauth.denyAuthorization(ID)),
    listGrants: asPerson((auth) => auth.oauth.listGrants()),
    revokeGrant: asPerson((auth) => auth.oauth.revokeGrant({ clientId: ID })),
  },
  passkey: {
    startRegistration: asPerson((auth) => auth.passkey.startRegistration()),
    verifyRegistration: async (world) => (await withPasskey(world)).made,
    startAuthentication: asGuest((auth) => auth.passkey.startAuthentication()),
    verifyAuthentication: async (world) => {
      const { auth, key } = await withPasskey(world);
      const { data } = await auth.passkey.startAuthentication();
      if (data === null) throw new Error('nothing was asked of the authenticator');
      return auth.passkey.verifyAuthentication({
        challengeId: data.challenge_id,
        credential: key.get(data.options),
      });
    },
    list: asPerson((auth) => auth.passkey.list()),
    update: async (world) => {
      const { auth, passkeyId } = await withPasskey(world);
      return auth.passkey.update({ passkeyId, friendlyName: 'key' });
    },
    delete: async (world) => {
      const { auth, passkeyId } = await withPasskey(world);
      return auth.passkey.delete({ passkeyId });
    },
  },
  admin: {
    signOut: asPerson(async (auth) => {
      const { session } = (await auth.getSession()).data;
      return auth.admin.signOut(session?.access_token ?? '');
    }),
    inviteUserByEmail: asPerson((auth) => auth.admin.inviteUserByEmail('a@example.com')),
    generateLink: asPerson((auth) => auth.admin.generateLink({ type: 'magiclink', email: 'a@example.com' })),
    createUser: asPerson((auth) => auth.admin.createUser({ email: 'a@example.com' })),
    listUsers: asPerson((auth) => auth.admin.listUsers()),
    getUserById: asPerson((auth) => auth.admin.getUserById(ID)),
    updateUserById: asPerson((auth) => auth.admin.updateUserById(ID, {})),
    deleteUser: asPerson((auth) => auth.admin.deleteUser(ID)),
    mfa: {
      listFactors: asPerson((auth) => auth.admin.mfa.listFactors({ userId: ID })),
      deleteFactor: asPerson((auth) => auth.admin.mfa.deleteFactor({ userId: ID, id: ID })),
    },
    oauth: {
      listClients: asPerson((auth) => auth.admin.oauth.listClients()),
      createClient: asPerson((auth) =>
        auth.admin.oauth.createClient({ client_name: 'x', redirect_uris: [] }),
      ),
      getClient: asPerson((auth) => auth.admin.oauth.getClient(ID)),
      updateClient: asPerson((auth) => auth.admin.oauth.updateClient(ID, {})),
      deleteClient: asPerson((auth) => auth.admin.oauth.deleteClient(ID)),
      regenerateClientSecret: asPerson((auth) => auth.admin.oauth.regenerateClientSecret(ID)),
    },
    customProviders: {
      listProviders: asPerson((auth) => auth.admin.customProviders.listProviders()),
      createProvider: asPerson((auth) => auth.admin.customProviders.createProvider({} as never)),
      getProvider: asPerson((auth) => auth.admin.customProviders.getProvider('x')),
      updateProvider: asPerson((auth) => auth.admin.customProviders.updateProvider('x', {})),
      deleteProvider: asPerson((auth) => auth.admin.customProviders.deleteProvider('x')),
    },
    passkey: {
      listPasskeys: asPerson((auth) => auth.admin.passkey.listPasskeys({ userId: ID })),
      deletePasskey: asPerson((auth) => auth.admin.passkey.deletePasskey({ userId: ID, passkeyId: ID })),
    },
  },
};
