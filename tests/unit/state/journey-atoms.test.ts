import { describe, expect, it, vi } from 'vitest';
import { ANALYSIS_ERROR_CODES, STAGES } from '#analysis/contract.ts';
import { journeyFraction } from '#state/journey.ts';
import {
  cancelAtom,
  engineAtom,
  journeyAtom,
  leaveRunAtom,
  resetAtom,
  sentForJokesAtom,
  engineLostAtom,
  engineStateAtom,
  warmUpAtom,
} from '#state/journey-atoms.ts';
import { startAtom, startSampleAtom } from '#state/journey-run-atoms.ts';
import { rewriteAtom, rewritingAtom } from '#state/journey-write-atoms.ts';
import { languageAtom, styleAtom } from '#state/preferences-atoms.ts';
import { shownLinesAtom } from '#state/shown-lines-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import type { CloudService } from '#ports/cloud.ts';
import { settle, setUp, SUCCESS, writtenFor } from './support/services.ts';

type World = ReturnType<typeof setUp>;
const photo = () => new Blob(['photo']);
const phase = ({ store }: World) => store.get(journeyAtom).phase;
const READY = { ok: true, engine: 'mediapipe' } as const;

async function finish(world: World): Promise<void> {
  world.prepares.at(-1)?.answer.resolve(READY);
  await settle();
  world.analyses.at(-1)?.answer.resolve(SUCCESS);
  await settle();
  await answerWriter(world);
}

async function answerWriter({ writes }: World): Promise<void> {
  const call = writes.at(-1);
  if (call !== undefined) call.answer.resolve(writtenFor(call.facts, call.said));
  await settle();
}

describe('a run from photo to roast', () => {
  it('passes through every phase, in order, with a bar that never falls', async () => {
    const world = setUp();
    const { store, prepares, analyses, writes } = world;
    const seen: string[] = [];
    const fractions: number[] = [];
    store.sub(journeyAtom, () => {
      seen.push(store.get(journeyAtom).phase);
      fractions.push(journeyFraction(store.get(journeyAtom)));
    });
    store.set(startAtom, photo());
    prepares[0]?.onProgress?.({ loadedBytes: 1, totalBytes: 4 });
    prepares[0]?.onProgress?.({ loadedBytes: 4, totalBytes: 4 });
    prepares[0]?.answer.resolve(READY);
    await settle();
    STAGES.forEach((stage, i) => analyses[0]?.request.onProgress?.({ stage, fraction: i / STAGES.length }));
    analyses[0]?.answer.resolve(SUCCESS);
    await settle();
    expect(phase(world)).toBe('writing');
    expect(writes[0]?.facts).toMatchObject({ lang: 'ja', style: 'classic', score: 78, teen: null });
    await answerWriter(world);

    const distinct = seen.filter((name, i) => name !== seen[i - 1]);
    expect(distinct).toEqual(['preparing', 'decoding', 'analysing', 'writing', 'done']);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(store.get(journeyAtom)).toMatchObject({
      phase: 'done',
      sent: null,
      report: { engine: 'mediapipe' },
    });
  });

  it('asks for the chosen engine and for the overlays', async () => {
    const { store, prepares, analyses } = setUp();
    store.set(engineAtom, 'lite');
    store.set(startAtom, photo());
    prepares[0]?.answer.resolve({ ok: true, engine: 'lite' });
    await settle();
    expect(analyses[0]?.request).toMatchObject({ engine: 'lite', overlays: true });
  });

  it('keeps the result when the writer fails, and can ask again', async () => {
    const world = setUp();
    const { store, prepares, analyses, writes } = world;
    store.set(startAtom, photo());
    prepares[0]?.answer.resolve(READY);
    await settle();
    analyses[0]?.answer.resolve(SUCCESS);
    await settle();
    writes[0]?.answer.reject(new Error('lost the thread'));
    await settle();
    expect(store.get(journeyAtom)).toMatchObject({ phase: 'done', roast: null, sent: null });

    void store.set(rewriteAtom, { fresh: true });
    await answerWriter(world);
    expect(store.get(journeyAtom)).toMatchObject({ roast: { source: 'writer' } });
  });
});

