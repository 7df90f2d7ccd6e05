/** To whom a code was sent is known to the next tab, too, and no longer than the code is good for. */
import { describe, expect, it } from 'vitest';
import { ONE_TIME_S } from '#functions/vocabulary.ts';
import { forgetOldCodeAtom, SENT_CODE_KEY, sentCodeAtom } from '#state/sent-code.ts';
import { setUserAtom, signOutAtom } from '#state/session-atoms.ts';
import { setUp } from './support/services.ts';

type World = ReturnType<typeof setUp>;

const SENT = { email: 'aki@example.org', purpose: 'sign-up' } as const;
const USER = { id: 'u1', email: SENT.email, name: 'A', createdAt: '2026-01-01T00:00:00Z' };

function sent(): World {
  const world = setUp();
  world.store.set(sentCodeAtom, SENT);
  return world;
}

/** The app opened again `seconds` later. */
function opened({ storage, services }: World, seconds = 0): World {
  const world = setUp();
  Object.assign(world.storage.texts, storage.texts);
  const at = services.now() + seconds * 1_000;
  Object.assign(world.services, { now: () => at });
  world.store.set(forgetOldCodeAtom);
  return world;
}

describe('a code that is on its way', () => {
  it('is known to whoever opens the app again', () => {
    expect(opened(sent(), ONE_TIME_S - 1).store.get(sentCodeAtom)()).toEqual(SENT);
  });

  it('is over with the hour, also by a clock that was set back, and leaves nothing', () => {
    for (const seconds of [ONE_TIME_S, -ONE_TIME_S]) {
      const world = opened(sent(), seconds);
      expect(world.store.get(sentCodeAtom)()).toBeNull();
      expect(world.storage.texts[SENT_CODE_KEY]).toBeUndefined();
    }
  });

  it.each<[string, (world: World) => unknown]>([
    ['somebody has signed in', ({ store }) => store.set(setUserAtom, USER)],
    ['the guest leaves', ({ store }) => store.set(signOutAtom, 'local')],
  ])('is forgotten once %s', async (_what, act) => {
    const world = sent();
    await act(world);
    expect(world.storage.texts[SENT_CODE_KEY]).toBeUndefined();
    expect(world.store.get(sentCodeAtom)()).toBeNull();
  });
});
