import { describe, expect, it } from 'vitest';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { lastResultAtom } from '#state/history-view-atoms.ts';
import { cancelAtom, enterCameraAtom, journeyAtom } from '#state/journey-atoms.ts';
import { startAtom, startSampleAtom } from '#state/journey-run-atoms.ts';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import { continueAsGuestAtom, setUserAtom, signOutAtom } from '#state/session-atoms.ts';
import { ANA, seedEntry } from '#tests/browser/support/stage-data.ts';
import { OVERLAYS, REPORT } from '#tests/support/report.ts';
import { settle, setUp, writtenFor } from './support/services.ts';

const { value, spread } = REPORT.score;

function world() {
  const made = setUp();
  made.storage.texts[ONBOARDING_KEY] = JSON.stringify({
    ...FIRST_RUN,
    splashCompleted: true,
    completed: true,
  });
  made.clock.now = Date.now();
  return made;
}
type World = ReturnType<typeof world>;

/** Answers the run that has begun, to its end. */
async function finish({ prepares, analyses, writes, store }: World): Promise<void> {
  await settle();
  prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
  await settle();
  analyses.at(-1)?.answer.resolve({ ok: true, report: REPORT, overlays: OVERLAYS, timings: null });
  await settle();
  const call = writes.at(-1);
  call?.answer.resolve(writtenFor(call.facts, call.said));
  await settle();
  expect(store.get(journeyAtom).phase).toBe('done');
}

describe('the last result', () => {
  it('of a guest is the one in memory, and goes with it', async () => {
    const guest = world();
    const { store, clock } = guest;
    store.set(continueAsGuestAtom);
    expect(store.get(lastResultAtom)).toBe(null);
    store.set(startAtom, new Blob(['photo']));
    await finish(guest);
    expect(store.get(lastResultAtom)).toEqual({ to: '/results', value, spread, time: clock.now });
    await store.set(signOutAtom, 'local');
    expect(store.get(lastResultAtom)).toBe(null);
  });

  it.each<[string, (guest: World) => Promise<void> | void]>([
    [
      'a photo that could not be read',
      async ({ prepares, analyses, store }) => {
        prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
        await settle();
        analyses.at(-1)?.answer.resolve({ ok: false, code: 'no-face', detail: '' });
        await settle();
        expect(store.get(journeyAtom).phase).toBe('failed');
      },
    ],
    [
      'models that could not be had',
      async ({ prepares }) => {
        prepares.at(-1)?.answer.resolve({ ok: false, code: 'model-unavailable', detail: '' });
        await settle();
      },
    ],
    ['a cancel', ({ store }) => store.set(cancelAtom)],
    ['the way back to the camera', ({ store }) => store.set(enterCameraAtom)],
  ])('outlives %s, and so does its photo', async (_what, end) => {
    const guest = world();
    const { store, openUrls } = guest;
    store.set(continueAsGuestAtom);
    store.set(startAtom, new Blob(['photo']));
    await finish(guest);
    const last = store.get(lastResultAtom);
    const open = [...openUrls];
    store.set(startAtom, new Blob(['another']));
    await end(guest);
    expect(store.get(lastResultAtom)).toEqual(last);
    store.set(enterCameraAtom);
    expect(store.get(lastResultAtom)).toEqual(last);
    expect([...openUrls]).toEqual(open);
  });

  it('outlives a look at the drawn face', async () => {
    const guest = world();
    const { store } = guest;
    store.set(continueAsGuestAtom);
    store.set(startAtom, new Blob(['photo']));
    await finish(guest);
    const last = store.get(lastResultAtom);
    void store.set(startSampleAtom);
    await finish(guest);
    store.set(enterCameraAtom);
    expect(store.get(lastResultAtom)).toEqual(last);
  });

  it('of a member is the newest of the history that the plan opens', async () => {
    const { store, kept } = world();
    store.set(setUserAtom, ANA);
    const old = seedEntry({ daysAgo: 45, score: 62 }, 0, 'en');
    kept.set(old.id, old);
    await store.set(loadHistoryAtom);
    expect(store.get(lastResultAtom)).toBe(null);
    const entry = seedEntry({ daysAgo: 3, score: 78, spread: 4 }, 1, 'en');
    kept.set(entry.id, entry);
    await store.set(loadHistoryAtom);
    const time = Date.parse(entry.createdAt);
    expect(store.get(lastResultAtom)).toEqual({ to: `/history/${entry.id}`, value: 78, spread: 4, time });
  });

  it('is never the drawn face', async () => {
    const guest = world();
    guest.store.set(continueAsGuestAtom);
    void guest.store.set(startSampleAtom);
    await finish(guest);
    expect(guest.store.get(lastResultAtom)).toBe(null);
  });
});
