/** The profile picture between this phone and the account: only where it was asked for, and never half. */
import { describe, expect, it } from 'vitest';
import {
  keepPictureInAccountAtom,
  lookAtPictureAtom,
  pictureInAccountAtom,
  pictureVersionAtom,
  setPictureAtom,
} from '#state/profile-picture.ts';
import { servicesAtom } from '#state/services.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { fakeAccounts } from './support/accounts.ts';
import { setUpUser, USER } from './support/history.ts';

const ME = new Blob(['me']);
const OTHER = new Blob(['other']);

/** A phone of the person; `there`: another one's account. */
function phone(accounts = fakeAccounts()) {
  const world = setUpUser();
  const services = { ...world.services, cloud: accounts.cloud };
  world.store.set(servicesAtom, services);
  const here = async () => (await services.pictures.read(USER.id))?.text() ?? null;
  const there = async () => (await accounts.pictures.get(USER.id)?.picture.text()) ?? null;
  return { ...world, services, accounts, here, there };
}

describe('a profile picture', () => {
  it('stays on the phone until its person says otherwise, however often it changes', async () => {
    const { store, accounts, here } = phone();
    expect(await store.set(setPictureAtom, ME)).toBe('done');
    expect(await store.set(setPictureAtom, OTHER)).toBe('done');
    await store.set(lookAtPictureAtom);
    expect(await here()).toBe('other');
    expect(store.get(pictureInAccountAtom)).toBe(false);
    expect(accounts.pictures.size).toBe(0);
    expect(accounts.state.puts).toBe(0);
  });

  it('is in the account once switched on, changes with the one here, and goes with the switch', async () => {
    const { store, here, there } = phone();
    await store.set(setPictureAtom, ME);
    expect(await store.set(keepPictureInAccountAtom, true)).toBe('done');
    expect([store.get(pictureInAccountAtom), await there()]).toEqual([true, 'me']);
    expect(await store.set(setPictureAtom, OTHER)).toBe('done');
    expect([await here(), await there()]).toEqual(['other', 'other']);
    expect(await store.set(keepPictureInAccountAtom, false)).toBe('done');
    expect([store.get(pictureInAccountAtom), await here(), await there()]).toEqual([false, 'other', null]);
  });

  it('goes from both when it is removed, and the next one stays here', async () => {
    const { store, here, there } = phone();
    await store.set(setPictureAtom, ME);
    await store.set(keepPictureInAccountAtom, true);
    expect(await store.set(setPictureAtom, null)).toBe('done');
    expect([await here(), await there()]).toEqual([null, null]);
    await store.set(setPictureAtom, OTHER);
    expect([store.get(pictureInAccountAtom), await there()]).toEqual([false, null]);
  });

  it('stays as it is on both sides where the account cannot be reached', async () => {
    const { store, accounts, here, there } = phone();
    await store.set(setPictureAtom, ME);
    accounts.state.online = false;
    expect(await store.set(keepPictureInAccountAtom, true)).toBe('away');
    expect([store.get(pictureInAccountAtom), await there()]).toEqual([false, null]);
    accounts.state.online = true;
    await store.set(keepPictureInAccountAtom, true);
    accounts.state.online = false;
    expect(await store.set(setPictureAtom, OTHER)).toBe('away');
    expect(await store.set(keepPictureInAccountAtom, false)).toBe('away');
    expect(await store.set(setPictureAtom, null)).toBe('away');
    expect([store.get(pictureInAccountAtom), await here(), await there()]).toEqual([true, 'me', 'me']);
  });

  it('is shown by a second device in place of its own, follows there, and goes there, too', async () => {
    const first = phone();
    const second = phone(first.accounts);
    await second.store.set(setPictureAtom, OTHER);
    await first.store.set(setPictureAtom, ME);
    await first.store.set(keepPictureInAccountAtom, true);
    const before = second.store.get(pictureVersionAtom);
    await second.store.set(lookAtPictureAtom);
    expect([await second.here(), second.store.get(pictureInAccountAtom)]).toEqual(['me', true]);
    expect(second.store.get(pictureVersionAtom)).toBeGreaterThan(before);
    // Nothing new: nothing is read again.
    await second.store.set(lookAtPictureAtom);
    expect(first.accounts.state.reads).toBe(1);
    await second.store.set(setPictureAtom, new Blob(['newest']));
    await first.store.set(lookAtPictureAtom);
    expect(await first.here()).toBe('newest');
    await first.store.set(keepPictureInAccountAtom, false);
    await second.store.set(lookAtPictureAtom);
    expect([await first.here(), await second.here()]).toEqual(['newest', null]);
    expect(second.store.get(pictureInAccountAtom)).toBe(false);
  });

  it('of a picture that cannot be read, or without an answer, the one here stays', async () => {
    const { store, accounts, here } = phone();
    await store.set(setPictureAtom, ME);
    accounts.pictures.set(USER.id, { picture: OTHER, mark: 'x' });
    accounts.state.unreadable = true;
    await store.set(lookAtPictureAtom);
    accounts.state.online = false;
    await store.set(lookAtPictureAtom);
    expect(await here()).toBe('me');
  });

  it('keeps none of somebody who has left while it was made small, sent or fetched', async () => {
    for (const step of ['keep', 'put', 'read'] as const) {
      const { store, services, accounts } = phone();
      const leave = () => {
        accounts.state.here = () => false;
        store.set(setUserAtom, null);
      };
      accounts.pictures.set(USER.id, { picture: OTHER, mark: 'x' });
      const { pictures } = services;
      store.set(servicesAtom, {
        ...services,
        pictures: {
          ...pictures,
          async keep(...given) {
            if (step === 'keep') leave();
            return pictures.keep(...given);
          },
        },
        cloud: {
          ...services.cloud,
          picture: {
            ...services.cloud.picture,
            put: async (...given) => {
              if (step === 'put') leave();
              return services.cloud.picture.put(...given);
            },
            read: async (...given) => {
              if (step === 'read') leave();
              return services.cloud.picture.read(...given);
            },
          },
        },
      });
      if (step === 'read') await store.set(lookAtPictureAtom);
      else {
        if (step === 'put') await pictures.putBack(USER.id, USER.id, ME, 'x');
        expect(await store.set(setPictureAtom, ME)).toBe('invalid');
      }
      expect(await pictures.read(USER.id), step).toBeNull();
    }
  });

  it('is nobody’s without an account', async () => {
    const { store } = setUpUser(null);
    expect(await store.set(setPictureAtom, ME)).toBe('invalid');
    expect(await store.set(keepPictureInAccountAtom, true)).toBe('invalid');
    await store.set(lookAtPictureAtom);
    expect(store.get(pictureInAccountAtom)).toBe(false);
  });
});
