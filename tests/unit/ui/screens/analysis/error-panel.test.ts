import { describe, expect, it } from 'vitest';
import { ANALYSIS_ERROR_CODES } from '#analysis/contract.ts';
import type { Shots } from '#state/journey.ts';
import { moodOf, waysOn } from '#ui/screens/analysis/error-panel.tsx';

const from = (source: Shots['source']): Shots => ({
  front: [new Blob()],
  threeQuarter: null,
  focalRatio: null,
  sample: false,
  source,
});

describe('the most useful next step', () => {
  it.each(['front', 'rear'] as const)('after a shot of the %s camera is another shot', (source) => {
    expect(waysOn('blurred', from(source))).toEqual(['retake', 'sample']);
    expect(waysOn('no-face', from(source))[0]).toBe('retake');
  });

  it.each(['library', 'shared'] as const)(
    'after a photo that was %s is another photo, or one taken now',
    (source) => {
      expect(waysOn('too-dark', from(source))).toEqual(['another', 'take', 'sample']);
      expect(waysOn('unsupported-format', from(source))).toEqual(['another', 'sample']);
    },
  );

  it('after a face reader that could not be had is no other photo', () => {
    expect(waysOn('model-unavailable', from('library'))).toEqual(['again', 'reload']);
  });

  it.each(['internal', 'out-of-memory'] as const)(
    'after %s, which is no fault of the photo, is the same photo once more',
    (code) => {
      expect(waysOn(code, from('library'))).toEqual(['again', 'another', 'reload']);
      expect(waysOn(code, from('front'))).toEqual(['again', 'retake', 'reload']);
    },
  );

  it('where the drawn face could not be had is to fetch it again', () => {
    expect(waysOn('internal', null)[0]).toBe('sample');
  });

  it('is one of several for every code, none twice', () => {
    for (const code of ANALYSIS_ERROR_CODES) {
      for (const shots of [null, from('front'), from('library')]) {
        const ways = waysOn(code, shots);
        expect(ways.length).toBeGreaterThan(1);
        expect(new Set(ways).size).toBe(ways.length);
      }
    }
  });
});

it('the mascot squints at what it cannot see, searches for a face, and is sheepish where it is our fault', () => {
  for (const code of ['too-dark', 'too-bright', 'blurred'] as const) expect(moodOf(code)).toBe('squint');
  expect(moodOf('no-face')).toBe('searching');
  expect(moodOf('internal')).toBe('sheepish');
});
