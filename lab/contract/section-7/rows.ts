/** The specification's section 7, "the calls it makes", row by row: who makes each here, and why one is not made. */

export interface Screen {
  /** As people find it. */
  readonly name: string;
  /** A call in the code of the app, below this folder; it has to be there. */
  readonly code: readonly [folder: string, call: RegExp];
}

export interface SpecifiedCall {
  readonly method: string;
  /** As the specification writes it. */
  readonly path: string;
  readonly payload: string;
  /** Calls of the published clients that ask this, each by its client and its name in docs/clients.md. */
  readonly probes: readonly `${Client}: ${string}`[];
  /** Where it is offered; empty: nowhere. */
  readonly screens: readonly Screen[];
  /** Why it is refused, or offered on no screen. */
  readonly why?: string;
}

export type Client = 'auth' | 'rest' | 'functions' | 'storage' | 'realtime';

interface Part {
  readonly title: string;
  readonly calls: readonly SpecifiedCall[];
}

const screen = (name: string, folder: string, call: RegExp): Screen => ({ name, code: [folder, call] });
const AUTH = 'src/platform/auth';
const SIGN_IN = screen('Sign in', 'src/ui', /auth\.signInWithPassword\(/);
const CODE = screen('Sign in with a code', 'src/ui', /auth\.sendCode\(/);
const ENTER_CODE = screen('The code from the e-mail', 'src/ui', /auth\.verifyCode\(/);
const SAFETY = 'Profile → account';
const factor = (call: RegExp) => screen(`${SAFETY} → second step`, 'src/platform', call);
const SIGN_OUT = (scope: RegExp) => screen(SAFETY, 'src/ui', scope);

export const SECTION_7: readonly Part[] = [
  {
    title: 'Authentication',
    calls: [
      {
        method: 'POST',
        path: 'token (refresh_token)',
        payload: 'refresh_token',
        probes: ['auth: refreshSession'],
        screens: [
          screen(
            'every screen of a signed-in person, by itself',
            'src/platform/supabase',
            /autoRefreshToken/,
          ),
        ],
      },
      {
        method: 'POST',
        path: 'token (password)',
        payload: 'credentials',
        probes: ['auth: signInWithPassword (e-mail)'],
        screens: [SIGN_IN],
      },
      {
        method: 'POST',
        path: 'token (pkce)',
        payload: 'code',
        probes: ['auth: exchangeCodeForSession'],
        screens: [screen('the way back from Google and from e-mails', AUTH, /exchangeCodeForSession\(/)],
      },
      {
        method: 'POST',
        path: 'token (id_token)',
        payload: 'credentials',
        probes: ['auth: signInWithIdToken (google)'],
        screens: [screen('Sign in → Google, in the browser’s own chooser', AUTH, /signInWithIdToken\(/)],
      },
      {
        method: 'POST',
        path: 'recover',
        payload: 'email, code_challenge, code_challenge_method, captcha token',
        probes: ['auth: resetPasswordForEmail'],
        screens: [screen('Forgot your password?', 'src/ui', /auth\.recover\(/)],
      },
      {
        method: 'POST',
        path: 'signup',
        payload: 'not shown',
        probes: ['auth: signUp (e-mail)'],
        screens: [screen('Create an account', 'src/ui', /auth\.signUp\(/)],
      },
      {
        method: 'POST',
        path: 'otp',
        payload: 'not shown',
        probes: ['auth: signInWithOtp (e-mail)'],
        screens: [CODE],
      },
      {
        method: 'POST',
        path: 'verify',
        payload: 'not shown',
        probes: ['auth: verifyOtp (email)', 'auth: verifyOtp (signup)', 'auth: verifyOtp (recovery)'],
        screens: [ENTER_CODE],
      },
      {
        method: 'POST',
        path: 'sso',
        payload: 'not shown',
        probes: ['auth: signInWithSSO'],
        screens: [],
        why: 'A way in through a company’s directory (SAML). The app is for people, each for themselves; no directory is to say who may come in.',
      },
      {
        method: 'POST',
        path: 'resend',
        payload: 'not shown',
        probes: ['auth: resend (signup)'],
        screens: [screen('The code from the e-mail', 'src/ui', /auth\.resend\(/)],
      },
      {
        method: 'POST',
        path: 'logout',
        payload: 'not shown',
        probes: ['auth: signOut (local)'],
        screens: [SIGN_OUT(/'local'/)],
      },
      {
        method: 'GET',
        path: 'user',
        payload: 'none',
        probes: ['auth: getUser'],
        screens: [screen('every start with a session, by itself', AUTH, /auth\.getUser\(/)],
      },
      {
        method: 'PUT',
        path: 'user',
        payload: 'user attributes',
        probes: ['auth: updateUser (password)', 'auth: updateUser (e-mail)'],
        screens: [screen(SAFETY, AUTH, /updateUser\(/)],
      },
      {
        method: 'GET',
        path: 'reauthenticate',
        payload: 'none',
        probes: ['auth: reauthenticate'],
        screens: [screen(SAFETY, AUTH, /reauthenticate\(/)],
      },
      {
        method: 'GET',
        path: 'user/identities/authorize',
        payload: 'provider as query',
        probes: ['auth: linkIdentity (by redirect)'],
        screens: [screen(`${SAFETY} → Google`, 'src/platform', /linkIdentity\(/)],
      },
      {
        method: 'DELETE',
        path: 'user/identities/{identity_id}',
        payload: 'none',
        probes: ['auth: unlinkIdentity'],
        screens: [screen(`${SAFETY} → Google`, 'src/platform', /unlinkIdentity\(/)],
      },
      {
        method: 'GET',
        path: 'authorize',
        payload: 'query: provider, redirect_to, scopes, PKCE challenge',
        probes: ['auth: signInWithOAuth (google)'],
        screens: [screen('Sign in → Google', AUTH, /signInWithOAuth\(/)],
      },
      {
        method: 'POST',
        path: 'factors',
        payload: 'friendly_name, factor_type, issuer',
        probes: ['auth: mfa.enroll (totp)'],
        screens: [factor(/mfa\.enroll\(/)],
      },
      {
        method: 'DELETE',
        path: 'factors/{factorId}',
        payload: 'none',
        probes: ['auth: mfa.unenroll'],
        screens: [factor(/mfa\.unenroll\(/)],
      },
      {
        method: 'POST',
        path: 'factors/{factorId}/challenge',
        payload: 'none',
        probes: ['auth: mfa.challenge'],
        screens: [factor(/mfa\.challenge(?:AndVerify)?\(/)],
      },
      {
        method: 'POST',
        path: 'factors/{factorId}/verify',
        payload: 'code, challenge_id',
        probes: ['auth: mfa.verify'],
        screens: [factor(/mfa\.(?:challengeAndVerify|verify)\(/)],
      },
      {
        method: 'Sign-out',
        path: 'scope global',
        payload: 'not shown',
        probes: ['auth: signOut (global)'],
        screens: [SIGN_OUT(/'global'/)],
      },
      {
        method: 'Sign-out',
        path: 'scope local',
        payload: 'not shown',
        probes: ['auth: signOut (local)'],
        screens: [SIGN_OUT(/'local'/)],
      },
      {
        method: 'Sign-out',
        path: 'scope others',
        payload: 'not shown',
        probes: ['auth: signOut (others)'],
        screens: [SIGN_OUT(/'others'/)],
      },
    ],
  },
  {
    title: 'Data (table profiles)',
    calls: [
      {
        method: 'Select',
        path: 'profiles by user_id',
        payload: 'none',
        probes: ['rest: eq'],
        screens: [screen('every sign-in, by itself', 'src/platform/supabase', /\.eq\('user_id'/)],
      },
      {
        method: 'Insert',
        path: 'profiles',
        payload: 'fields of section 3',
        probes: ['rest: insert (a row)'],
        screens: [screen('the first sign-in, by itself', 'src/platform/supabase', /profiles\.insert/)],
      },
      {
        method: 'Update',
        path: 'profiles',
        payload: 'age_range, gender, main_concern, language',
        probes: ['rest: upsert (merge)'],
        screens: [screen('Profile → settings', 'src/platform/supabase', /profiles\.upsert/)],
      },
    ],
  },
  {
    title: 'Other backend capabilities',
    calls: [
      {
        method: 'any',
        path: 'tables under a rest path',
        payload: 'not shown',
        probes: ['rest: select (columns)', 'rest: update', 'rest: delete'],
        screens: [screen('History', 'src/platform/history', /\.from\('analyses'\)/)],
      },
      {
        method: 'POST',
        path: '/rpc/{function}',
        payload: 'not shown',
        probes: ['rest: rpc (POST)'],
        screens: [screen('Privacy → download my data', 'src/platform/supabase', /\.rpc\('export_my_data'\)/)],
      },
      {
        method: 'any',
        path: 'storage object paths',
        payload: 'not shown',
        probes: ['storage: upload (own)', 'storage: createSignedUrl', 'storage: remove'],
        screens: [screen('Profile → picture', 'src/platform', /\.createSignedUrl\(/)],
      },
      {
        method: 'any',
        path: 'storage bucket paths',
        payload: 'not shown',
        probes: ['storage: createBucket'],
        screens: [],
        why: 'The one bucket comes with the migrations; nobody makes or empties one from an app.',
      },
      {
        method: 'POST',
        path: 'functions: {name}',
        payload: 'not shown',
        probes: ['functions: invoke (roast)'],
        screens: [screen('every roast', 'src/app', /\/functions\/v1\/roast/)],
      },
      {
        method: 'websocket',
        path: 'realtime',
        payload: 'not shown',
        probes: ['realtime: subscribe (own news)'],
        screens: [
          screen('every open screen of a signed-in person, by itself', 'src/platform', /\.channel\(/),
        ],
      },
    ],
  },
];
