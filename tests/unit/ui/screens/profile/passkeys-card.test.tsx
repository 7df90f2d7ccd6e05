/** @vitest-environment happy-dom */
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import type { Passkey, PasskeyService } from '#ports/auth.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { PasskeysCard } from '#ui/screens/profile/passkeys-card.tsx';
import { USER } from '#tests/unit/state/support/history.ts';
import { show, text } from '#tests/unit/ui/support/show.tsx';

const words = en.passkeys;
const KEY: Passkey = { id: 'a', name: 'Mine', madeAt: 0, usedAt: null };

interface Opened {
  readonly here?: boolean;
  readonly email?: string | null;
}

function open(list: readonly Passkey[], { here = true, email = 'aki@example.org' }: Opened = {}) {
  const done = () => Promise.resolve({ ok: true, value: null } as const);
  const passkeys = {
    here,
    list: () => Promise.resolve({ ok: true, value: list } as const),
    create: vi.fn(done),
    rename: vi.fn(done),
    remove: vi.fn(done),
    signIn: () => Promise.resolve({ ok: false, code: 'internal', reasons: [] } as const),
    suggest: () => Promise.resolve(null),
  } satisfies PasskeyService;
  show(<PasskeysCard said={null} say={() => undefined} />, {
    auth: { availability: 'on', passkeys },
    prepare: (store) => store.set(setUserAtom, { ...USER, email }),
  });
  return passkeys;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const named = (label: string) => label.replace('{{name}}', 'Mine');

it('names them, and asks before one goes: what stays is said', async () => {
  const { remove } = open([KEY]);
  await press(named(words.removeNamed));
  expect(text()).toContain(named(words.question).replace('{{email}}', 'aki@example.org'));
  expect(remove).not.toHaveBeenCalled();
  await press(words.yes);
  expect(remove).toHaveBeenCalledWith('a');
});

it('never takes the last way into an account', async () => {
  open([KEY], { email: null });
  await screen.findByText(words.onlyWay);
  expect(screen.queryByRole('button', { name: named(words.removeNamed) })).toBeNull();
  open([KEY, { ...KEY, id: 'b', name: 'Other' }], { email: null });
  await screen.findByRole('button', { name: named(words.removeNamed) });
});

it('gives one a name, and takes none that is empty', async () => {
  const { rename } = open([KEY]);
  await press(named(words.renameNamed));
  const field = screen.getByLabelText(words.name);
  fireEvent.change(field, { target: { value: '  ' } });
  await press(words.save);
  await screen.findByText(words.nameRequired);
  fireEvent.change(field, { target: { value: ' My phone ' } });
  await press(words.save);
  expect(rename.mock.calls).toEqual([['a', 'My phone']]);
});

it('offers to make one only where the browser can', async () => {
  const { create } = open([]);
  await screen.findByText(words.none);
  await press(words.make);
  expect(create).toHaveBeenCalledOnce();
  open([KEY], { here: false });
  await screen.findByText(words.elsewhere);
  expect(screen.queryByRole('button', { name: words.make })).toBeNull();
});

it('is not there where the cloud has none', () => {
  show(<PasskeysCard said={null} say={() => undefined} />, { auth: { availability: 'on', passkeys: null } });
  expect(text()).toBe('');
});
