import { describe, expect, it } from 'vitest';
import { STEADY_MS } from '#domain/limits/photo.ts';
import {
  type CameraHint,
  type FaceBox,
  isSteady,
  judgeFrame,
  mayCount,
  nextHint,
  nextSteady,
  NO_HINT,
  type Steady,
  UNSTEADY,
} from '#state/capture/guide.ts';

describe('judgeFrame', () => {
  it('wants a face first', () => {
    expect(judgeFrame({ face: false, hints: [] })).toEqual({ hints: ['no-face'], good: false });
  });

  it('keeps the order of the worker', () => {
    const { hints, good } = judgeFrame({ face: true, hints: ['come-closer', 'more-light'] });
    expect(hints).toEqual(['come-closer', 'more-light']);
    expect(good).toBe(false);
  });

  it('says hold where nothing is left to mend', () => {
    expect(judgeFrame({ face: true, hints: [] })).toEqual({ hints: ['hold'], good: true });
  });

  it('mentions uneven light without waiting for it', () => {
    expect(judgeFrame({ face: true, hints: ['even-light'] })).toEqual({
      hints: ['even-light'],
      good: true,
    });
  });
});

describe('nextHint', () => {
  const play = (frames: readonly (readonly [CameraHint, number])[]) => {
    let state = NO_HINT;
    return frames.map(([hint, now]) => (state = nextHint(state, hint, now)).shown);
  };

  it('shows the first hint at once', () => {
    expect(play([['come-closer', 0]])).toEqual(['come-closer']);
  });

  it('does not flicker between two hints', () => {
    const frames = Array.from(
      { length: 20 },
      (_, i) => [i % 2 === 0 ? 'come-closer' : 'step-back', i * 50] as const,
    );
    expect(new Set(play(frames))).toEqual(new Set(['come-closer']));
  });

  it('changes to a hint that lasts', () => {
    const shown = play([
      ['come-closer', 0],
      ['more-light', 50],
      ['more-light', 300],
      ['more-light', 400],
    ]);
    expect(shown).toEqual(['come-closer', 'come-closer', 'come-closer', 'more-light']);
  });

  it('gives a lost face longer than a good frame', () => {
    const change = (to: CameraHint, after: number) =>
      play([
        ['come-closer', 0],
        [to, 50],
        [to, 50 + after],
      ]).at(-1);
    expect(change('hold', 150)).toBe('hold');
    expect(change('no-face', 400)).toBe('come-closer');
    expect(change('no-face', 650)).toBe('no-face');
  });
});

const BOX: FaceBox = { x: 0.3, y: 0.2, width: 0.4, height: 0.55 };
const FRAME_MS = 50;

interface Frame {
  readonly good: boolean;
  readonly box?: FaceBox | null;
}

/** Plays frames at 20 a second; resolves with the state after each. */
function play(frames: readonly Frame[], start: Steady = UNSTEADY): Steady[] {
  let state = start;
  return frames.map(({ good, box = BOX }, i) => (state = nextSteady(state, good, box, 1000 + i * FRAME_MS)));
}

const good = (count: number): Frame[] => Array.from({ length: count }, () => ({ good: true }));
const SECOND = STEADY_MS / FRAME_MS;

describe('the steady second', () => {
  it('is full after a second of good frames, not a frame earlier', () => {
    const states = play(good(SECOND + 1));
    expect(states.slice(0, -1).some(isSteady)).toBe(false);
    expect(states.map(isSteady).at(-1)).toBe(true);
  });

  it('forgives a single bad frame, and begins anew after a longer lapse', () => {
    const blink = play([...good(5), { good: false }, ...good(SECOND - 5)]);
    expect(blink.map(isSteady).at(-1)).toBe(true);
    const lapse = play([
      ...good(5),
      ...Array.from({ length: 5 }, () => ({ good: false })),
      ...good(SECOND - 5),
    ]);
    expect(lapse.map(isSteady).at(-1)).toBe(false);
    expect(lapse[9]?.since).toBeNull();
  });

  it('begins anew when the face wanders off or comes nearer', () => {
    const away = { ...BOX, x: BOX.x + 0.1 };
    const near = { ...BOX, height: BOX.height + 0.12 };
    for (const box of [away, near]) {
      const states = play([
        ...good(15),
        { good: true, box },
        ...good(10).map((frame) => ({ ...frame, box })),
      ]);
      expect(states.map(isSteady).at(-1)).toBe(false);
      expect(states.at(-1)?.since).toBe(1000 + 15 * FRAME_MS);
    }
  });

  it('lets a face breathe', () => {
    const breathing = Array.from({ length: SECOND + 1 }, (_, i) => ({
      good: true,
      box: { ...BOX, x: BOX.x + 0.02 * Math.sin(i), y: BOX.y + 0.02 * Math.cos(i) },
    }));
    expect(play(breathing).map(isSteady).at(-1)).toBe(true);
  });

  it('does not run without a face', () => {
    expect(play([{ good: true, box: null }]).at(-1)).toEqual(UNSTEADY);
  });
});

describe('the timer', () => {
  const counts = (frames: readonly Frame[]): boolean[] => {
    let [content, lastGood] = [false, 0];
    return play(frames).map((timer, i) => {
      const now = 1000 + i * FRAME_MS;
      if (frames[i]?.good === true) lastGood = now;
      content = mayCount(content, timer, lastGood, now);
      return content;
    });
  };
  const bad = (count: number): Frame[] => Array.from({ length: count }, () => ({ good: false }));

  it('may count from a full steady second on, also while somebody moves a little', () => {
    expect(counts(good(SECOND))).not.toContain(true);
    const away = { ...BOX, x: BOX.x + 0.1 };
    expect(counts([...good(SECOND + 1), { good: true, box: away }, ...good(5)]).slice(SECOND)).not.toContain(
      false,
    );
  });

  it('forgives a blink, and not a face that is gone', () => {
    expect(counts([...good(SECOND + 1), ...bad(8), ...good(1)]).slice(SECOND)).not.toContain(false);
    expect(counts([...good(SECOND + 1), ...bad(20), ...good(1)]).at(-1)).toBe(false);
  });
});
