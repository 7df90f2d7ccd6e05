/** Accounts where no cloud is configured: the app is for guests only, and says so. */
import type { AuthService } from '#ports/auth.ts';

const NOT_CONFIGURED = { ok: false, code: 'not-configured', reasons: [] } as const;
const refuse = () => Promise.resolve(NOT_CONFIGURED);

/** Without a cloud there is no session: every call answers `not-configured`. */
export function createNoCloudAuth(): AuthService {
  return {
    availability: 'off',
    google: false,
    signUp: refuse,
    signInWithPassword: refuse,
    sendCode: refuse,
    verifyCode: refuse,
    signInWithGoogle: refuse,
    finishCallback: refuse,
    recover: refuse,
    updatePassword: refuse,
    passkeys: null,
    safety: {
      changePassword: refuse,
      sendProof: refuse,
      changeAddress: refuse,
      confirmAddress: refuse,
      devices: refuse,
      endDevice: refuse,
    },
    secondStep: {
      list: refuse,
      begin: refuse,
      confirm: refuse,
      prove: refuse,
      remove: refuse,
      giveUp: refuse,
    },
    waysIn: { list: refuse, linkGoogle: refuse, unlink: refuse },
    deleteAccount: refuse,
    resend: refuse,
    /** Nothing to end at a server: leaving always succeeds. */
    signOut: () => Promise.resolve({ ok: true, value: null } as const),
    restore: () => Promise.resolve({ ok: true, value: null } as const),
    onChange: () => () => undefined,
  };
}
