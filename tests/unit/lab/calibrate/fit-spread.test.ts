import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differenceOf } from '#domain/history/noise.ts';
import { spreadOf } from '#domain/score/score.ts';
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
import fitted from '#domain/score/spread.json' with { type: 'json' };
import { baseOfPeople, coverageOf, fitSpread, fitWidth } from '#lab/calibrate/fit-spread.ts';
import { gaussian, seededRandom } from '#lab/evaluate/random.ts';
import type { RepeatedScore, RepeatedScores } from '#lab/evaluate/publish/repeated-scores.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const committed = JSON.parse(
  readFileSync(inRoot('lab', 'calibrate', 'repeated-scores.json'), 'utf8'),
) as RepeatedScores;
/** The narrowest ± at this confidence. */
const inSoftLight = (confidence: number) => spreadOf(confidence, 0);
const half = (odd: 0 | 1) => committed.scores.filter(({ face }) => face % 2 === odd);

describe('fitSpread', () => {
  it('finds the width that 95 of 100 lie within, and how it grows with doubt', () => {
    const random = seededRandom(7, 'spread');
    const scores = Array.from({ length: 4000 }, (_, i): RepeatedScore => {
      const confidence = (i % 10) / 10;
      const change = ((2 + 6 * (1 - confidence)) / 1.96) * gaussian(random);
      return { face: 0, version: 'change/x', confidence: [confidence, confidence], change, exact: change };
    });
    const { base, doubt } = fitSpread(scores);
    expect(Math.abs(base - 2)).toBeLessThan(0.5);
    expect(Math.abs(doubt - 6)).toBeLessThan(1);
  });

  it('refuses to guess', () => {
    expect(() => fitSpread([])).toThrow(RangeError);
  });
});

describe('fitWidth', () => {
  const copy = (face: number, exact: number): RepeatedScore => ({
    face,
    version: 'change/x',
    confidence: [1, 1],
    change: Math.round(exact),
    exact,
  });

  it('takes the wider of what copies and people ask for, of copies on every other face', () => {
    const copies = [copy(0, 2), copy(1, 5), copy(2, 2)];
    expect(fitWidth(copies, 0.1).base).toBe(2);
    expect(fitWidth(copies, 3).base).toBe(baseOfPeople(3));
  });
});

describe('the committed ±', () => {
  it('is no narrower than the committed scores ask for, of this pipeline', () => {
    const { base, doubt } = fitSpread(half(0));
    expect(fitted).toMatchObject({ doubt, pipelineVersion: PIPELINE_VERSION });
    expect(fitted.base).toBeGreaterThanOrEqual(base);
    expect(fitted.people).toBeGreaterThan(40);
    expect(committed.pipelineVersion).toBe(PIPELINE_VERSION);
    expect(committed.scores.length).toBeGreaterThan(200);
  });

  it('holds at least 90 of 100 photos of faces that it was not fitted to', () => {
    expect(coverageOf(half(1), inSoftLight)).toBeGreaterThanOrEqual(0.9);
  });

  it('holds the same face at 400 and at 1,600 px', () => {
    const at = (version: string) => committed.scores.filter((score) => score.version === version);
    for (const large of at('quality/long-1600')) {
      const small = at('quality/long-400').find(({ face }) => face === large.face);
      if (small === undefined) continue; // Refused: the eyes lie too near to each other.
      const wider = Math.max(inSoftLight(small.confidence[1]), inSoftLight(large.confidence[1]));
      expect(Math.abs(small.change - large.change), `face ${large.face}`).toBeLessThanOrEqual(wider);
      expect(small.confidence[1]).toBeLessThan(large.confidence[1]);
    }
    expect(at('quality/long-400').length).toBeGreaterThan(0.9 * committed.faces);
  });

  it('is still worth saying on a photo without fault', () => {
    expect(inSoftLight(1)).toBeLessThanOrEqual(4);
  });

  it('is wider than what a studio shows, where lamp and camera stand still', () => {
    expect(baseOfPeople(2)).toBeGreaterThan(2);
    expect(baseOfPeople(2)).toBeLessThan(baseOfPeople(2.5));
  });

  it('makes a floor under which the history calls hardly any repeated photo a change', () => {
    const calledChange = half(1).filter(({ confidence: [before, after], change }) => {
      const at = (time: number, value: number, confidence: number) => ({
        time,
        value,
        spread: inSoftLight(confidence),
        version: '1',
        camera: 'front' as const,
      });
      return differenceOf(at(0, 70, before), at(1, 70 + change, after)).verdict !== 'no-change';
    });
    expect(calledChange.length / half(1).length).toBeLessThan(0.05);
  });
});
