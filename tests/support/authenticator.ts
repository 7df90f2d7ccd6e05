/** Codes as an authenticator app shows them. */
import { Secret, TOTP } from 'otpauth';

export const PERIOD_MS = 30_000;

/** The code of a moment, in milliseconds since 1970. */
export const codeAt = (secret: string, time: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: time });

/** A code that fits neither this moment nor a minute before or after it. */
export function wrongCodeAt(secret: string, time: number): string {
  const near = new Set([-2, -1, 0, 1, 2].map((periods) => codeAt(secret, time + periods * PERIOD_MS)));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return wrong.find((code) => !near.has(code)) ?? '';
}
