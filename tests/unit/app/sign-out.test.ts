import { expect, it, vi } from 'vitest';
import { createSignOut } from '#app/sign-out.ts';
import type { AuthService } from '#ports/auth.ts';

/** A device of Aki's; `then` happens while the account hears its last word. */
function device(then: (session: { owner: string | null }) => void = () => undefined) {
  const session: { owner: string | null } = { owner: 'aki' };
  const done: string[] = [];
  const ended = vi.fn<AuthService['signOut']>((scope) => {
    done.push(`${scope} sign-out of ${session.owner}`);
    return Promise.resolve({ ok: true, value: null });
  });
  const signOut = createSignOut({
    auth: { signOut: ended },
    currentOwner: () => session.owner,
    async farewell(ownerId, sending) {
      await sending;
      done.push(`farewell of ${ownerId}`);
      then(session);
    },
    clear: (ownerId) => Promise.resolve(done.push(`${ownerId} cleared`)),
  });
  return { signOut, done };
}

it('sends, signs out and clears, in this order', async () => {
  const { signOut, done } = device();
  const sending = Promise.resolve().then(() => done.push('sent'));
  expect(await signOut('global', sending)).toMatchObject({ ok: true });
  expect(done).toEqual(['sent', 'farewell of aki', 'global sign-out of aki', 'aki cleared']);
});

it('leaves the session of somebody who has signed in meanwhile alone, and says that the server was not told', async () => {
  const { signOut, done } = device((session) => (session.owner = 'ben'));
  expect(await signOut('global')).toMatchObject({ ok: false });
  expect(done).toEqual(['farewell of aki', 'aki cleared']);
});

it('goes on where the session has ended by itself', async () => {
  const { signOut, done } = device((session) => (session.owner = null));
  expect(await signOut('local')).toMatchObject({ ok: true });
  expect(done.at(-1)).toBe('aki cleared');
});

it('clears nothing where only the other devices are signed out', async () => {
  const { signOut, done } = device();
  await signOut('others');
  expect(done).toEqual(['others sign-out of aki']);
});
