import { expect, it } from 'vitest';
import { createNoCloudAuth } from '#platform/auth/no-cloud-auth.ts';
import type { AuthService } from '#ports/auth.ts';

it('says plainly that there are no accounts, and lets a guest leave', async () => {
  const auth: AuthService = createNoCloudAuth();
  expect(auth.availability).toBe('off');
  const credentials = { email: 'a@b.jp', password: 'x' };
  for (const outcome of [
    await auth.signUp(credentials),
    await auth.signInWithPassword(credentials),
    await auth.sendCode('a@b.jp', true),
    await auth.signInWithGoogle(),
    await auth.finishCallback(new URL('http://localhost/auth/callback?code=1')),
    await auth.recover('a@b.jp'),
  ]) {
    expect(outcome).toMatchObject({ ok: false, code: 'not-configured' });
  }
  expect(await auth.restore()).toEqual({ ok: true, value: null });
  expect(await auth.signOut('global')).toEqual({ ok: true, value: null });
});
