import { expect, it } from 'vitest';
import { journeyAtom } from '#state/journey-atoms.ts';
import { startAtom } from '#state/journey-run-atoms.ts';
import { rewriteAtom, rewriteFailedAtom } from '#state/journey-write-atoms.ts';
import { settle, setUp, SUCCESS, writtenFor } from './support/services.ts';

type World = ReturnType<typeof setUp>;

async function answer({ writes }: World): Promise<void> {
  const call = writes.at(-1);
  if (call !== undefined) call.answer.resolve(writtenFor(call.facts, call.said));
  await settle();
}

async function refuse({ writes }: World): Promise<void> {
  writes.at(-1)?.answer.reject(new Error('lost the thread'));
  await settle();
}

/** A photo with its result. */
async function done(): Promise<World> {
  const world = setUp();
  world.store.set(startAtom, new Blob(['photo']));
  world.prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
  await settle();
  world.analyses.at(-1)?.answer.resolve(SUCCESS);
  await settle();
  await answer(world);
  return world;
}

it.each([true, false])(
  'a rewrite that fails is known until the next one comes (fresh: %s)',
  async (fresh) => {
    const world = await done();
    const { store } = world;
    const shown = store.get(journeyAtom);
    expect(store.get(rewriteFailedAtom)).toBeNull();
    void store.set(rewriteAtom, { fresh });
    await refuse(world);
    expect(store.get(rewriteFailedAtom)).toBe('id' in shown ? shown.id : 'no result');
    void store.set(rewriteAtom, { fresh });
    await answer(world);
    expect(store.get(rewriteFailedAtom)).toBeNull();
  },
);

it('one that another overtook is not said to have failed', async () => {
  const world = await done();
  const { store, writes } = world;
  void store.set(rewriteAtom, { fresh: false });
  const overtaken = writes.at(-1);
  void store.set(rewriteAtom, { fresh: false });
  await answer(world);
  overtaken?.answer.reject(new Error('lost the thread'));
  await settle();
  expect(store.get(rewriteFailedAtom)).toBeNull();
});