describe('failures', () => {
  it.each(ANALYSIS_ERROR_CODES.filter((code) => code !== 'cancelled'))(
    '%s from the analysis is shown',
    async (code) => {
      const world = setUp();
      const { store, prepares, analyses, openUrls } = world;
      store.set(startAtom, photo());
      prepares[0]?.answer.resolve(READY);
      await settle();
      analyses[0]?.answer.resolve({ ok: false, code, detail: '' });
      await settle();
      expect(store.get(journeyAtom)).toMatchObject({ phase: 'failed', code });
      // The one that failed, to be shown beside the reason.
      expect(openUrls.size).toBe(1);

      store.set(startAtom, photo());
      await finish(world);
      expect(phase(world)).toBe('done');
    },
  );

  it('shows why models could not be had', async () => {
    const { store, prepares } = setUp();
    store.set(startAtom, photo());
    prepares[0]?.answer.resolve({ ok: false, code: 'model-unavailable', detail: '' });
    await settle();
    expect(store.get(journeyAtom)).toMatchObject({ phase: 'failed', code: 'model-unavailable' });
  });

  it('turns an exception of a service into a code instead of waiting for ever', async () => {
    const { store, prepares } = setUp();
    store.set(startAtom, photo());
    prepares[0]?.answer.reject(new Error('dead worker'));
    await settle();
    expect(store.get(journeyAtom)).toMatchObject({ phase: 'failed', code: 'internal' });
  });

  it('goes home quietly when the worker says that it was cancelled', async () => {
    const world = setUp();
    world.store.set(startAtom, photo());
    world.prepares[0]?.answer.resolve({ ok: false, code: 'cancelled', detail: '' });
    await settle();
    expect(phase(world)).toBe('idle');
  });

  it('says so when the sample cannot be had', async () => {
    const { store, services } = setUp();
    services.photos.sample = () => Promise.reject(new Error('404'));
    await store.set(startSampleAtom);
    expect(store.get(journeyAtom)).toEqual({ phase: 'failed', code: 'internal', attempt: null });
  });

  it('ignores what goes wrong while warming up', async () => {
    const world = setUp();
    void world.store.set(warmUpAtom);
    world.prepares[0]?.answer.reject(new Error('offline'));
    await settle();
    expect(phase(world)).toBe('idle');
  });
});

describe('the engine of the guide', () => {
  it('counts as waking while it is started again, and as gone for good after four losses in a row', async () => {
    const world = setUp();
    const { store, prepares } = world;
    void store.set(warmUpAtom);
    prepares[0]?.answer.resolve(READY);
    await settle();
    expect(store.get(engineStateAtom)).toEqual({ state: 'ready' });
    void store.set(engineLostAtom, 1);
    expect(store.get(engineStateAtom)).toEqual({ state: 'waking', progress: null });
    prepares[1]?.answer.resolve(READY);
    await settle();
    expect(store.get(engineStateAtom)).toEqual({ state: 'ready' });
    void store.set(engineLostAtom, 4);
    expect([store.get(engineStateAtom), prepares.length]).toEqual([{ state: 'unavailable' }, 2]);
  });
});

describe('cancel, reset, and a newer run', () => {
  it('cancel aborts the call, closes the photo and goes back to the start', async () => {
    const world = setUp();
    const { store, prepares, analyses, openUrls } = world;
    store.set(startAtom, photo());
    prepares[0]?.answer.resolve(READY);
    await settle();
    store.set(cancelAtom);
    expect(analyses[0]?.request.signal?.aborted).toBe(true);
    expect(phase(world)).toBe('idle');
    expect(openUrls.size).toBe(0);

    analyses[0]?.request.onProgress?.({ stage: 'scores', fraction: 0.9 });
    analyses[0]?.answer.resolve(SUCCESS);
    await settle();
    expect(phase(world)).toBe('idle');
  });

  it('cancel does nothing to a finished result', async () => {
    const world = setUp();
    world.store.set(startAtom, photo());
    await finish(world);
    world.store.set(cancelAtom);
    expect(phase(world)).toBe('done');
  });

  it('the newer of two runs wins, whichever answers last', async () => {
    const world = setUp();
    const { store, prepares, analyses, openUrls } = world;
    const first = new Blob(['first']);
    const second = new Blob(['second']);
    store.set(startAtom, first);
    prepares[0]?.answer.resolve(READY);
    await settle();
    store.set(startAtom, second);
    expect(analyses[0]?.request.signal?.aborted).toBe(true);
    await finish(world);
    analyses[0]?.answer.resolve({ ok: false, code: 'no-face', detail: '' });
    await settle();
    expect(store.get(journeyAtom)).toMatchObject({ phase: 'done', photo: { blob: second } });
    expect(openUrls.size).toBe(1);
  });

  it('reset closes the photo of a result', async () => {
    const world = setUp();
    world.store.set(startAtom, photo());
    await finish(world);
    expect(world.openUrls.size).toBe(1);
    world.store.set(resetAtom);
    expect(phase(world)).toBe('idle');
    expect(world.openUrls.size).toBe(0);
  });
});

