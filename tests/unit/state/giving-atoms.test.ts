import { describe, expect, it } from 'vitest';
import type { LaughAnswer } from '#domain/facts/giving.ts';
import { forgetWaitingAtom, givesAtom, GIVING_KEY, noteTapAtom } from '#state/giving-atoms.ts';
import { leaveAtom } from '#state/profile-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { fakeAccounts } from './support/accounts.ts';
import { setUpUser, USER } from './support/history.ts';
import { deferred } from './support/services.ts';

const WEEK = 7 * 86_400_000;
const told = (line: string) => ({ lang: 'en', style: 'classic', line });

/** Somebody signed in, and what their phone has given; `arrives` answers for the network. */
function signedIn() {
  const { store, storage, clock } = setUpUser();
  const { cloud } = fakeAccounts();
  const given: LaughAnswer[] = [];
  const line = { arrives: true, answer: null as null | Promise<boolean> };
  const giveLaugh = (answer: LaughAnswer) => {
    given.push(answer);
    return line.answer ?? Promise.resolve(line.arrives);
  };
  store.set(servicesAtom, { ...store.get(servicesAtom), cloud: { ...cloud, chance: () => 0, giveLaugh } });
  const stored = () => JSON.parse(storage.texts[GIVING_KEY] ?? '{}') as Readonly<Record<string, unknown>>;
  const tap = (name: string, mark: 'laughed' | 'notMine' | null = 'laughed') =>
    store.set(noteTapAtom, told(name), mark);
  return { store, storage, clock, given, line, stored, tap };
}

describe('off', () => {
  it('nothing is kept, and nothing is given', async () => {
    const { given, storage, tap, store } = signedIn();
    expect(store.get(givesAtom)).toBe(false);
    await tap('a');
    await tap('b');
    store.set(forgetWaitingAtom);
    expect(given).toEqual([]);
    expect(storage.texts[GIVING_KEY]).toBeUndefined();
  });

  it('again, what waited is gone, and the week of the last answer is not', async () => {
    const { given, stored, tap, store } = signedIn();
    store.set(givesAtom, true);
    await tap('a');
    await tap('b');
    store.set(givesAtom, false);
    expect(stored()).toMatchObject({ ownerId: null, taps: '', answer: '' });
    store.set(givesAtom, true);
    await tap('c');
    await tap('d');
    expect(given).toHaveLength(1);
  });
});

describe('on', () => {
  it('one answer leaves in a week, of a line whose tap stood; the next one in another week', async () => {
    const { clock, given, tap, store } = signedIn();
    store.set(givesAtom, true);
    await tap('a');
    expect(given).toEqual([]);
    for (const name of ['b', 'c', 'd', 'e']) await tap(name, 'notMine');
    expect(given).toEqual([{ ...told('a'), mark: 'laughed' }]);
    clock.now += WEEK;
    await tap('f');
    await tap('g');
    expect(given.slice(1)).toEqual([{ ...told('b'), mark: 'notMine' }]);
  });

  it('a tap that was changed or taken back is not given as it was', async () => {
    const { given, tap, store } = signedIn();
    store.set(givesAtom, true);
    await tap('a');
    await tap('a', null);
    await tap('b');
    await tap('b', 'notMine');
    expect(given).toEqual([]);
    await tap('c');
    expect(given).toEqual([{ ...told('b'), mark: 'notMine' }]);
  });

  it('an answer that did not arrive is the same one at the next tap, until its week is over', async () => {
    const { clock, given, line, tap, store, stored } = signedIn();
    store.set(givesAtom, true);
    line.arrives = false;
    await tap('a');
    await tap('b');
    await tap('c');
    expect(given).toEqual([
      { ...told('a'), mark: 'laughed' },
      { ...told('a'), mark: 'laughed' },
    ]);
    line.arrives = true;
    await tap('d');
    await tap('e');
    expect(given).toHaveLength(3);
    expect(stored()['answer']).toBe('');
    clock.now += WEEK;
    line.arrives = false;
    await tap('f');
    clock.now += WEEK;
    await tap('g');
    expect(given.slice(3)).toEqual([
      { ...told('b'), mark: 'laughed' },
      { ...told('f'), mark: 'laughed' },
    ]);
  });

  it('taps while it is on its way do not send it twice', async () => {
    const { given, line, tap, store } = signedIn();
    store.set(givesAtom, true);
    const answer = deferred<boolean>();
    line.answer = answer.promise;
    await tap('a');
    const first = tap('b');
    await tap('c');
    answer.resolve(true);
    await first;
    await tap('d');
    expect(given).toHaveLength(1);
  });
});

it('forgotten, nothing that waited leaves, and the switch stays', async () => {
  const { given, line, tap, store, stored } = signedIn();
  store.set(givesAtom, true);
  line.arrives = false;
  await tap('a');
  await tap('b');
  store.set(forgetWaitingAtom);
  expect(stored()).toMatchObject({ taps: '', answer: '' });
  expect(store.get(givesAtom)).toBe(true);
  await tap('c');
  expect(given).toHaveLength(1);
});

it('a sign-out leaves no record, and another account gives nothing of the first one’s', async () => {
  const { given, storage, tap, store } = signedIn();
  store.set(givesAtom, true);
  await tap('a');
  await store.set(leaveAtom, 'local');
  expect(storage.texts[GIVING_KEY]).toBeUndefined();
  store.set(setUserAtom, { ...USER, id: 'user-2' });
  expect(store.get(givesAtom)).toBe(false);
  await tap('b');
  await tap('c');
  expect(given).toEqual([]);
});

it('what another account left behind here is neither given nor added to', async () => {
  const { given, storage, tap } = signedIn();
  const left = { version: 1, ownerId: 'user-9', week: 0, taps: 'en classic z laughed', answer: '' };
  storage.texts[GIVING_KEY] = JSON.stringify(left);
  await tap('a');
  expect(given).toEqual([]);
  expect(JSON.parse(storage.texts[GIVING_KEY] ?? '')).toEqual(left);
});
