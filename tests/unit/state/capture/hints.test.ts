import { describe, expect, it } from 'vitest';
import { judgeFrame, nextHint, NO_HINT, type CameraHint } from '#state/capture/hints.ts';

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