describe('where photos come from', () => {
  it('runs on the sample', async () => {
    const world = setUp();
    void world.store.set(startSampleAtom);
    await settle();
    await finish(world);
    expect(phase(world)).toBe('done');
  });
});

describe('writing again', () => {
  const headline = ({ store }: World) => {
    const journey = store.get(journeyAtom);
    return journey.phase === 'done' ? journey.roast?.headline : undefined;
  };

  async function done(): Promise<World> {
    const world = setUp();
    world.store.set(startAtom, photo());
    await finish(world);
    return world;
  }

  it('follows the language and the style with the same variant', async () => {
    const world = await done();
    void world.store.set(languageAtom, 'en');
    await vi.waitFor(() => expect(world.writes).toHaveLength(2));
    await answerWriter(world);
    expect(headline(world)).toBe('en classic 1');
    void world.store.set(styleAtom, 'gentle');
    await vi.waitFor(() => expect(world.writes).toHaveLength(3));
    await answerWriter(world);
    expect(headline(world)).toBe('en gentle 1');
  });

  it('asks for something fresh by what was said before', async () => {
    const world = await done();
    expect(world.writes.at(-1)?.said).toEqual([]);
    void world.store.set(rewriteAtom, { fresh: true });
    expect(world.writes.at(-1)?.said).toEqual([1]);
    await answerWriter(world);
    expect(headline(world)).toBe('ja classic 3');
  });

  it('chooses against what was said in another language or style, too, and remembers it', async () => {
    const world = await done();
    void world.store.set(styleAtom, 'gentle');
    await vi.waitFor(() => expect(world.writes).toHaveLength(2));
    expect(world.writes.at(-1)?.said).toEqual([1]);
    await answerWriter(world);
    void world.store.set(languageAtom, 'en');
    await vi.waitFor(() => expect(world.writes).toHaveLength(3));
    expect(world.writes.at(-1)?.said).toEqual([1, 2]);
    await answerWriter(world);
    expect(world.store.get(shownLinesAtom)).toEqual([1, 2, 3]);
  });

  it('remembers what was shown, not what another overtook', async () => {
    const world = await done();
    void world.store.set(rewriteAtom, { fresh: true });
    void world.store.set(styleAtom, 'gentle');
    await vi.waitFor(() => expect(world.writes).toHaveLength(3));
    await answerWriter(world);
    const older = world.writes.at(-2);
    if (older !== undefined) older.answer.resolve({ ...writtenFor(older.facts, older.said), told: [99] });
    await settle();
    expect(world.store.get(shownLinesAtom)).toEqual([1, 2]);
  });

  it('lets the newest of two rewrites count', async () => {
    const world = await done();
    void world.store.set(styleAtom, 'gentle');
    void world.store.set(styleAtom, 'gentle');
    await vi.waitFor(() => expect(world.writes).toHaveLength(3));
    await answerWriter(world);
    const older = world.writes.at(-2);
    if (older !== undefined) older.answer.resolve(writtenFor(older.facts, older.said));
    await settle();
    expect(headline(world)).toBe('ja gentle 1');
  });

  it('catches up with a language that changed while the writer was at work', async () => {
    const world = setUp();
    const { store, prepares, analyses, writes } = world;
    store.set(startAtom, photo());
    prepares[0]?.answer.resolve(READY);
    await settle();
    analyses[0]?.answer.resolve(SUCCESS);
    await settle();
    void store.set(languageAtom, 'en');
    await answerWriter(world);
    expect(writes).toHaveLength(2);
    await answerWriter(world);
    expect(headline(world)).toBe('en classic 1');
  });

  it('keeps the text that there is, with the facts that it was written for, when the writer fails', async () => {
    const world = await done();
    const before = world.store.get(journeyAtom);
    const following = world.store.set(styleAtom, 'gentle');
    await vi.waitFor(() => expect(world.writes).toHaveLength(2));
    world.writes[1]?.answer.reject(new Error('lost the thread'));
    await following;
    expect(world.store.get(journeyAtom)).toEqual(before);
    expect(world.store.get(shownLinesAtom)).toEqual([1]);

    void world.store.set(rewriteAtom, { fresh: true });
    await answerWriter(world);
    expect(headline(world)).toBe('ja gentle 3');
  });

  it('says whether another text came', async () => {
    const world = await done();
    const failing = world.store.set(rewriteAtom, { fresh: true });
    world.writes.at(-1)?.answer.reject(new Error('lost the thread'));
    expect(await failing).toBe(false);
    const good = world.store.set(rewriteAtom, { fresh: true });
    await answerWriter(world);
    expect(await good).toBe(true);
  });

  it('asks once, however often another one is wanted, until the answer is there', async () => {
    const world = await done();
    const { store, writes } = world;
    expect(store.get(rewritingAtom)).toBe(false);
    void store.set(rewriteAtom, { fresh: true });
    expect(store.get(rewritingAtom)).toBe(true);
    expect(await store.set(rewriteAtom, { fresh: true })).toBe(false);
    expect(writes).toHaveLength(2);
    await answerWriter(world);
    expect(store.get(rewritingAtom)).toBe(false);
    void store.set(rewriteAtom, { fresh: true });
    expect(writes).toHaveLength(3);
    writes[2]?.answer.reject(new Error('lost the thread'));
    await settle();
    expect(store.get(rewritingAtom)).toBe(false);
  });

  it('is under way until the newest answer is there', async () => {
    const world = await done();
    const { store, writes } = world;
    void store.set(rewriteAtom, { fresh: true });
    void store.set(styleAtom, 'gentle');
    await vi.waitFor(() => expect(writes).toHaveLength(3));
    const [, older] = writes;
    older?.answer.resolve(writtenFor(older.facts, older.said));
    await settle();
    expect(store.get(rewritingAtom)).toBe(true);
    await answerWriter(world);
    expect(store.get(rewritingAtom)).toBe(false);
  });

  it('is not under way for another photo', async () => {
    const world = await done();
    void world.store.set(rewriteAtom, { fresh: true });
    world.store.set(startAtom, photo());
    expect(world.store.get(rewritingAtom)).toBe(false);
  });

  it('does nothing before there is a result', () => {
    const world = setUp();
    void world.store.set(rewriteAtom, { fresh: true });
    expect(world.writes).toHaveLength(0);
  });
});

