/** The captcha that a project may ask for ("attack protection"), at the calls and with the codes of GoTrue. */
import { z } from 'zod';
import type { AuthContext } from './context.ts';
import { AuthFailure } from './failure.ts';
import { readJson } from './input.ts';

const GUARDED = new Set([
  'POST /signup',
  'POST /otp',
  'POST /recover',
  'POST /resend',
  'POST /token',
  'POST /passkeys/authentication/options',
  'POST /sso',
]);
/** Whoever brings one of these has been asked before. */
const ASKED_BEFORE = new Set(['refresh_token', 'pkce', 'id_token']);

const bodySchema = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
});

/**
 * Throws AuthFailure (400 `captcha_failed`) where this call needs a captcha and brings none that holds. Reads a copy of
 * the body. `name`: verb and path, as of `ENDPOINTS`.
 */
export async function requireCaptcha(
  { captcha }: Pick<AuthContext, 'captcha'>,
  request: Request,
  name: string,
): Promise<void> {
  const grant = new URL(request.url).searchParams.get('grant_type') ?? '';
  if (captcha === null || !GUARDED.has(name) || (name === 'POST /token' && ASKED_BEFORE.has(grant))) return;
  const body = bodySchema.safeParse(await readJson(request.clone()));
  const token = (body.success ? body.data.gotrue_meta_security?.captcha_token : null)?.trim() ?? '';
  const wrong = token === '' ? ['no captcha_token found'] : await captcha.verify(token);
  if (wrong.length === 0) return;
  throw new AuthFailure(
    400,
    'captcha_failed',
    `captcha protection: request disallowed (${wrong.join(', ')})`,
  );
}
