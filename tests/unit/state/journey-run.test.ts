/** What a run of several photos does, what it counts, and where its result is kept. */
import { recordOf, SKIN_METRICS, type FaceShapeName } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import type { AnalysisOutcome } from '#analysis/contract.ts';
import type { Roast } from '#roast/contract.ts';
import { perPhotoMsAtom } from '#state/capture/run-times.ts';
import { DAILY_KEY, roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import type { Shots } from '#state/journey.ts';
import { enterCameraAtom, journeyAtom, resetAtom } from '#state/journey-atoms.ts';
import {
  dropSampleAtom,
  retryAtom,
  sampleComingAtom,
  startSampleAtom,
  startShotsAtom,
} from '#state/journey-run-atoms.ts';
import { FIRST_RUN, ONBOARDING_KEY, personalizationAtom } from '#state/onboarding-atoms.ts';
import { occasionAtom } from '#state/occasion-atoms.ts';
import { SHOWN_LINES_KEY, shownLinesRecord } from '#state/shown-lines-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { OVERLAYS, REPORT } from '#tests/support/report.ts';
import { deferred, settle, setUp, writtenFor } from './support/services.ts';

type World = ReturnType<typeof setUp>;

const USER = {
  id: 'user-1',
  email: 'a@b.test',
  name: 'A',
  createdAt: '2026-01-01T00:00:00Z',
};

function world({ user = false } = {}): World {
  const made = setUp();
  made.storage.texts[ONBOARDING_KEY] = JSON.stringify({
    ...FIRST_RUN,
    splashCompleted: true,
    completed: true,
  });
  if (user) made.store.set(setUserAtom, USER);
  return made;
}

const blob = (name: string) => new Blob([name]);
const burst = (threeQuarter: Blob | null = null): Shots => ({
  front: [blob('1'), blob('2'), blob('3')],
  threeQuarter,
  sample: false,
  focalRatio: 0.9,
  source: 'front',
});
const { sections } = REPORT;
const scored = (value: number, yaw = 1): AnalysisOutcome => ({
  ok: true,
  report: {
    ...REPORT,
    pose: { ...REPORT.pose, yaw },
    score: { ...REPORT.score, value },
    sections: {
      ...sections,
      // Without metrics the skin stays that of the photo.
      skin: { ...sections.skin, score: value, metrics: recordOf(SKIN_METRICS, () => null) },
      features: { ...sections.features, score: value },
      vibe: { ...sections.vibe, score: value },
    },
  },
  overlays: OVERLAYS,
  timings: null,
});
const refused = (code: 'blurred' | 'turned-away' | 'no-face'): AnalysisOutcome => ({
  ok: false,
  code,
  detail: '',
});

/** Answers everything a run asks, photo by photo, each after 200 ms; `text` is what is special about the roast. */
async function answer(
  { prepares, analyses, writes, clock }: World,
  outcomes: readonly AnalysisOutcome[],
  text: Partial<Roast> = {},
) {
  const before = analyses.length;
  prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
  await settle();
  for (const [i, outcome] of outcomes.entries()) {
    clock.now += 200;
    analyses[before + i]?.answer.resolve(outcome);
    await settle();
  }
  const call = writes.at(-1);
  if (call !== undefined) {
    const written = writtenFor(call.facts, call.said);
    call.answer.resolve({ ...written, roast: { ...written.roast, ...text } });
  }
  await settle();
}

/** Every photo that a state holds. */
const blobsIn = (state: unknown): Blob[] => {
  if (state instanceof Blob) return [state];
  return typeof state === 'object' && state !== null ? Object.values(state).flatMap(blobsIn) : [];
};

const left = ({ store }: World) => store.get(roastsLeftAtom)();

describe('a burst', () => {
  it('lets the middle photo count, and tells what all of them did to the ±', async () => {
    const w = world();
    const shots = burst();
    w.store.set(startShotsAtom, shots);
    await answer(w, [scored(90), scored(70), scored(76)]);
    expect(w.store.get(journeyAtom)).toMatchObject({
      phase: 'done',
      photo: { blob: shots.front[2] },
      burst: { photos: 3, low: 70, high: 90, alone: 4, together: 10 },
      report: { score: { value: 76, spread: 10 } },
    });
    expect(w.openUrls.size).toBe(1);
    // The other photos are gone with the run.
    expect(blobsIn(w.store.get(journeyAtom))).toEqual([shots.front[2]]);
    expect(w.writes[0]?.facts.score).toBe(76);
  });

  const slowly = async (w: World, ms: number) => {
    const { length } = w.analyses;
    w.clock.now += ms;
    w.analyses.at(-1)?.answer.resolve(scored(70));
    await settle();
    return w.analyses.length > length;
  };

  it('begins no further photo after three seconds, remembers how many it read, and reads the side all the same', async () => {
    const w = world();
    const five = [1, 2, 3, 4, 5].map((name) => blob(String(name)));
    w.store.set(startShotsAtom, { ...burst(blob('side')), front: five });
    await answer(w, []);
    expect(await slowly(w, 1400)).toBe(true);
    expect(await slowly(w, 1400)).toBe(true);
    expect(w.store.get(journeyAtom)).toMatchObject({ step: { shot: 3, shots: 6 } });
    expect(await slowly(w, 1400)).toBe(true);
    expect(w.store.get(journeyAtom)).toMatchObject({ step: { shot: 6, shots: 6 } });
    expect(w.analyses.map(({ photo }) => photo)).toEqual([...five.slice(0, 3), expect.any(Blob)]);
    expect(w.analyses.at(-1)?.request.angle).toBe('three-quarter');
    await slowly(w, 1400);
    await answer(w, []);
    expect(w.store.get(journeyAtom)).toMatchObject({ phase: 'done', burst: { photos: 3 } });
    expect(w.store.get(perPhotoMsAtom)).toEqual([1400]);
  });

  it('reads one photo at least, however slow the phone is', async () => {
    const w = world();
    w.store.set(startShotsAtom, burst());
    await answer(w, []);
    expect(await slowly(w, 9000)).toBe(false);
    await answer(w, []);
    expect(w.store.get(journeyAtom)).toMatchObject({ phase: 'done', burst: null });
  });

  it('goes on with the photos that can be read', async () => {
    const w = world();
    w.store.set(startShotsAtom, burst());
    await answer(w, [refused('blurred'), scored(70), refused('blurred')]);
    expect(w.store.get(journeyAtom)).toMatchObject({
      phase: 'done',
      burst: null,
      report: { score: { value: 70 } },
    });
  });

  it('says why when none can be read', async () => {
    const w = world();
    w.store.set(startShotsAtom, burst());
    await answer(w, [refused('no-face'), refused('blurred'), refused('blurred')]);
    expect(w.store.get(journeyAtom)).toMatchObject({ phase: 'failed', code: 'no-face' });
    expect(left(w)).toBe(3);
    w.store.set(enterCameraAtom);
    expect(w.store.get(journeyAtom).phase).toBe('idle');
  });
});

describe('what is seen while a photo is read', () => {
  const partial = { width: 4, height: 5, landmarks: new Float32Array([1, 2]), overlays: null };
  const seen = ({ store }: World) => {
    const journey = store.get(journeyAtom);
    return 'partial' in journey ? journey.partial : undefined;
  };

  it('stays until the roast is written, and is that of the photo that is shown', async () => {
    const w = world();
    w.store.set(startShotsAtom, burst());
    await answer(w, []);
    const tell = (photo: number, more: object = {}) =>
      w.analyses[photo]?.request.onProgress?.({ stage: 'align', fraction: 0.4, ...more });
    tell(0);
    expect(seen(w)).toBeNull();
    tell(0, { partial });
    tell(0);
    expect(seen(w)).toBe(partial);
    w.analyses[0]?.answer.resolve(scored(70));
    await settle();
    tell(1, { partial: { ...partial, width: 9 } });
    expect(seen(w)).toBe(partial);
    for (const photo of [1, 2]) {
      w.analyses[photo]?.answer.resolve(scored(70));
      await settle();
    }
    expect(w.store.get(journeyAtom).phase).toBe('writing');
    expect(seen(w)).toBe(partial);
  });
});

describe('a run that failed', () => {
  it('says that the phone did not hand the photo over, and keeps nothing of it', async () => {
    const w = world();
    w.store.get(servicesAtom).photos.inMemory = () =>
      Promise.reject(new DOMException('', 'NotReadableError'));
    w.store.set(startShotsAtom, burst());
    await answer(w, []);
    expect(w.store.get(journeyAtom)).toEqual({ phase: 'failed', code: 'unreadable', attempt: null });
    expect([w.analyses.length, w.openUrls.size]).toEqual([0, 0]);
  });

  it('reads the copy, shows it, and tries it again', async () => {
    const w = world();
    w.store.get(servicesAtom).photos.inMemory = async (photo) => new Blob([await photo.text(), ' kept']);
    w.store.set(startShotsAtom, { ...burst(), front: [blob('1')] });
    await answer(w, [refused('no-face')]);
    const journey = w.store.get(journeyAtom);
    const attempt = journey.phase === 'failed' ? journey.attempt : null;
    expect(await attempt?.photo.blob.text()).toBe('1 kept');
    expect(attempt?.shots.front).toEqual([attempt?.photo.blob]);
    expect(w.openUrls.size).toBe(1);
  });

  it('begins anew on the same photos, and counts once', async () => {
    const w = world();
    const shots = burst();
    w.store.set(startShotsAtom, shots);
    w.prepares[0]?.answer.resolve({ ok: false, code: 'model-unavailable', detail: '' });
    await settle();
    expect(w.store.get(journeyAtom)).toMatchObject({ attempt: { shots, photo: { blob: shots.front[0] } } });
    expect(w.store.set(retryAtom)).toBe(true);
    await answer(w, [scored(70), scored(70), scored(70)]);
    expect(w.store.get(journeyAtom).phase).toBe('done');
    expect(w.openUrls.size).toBe(1);
    expect(left(w)).toBe(2);
    expect(w.store.set(retryAtom)).toBe(false);
  });

  it('lets go of its photo with the way to the camera', async () => {
    const w = world();
    w.store.set(startShotsAtom, burst());
    await answer(w, [refused('blurred'), refused('blurred'), refused('blurred')]);
    expect(w.openUrls.size).toBe(1);
    w.store.set(enterCameraAtom);
    expect(w.openUrls.size).toBe(0);
  });
});

describe('a second angle', () => {
  it('adds a note and changes no number', async () => {
    const w = world();
    w.store.set(startShotsAtom, burst(blob('side')));
    await answer(w, [scored(70), scored(70), scored(70), scored(40, 20)]);
    const angles = w.analyses.map(({ request }) => request.angle);
    expect(angles).toEqual(['front', 'front', 'front', 'three-quarter']);
    // The lens of the camera that took them goes along with each, and tells how near it was.
    expect(w.analyses.map(({ request }) => request.focalRatio)).toEqual([0.9, 0.9, 0.9, 0.9]);
    expect(w.store.get(journeyAtom)).toMatchObject({
      phase: 'done',
      report: { score: { value: 70, spread: 4 } },
      secondAngle: { kind: 'read', turnDeg: 19 },
    });
  });

  it('costs nothing when it cannot be read', async () => {
    const w = world();
    w.store.set(startShotsAtom, burst(blob('side')));
    await answer(w, [scored(70), scored(70), scored(70), refused('turned-away')]);
    expect(w.store.get(journeyAtom)).toMatchObject({
      phase: 'done',
      secondAngle: { kind: 'unreadable', code: 'turned-away' },
    });
  });
});

describe('the drawn face on a slow line', () => {
  const own = (): Shots => ({
    front: [blob('own')],
    threeQuarter: null,
    sample: false,
    focalRatio: null,
    source: 'library',
  });

  /** A world whose drawn face comes when the test says so. */
  function slow() {
    const w = world();
    const face = deferred<Blob>();
    const signals: (AbortSignal | undefined)[] = [];
    w.services.photos.sample = (signal) => {
      signals.push(signal);
      return face.promise;
    };
    return { w, face, signals };
  }

  it('leaves a photo of their own alone that was chosen in the meantime', async () => {
    const { w, face, signals } = slow();
    const begun = w.store.set(startSampleAtom);
    const shots = own();
    w.store.set(startShotsAtom, shots);
    expect(signals[0]?.aborted).toBe(true);
    face.resolve(blob('drawn'));
    expect(await begun).toBe(false);
    expect(w.store.get(journeyAtom)).toMatchObject({
      phase: 'preparing',
      photo: { blob: shots.front[0] },
    });
    await answer(w, [scored(70)]);
    expect(w.store.get(journeyAtom)).toMatchObject({ phase: 'done', sample: false });
  });

  it('leaves the result of that photo alone', async () => {
    const { w, face } = slow();
    const begun = w.store.set(startSampleAtom);
    w.store.set(startShotsAtom, own());
    await answer(w, [scored(70)]);
    face.resolve(blob('drawn'));
    expect(await begun).toBe(false);
    expect(w.store.get(journeyAtom)).toMatchObject({ phase: 'done', sample: false });
  });

  it.each<[string, (w: World) => void]>([
    ['left the screen', ({ store }) => store.set(dropSampleAtom)],
    ['went back to the start', ({ store }) => store.set(resetAtom)],
  ])('does nothing for somebody who %s', async (_name, act) => {
    const { w, face, signals } = slow();
    const begun = w.store.set(startSampleAtom);
    act(w);
    expect(signals[0]?.aborted).toBe(true);
    face.reject(new Error('aborted'));
    expect(await begun).toBe(false);
    expect(w.store.get(journeyAtom).phase).toBe('idle');
    expect(w.prepares).toHaveLength(0);
  });

  it('is fetched once, however often it is asked for, and says that it is coming', async () => {
    const { w, face, signals } = slow();
    const begun = w.store.set(startSampleAtom);
    expect(w.store.get(sampleComingAtom)).toBe(true);
    expect(await w.store.set(startSampleAtom)).toBe(false);
    expect(signals).toHaveLength(1);
    face.resolve(blob('drawn'));
    expect(await begun).toBe(true);
    expect(w.store.get(sampleComingAtom)).toBe(false);
    expect(w.store.get(journeyAtom).phase).toBe('preparing');
    // Nothing that the screen does as it is left ends the run.
    w.store.set(dropSampleAtom);
    expect(w.store.get(journeyAtom).phase).toBe('preparing');
  });

  it('can be asked for again after it was no longer wanted', async () => {
    const { w, face } = slow();
    const first = w.store.set(startSampleAtom);
    w.store.set(dropSampleAtom);
    const second = w.store.set(startSampleAtom);
    face.resolve(blob('drawn'));
    expect([await first, await second]).toEqual([false, true]);
    expect(w.prepares).toHaveLength(1);
    expect(w.store.get(sampleComingAtom)).toBe(false);
  });

  it('keeps the result that there is when it cannot be had', async () => {
    const { w, face } = slow();
    w.store.set(startShotsAtom, own());
    await answer(w, [scored(70)]);
    const begun = w.store.set(startSampleAtom);
    face.reject(new Error('offline'));
    expect(await begun).toBe(false);
    expect(w.store.get(journeyAtom)).toMatchObject({ phase: 'done', sample: false });
    expect(w.openUrls.size).toBe(1);
  });

  it('keeps the photo that failed, to be tried again, when it cannot be had', async () => {
    const { w, face } = slow();
    w.store.set(startShotsAtom, own());
    await answer(w, [refused('blurred')]);
    const begun = w.store.set(startSampleAtom);
    face.reject(new Error('offline'));
    expect(await begun).toBe(false);
    expect(w.store.get(journeyAtom)).toMatchObject({ phase: 'failed', code: 'blurred' });
    expect(w.store.set(retryAtom)).toBe(true);
  });
});

describe('what a run leaves behind', () => {
  const one = (): Shots => ({
    front: [blob('1')],
    threeQuarter: null,
    sample: false,
    focalRatio: 0.9,
    source: 'front',
  });

  it('counts one roast, whatever the number of photos, and remembers the time of one', async () => {
    const w = world();
    w.store.set(startShotsAtom, burst());
    await answer(w, [scored(70), scored(70), scored(70)]);
    expect(left(w)).toBe(2);
    expect(w.store.get(perPhotoMsAtom)).toEqual([200]);
  });

  it('begins nothing when the day is used up, except with the drawn face', async () => {
    const w = world();
    for (let i = 0; i < 3; i += 1) {
      expect(w.store.set(startShotsAtom, one())).toBe(true);
      await answer(w, [scored(70)]);
    }
    expect(left(w)).toBe(0);
    const asked = w.analyses.length;
    expect(w.store.set(startShotsAtom, one())).toBe(false);
    expect(w.analyses).toHaveLength(asked);
    await w.store.set(startSampleAtom);
    expect(w.store.get(journeyAtom).phase).toBe('preparing');
  });

  /** Another tab of the same phone. It hears of nothing, as while it is asleep. */
  function tabBeside({ storage, services }: World): World {
    const made = world();
    Object.assign(made.services, { text: (key: string) => services.text(key) });
    return { ...made, storage };
  }

  it('shows no fourth roast of three in another tab, and sends and remembers nothing for it', async () => {
    const w = world();
    const tab = tabBeside(w);
    for (let i = 0; i < 2; i += 1) {
      w.store.set(startShotsAtom, one());
      await answer(w, [scored(70)]);
    }
    for (const each of [w, tab]) expect(each.store.set(startShotsAtom, one())).toBe(true);
    await answer(w, [scored(70)]);
    await answer(tab, [scored(70)]);
    expect(w.store.get(journeyAtom).phase).toBe('done');
    // The camera, where the run leads back to, says that the day's roasts are used up.
    expect(tab.store.get(journeyAtom).phase).toBe('idle');
    expect(left(tab)).toBe(0);
    expect(tab.writes).toHaveLength(0);
    expect(JSON.parse(w.storage.texts[DAILY_KEY] ?? '')).toMatchObject({ used: 3 });
    expect(tab.openUrls.size).toBe(0);
  });

  it('shows no fourth roast of three, either, that was being written in two tabs at once', async () => {
    const w = world();
    const tab = tabBeside(w);
    for (let i = 0; i < 2; i += 1) {
      w.store.set(startShotsAtom, one());
      await answer(w, [scored(70)]);
    }
    for (const each of [w, tab]) {
      each.store.set(startShotsAtom, one());
      each.prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
      await settle();
      each.analyses.at(-1)?.answer.resolve(scored(70));
      await settle();
      expect(each.store.get(journeyAtom).phase).toBe('writing');
    }
    const told = w.storage.texts[SHOWN_LINES_KEY];
    for (const each of [tab, w]) {
      const call = each.writes.at(-1);
      call?.answer.resolve(writtenFor(call.facts, call.said));
      await settle();
    }
    expect(tab.store.get(journeyAtom).phase).toBe('done');
    expect(w.store.get(journeyAtom).phase).toBe('idle');
    expect(JSON.parse(w.storage.texts[DAILY_KEY] ?? '')).toMatchObject({ used: 3 });
    expect(told).not.toBe(w.storage.texts[SHOWN_LINES_KEY]);
    expect(
      shownLinesRecord.read(w.storage.texts[SHOWN_LINES_KEY] ?? null).value.lines.split(' '),
    ).toHaveLength(3);
  });

  it('leaves what was said of the moment to the next photo of one’s own', async () => {
    const w = world();
    w.store.set(occasionAtom, 'night-out');
    await w.store.set(startSampleAtom);
    await answer(w, [scored(70)]);
    expect(w.writes.at(-1)?.facts.moment.told).toBeNull();
    expect(w.store.get(occasionAtom)).toBe('night-out');
    w.store.set(startShotsAtom, one());
    await answer(w, [scored(70)]);
    expect(w.writes.at(-1)?.facts.moment.told).toBe('night-out');
    expect(w.store.get(occasionAtom)).toBeNull();
  });

  it('keeps nothing of a guest, and nothing of the drawn face', async () => {
    const guest = world();
    guest.store.set(startShotsAtom, one());
    await answer(guest, [scored(70)]);
    expect(guest.store.get(journeyAtom)).toMatchObject({ kept: 'tab' });
    expect(guest.kept.size).toBe(0);

    const user = world({ user: true });
    await user.store.set(startSampleAtom);
    await answer(user, [scored(70)]);
    expect(user.store.get(journeyAtom)).toMatchObject({ phase: 'done', sample: true, kept: 'tab' });
    expect(user.kept.size).toBe(0);
    expect(left(user)).toBe(3);
  });

  it('keeps the numbers of a signed-in user, and a picture only where they chose so', async () => {
    const w = world({ user: true });
    w.store.set(startShotsAtom, one());
    await answer(w, [scored(70)]);
    expect(w.store.get(journeyAtom)).toMatchObject({ kept: 'history' });
    const [entry] = [...w.kept.values()];
    expect(entry).toMatchObject({ ownerId: 'user-1', report: { score: { value: 70 } } });
    expect(JSON.stringify(entry)).not.toMatch(/landmark|geometry|blob:/);
    expect(w.shelf.size).toBe(0);

    w.store.set(settingsAtom, { keepThumbnails: true });
    w.store.set(startShotsAtom, one());
    await answer(w, [scored(71)]);
    expect(w.kept.size).toBe(2);
    expect(w.store.get(journeyAtom)).toMatchObject({
      before: { value: 70, version: REPORT.pipelineVersion },
    });
    expect(w.shelf.size).toBe(1);
  });

  it.each([
    ['Mark', { closer: 'Mark the floor with tape, {name}.' }],
    ['Sun', { closer: 'Sun from the side suits you.' }],
    ['君', { closer: '君、その笑顔は満点です。' }],
  ])('keeps the text as it was written, of somebody who is called %s, too', async (displayName, text) => {
    const w = world({ user: true });
    w.store.set(personalizationAtom, { displayName });
    w.store.set(startShotsAtom, one());
    await answer(w, [scored(70)], text);
    expect(w.store.get(journeyAtom)).toMatchObject({ kept: 'history', roast: text });
    expect([...w.kept.values()]).toMatchObject([{ roast: text }]);
  });

  it('keeps the face shape that somebody knows, until a photo rules it out', async () => {
    const w = world({ user: true });
    const shaped = async (...possible: FaceShapeName[]) => {
      const faceShape = { ranked: [], possible, shown: possible.length > 2 ? [] : possible };
      w.store.set(startShotsAtom, one());
      await answer(w, [{ ok: true, report: { ...REPORT, faceShape }, overlays: OVERLAYS, timings: null }]);
      const journey = w.store.get(journeyAtom);
      return journey.phase === 'done' && [journey.report.faceShape.shown, journey.facts.faceShape];
    };
    expect(await shaped('oval')).toEqual([['oval'], 'oval']);
    expect(await shaped('square', 'heart', 'oval')).toEqual([['oval'], 'oval']);
    expect(await shaped('square', 'heart')).toEqual([['square', 'heart'], 'unclear']);
  });

  it('shows a result that could not be kept, and says so', async () => {
    const w = world({ user: true });
    w.services.history.save = () => Promise.resolve('full');
    w.store.set(startShotsAtom, one());
    await answer(w, [scored(70)]);
    expect(w.store.get(journeyAtom)).toMatchObject({ phase: 'done', kept: 'failed' });
  });
});