describe('leaving the analysis screen', () => {
  it('ends the run of that moment', async () => {
    const world = setUp();
    world.store.set(startAtom, photo());
    world.store.set(leaveRunAtom)();
    expect(phase(world)).toBe('idle');
    await finish(world);
    expect(phase(world)).toBe('idle');
  });

  it('leaves a run alone that began before the screen was really gone', async () => {
    const world = setUp();
    world.store.set(startAtom, photo());
    const end = world.store.set(leaveRunAtom);
    world.store.set(startAtom, photo());
    end();
    expect(phase(world)).toBe('preparing');
    await finish(world);
    expect(phase(world)).toBe('done');
  });

  it('without a run does not end the next one', () => {
    const world = setUp();
    const end = world.store.set(leaveRunAtom);
    world.store.set(startAtom, photo());
    end();
    expect(phase(world)).toBe('preparing');
  });
});

describe('what left for the joke writer', () => {
  it('is every text since this result was first written, also of a rewrite that another overtook', async () => {
    const world = setUp();
    const { store, writes } = world;
    const left = ['of an earlier photo'];
    const cloud = { factsSent: () => left, noteFacts: vi.fn<CloudService['noteFacts']>() };
    store.set(servicesAtom, { ...world.services, cloud: cloud as unknown as CloudService });
    store.set(startAtom, photo());
    world.prepares.at(-1)?.answer.resolve(READY);
    await settle();
    world.analyses.at(-1)?.answer.resolve(SUCCESS);
    await settle();
    const answer = async (sent: string) => {
      const call = writes.at(-1);
      left.push(sent);
      call?.answer.resolve({ ...writtenFor(call.facts, call.said), sent });
      await settle();
    };
    expect(store.get(sentForJokesAtom)).toEqual([]);
    await answer('one');
    expect(store.get(sentForJokesAtom)).toEqual(['one']);
    void store.set(rewriteAtom, { fresh: true });
    left.push('overtaken');
    void store.set(styleAtom, 'gentle');
    await vi.waitFor(() => expect(writes).toHaveLength(3));
    await answer('two');
    expect(store.get(sentForJokesAtom)).toEqual(['one', 'overtaken', 'two']);
    // A guest's result is kept nowhere.
    expect(cloud.noteFacts).not.toHaveBeenCalled();

    // One that left for a text that never came has left all the same.
    void store.set(rewriteAtom, { fresh: true });
    left.push('in vain');
    writes.at(-1)?.answer.reject(new Error('lost the thread'));
    await settle();
    expect(store.get(sentForJokesAtom)).toEqual(['one', 'overtaken', 'two', 'in vain']);
  });
});
