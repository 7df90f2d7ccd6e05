import { describe, expect, it } from 'vitest';
import type { FaceReport } from '#domain/face/report.ts';
import { buildReport } from '#domain/score/build-report.ts';
import { burstSpread, readBurst } from '#domain/score/burst.ts';
import { totalOf } from '#domain/score/score.ts';
import { gaussian, seededRandom } from '#lab/evaluate/random.ts';
import { CALM, MEASURED } from './measured.ts';

type Change = Partial<Pick<typeof MEASURED, 'raw' | 'cues' | 'pose' | 'quality'>>;

const photo = (change: Change = {}): FaceReport => buildReport({ ...MEASURED, ...change });
/** A photo on which redness alone reads differently. */
const red = (redness: number): FaceReport => photo({ raw: { ...MEASURED.raw, redness } });
const rednessOf = ({ sections }: FaceReport) => sections.skin.metrics.redness?.raw;
const sum = ({ sections: { skin, features, vibe } }: FaceReport) =>
  totalOf({ skin: skin.score, features: features.score, vibe: vibe.score });

describe('what the photos of a burst say together', () => {
  it('is the photo itself where there is one', () => {
    const report = photo();
    expect(readBurst([report])).toEqual({ index: 0, report, note: null });
  });

  it('is exactly the same where all are the same picture, and narrows nothing', () => {
    const report = photo();
    const same = readBurst([report, photo(), photo(), photo(), photo()]);
    expect(same.report).toEqual(report);
    const { value, spread } = report.score;
    expect(same.note).toEqual({ photos: 5, low: value, high: value, alone: spread, together: spread });
  });

  it('takes each metric in the middle, and sums up anew', () => {
    const { report } = readBurst([red(1), red(3), red(2), red(0.5), red(9)]);
    expect(rednessOf(report)).toBe(2);
    expect(report.sections.skin).toEqual(red(2).sections.skin);
    expect(report.score.value).toBe(sum(report));
    expect(rednessOf(readBurst([red(1), red(2)]).report)).toBe(1.5);
  });

  it('leaves a metric open that the shown photo does not show', () => {
    const hidden = photo({ raw: { ...MEASURED.raw, spots: null } });
    const { index, report } = readBurst([hidden, photo(), photo()]);
    expect(index).toBe(0);
    expect(report.sections.skin.metrics.spots).toBeNull();
  });

  it('shows one real photo: the first of those that lie nearest to the middle; all but the skin is its own', () => {
    const dull = photo({ quality: { ...MEASURED.quality, lightImbalance: 30 } });
    const reports = [dull, red(1.2), red(1), red(1), dull] as const;
    const { index, report } = readBurst(reports);
    expect(index).toBe(1);
    const { skin: _ours, ...rest } = report.sections;
    const { skin: _theirs, ...own } = red(1.2).sections;
    expect(rest).toEqual(own);
    expect(report.quality).toEqual(red(1.2).quality);
  });

  it.each([
    ['eyes that close', { cues: { ...CALM, blink: 0.8 } }],
    ['a head that turns', { pose: { ...MEASURED.pose, yaw: 14 } }],
    ['a hand that shook', { quality: { ...MEASURED.quality, sharpness: 0.3 } }],
  ] satisfies [string, Change][])('leaves out %s', (_name, change) => {
    const { index, note } = readBurst([photo(change), photo(), photo(), photo(), photo()]);
    expect(index).toBe(1);
    expect(note?.photos).toBe(4);
  });

  it('of two photos that differ lets both count', () => {
    expect(readBurst([photo({ cues: { ...CALM, blink: 0.8 } }), photo()]).note?.photos).toBe(2);
  });
});

describe('the ± of a burst', () => {
  it('narrows most where the photos differ as other photos do, and as many as there are', () => {
    const of = (...totals: number[]) => burstSpread(10, totals, 70);
    expect(of(70)).toBe(10);
    expect(of(70, 70, 70, 70, 70)).toBe(10);
    // Standard deviation 3.2: 0.8 of the variance of one, whose ± of 10 is one of 3.6.
    expect(of(66.0, 67.6, 70, 72.4, 74.0)).toBe(7);
    expect(of(66.0, 70, 72.4)).toBe(8);
    expect(of(69, 69.5, 70, 70.5, 71)).toBe(10);
  });

  it('widens where they lie farther apart than the ± of one says; none lies outside', () => {
    expect(burstSpread(4, [60, 66, 70, 74, 80], 70)).toBeGreaterThan(10);
    expect(burstSpread(3, [70, 70, 70, 70, 80], 70)).toBe(10);
  });

  /** Share of two bursts, and of two photos, of one face that lie within the ±; `shared` of the variance is common. */
  function coverage(shared: number, actual: number) {
    const random = seededRandom('burst', shared, actual);
    const normal = () => gaussian(random);
    const sd = (10 / (1.96 * Math.SQRT2)) * actual;
    const draw = () => {
      const common = 70 + normal() * sd * Math.sqrt(shared);
      const totals = Array.from({ length: 5 }, () => common + normal() * sd * Math.sqrt(1 - shared));
      const value = totals.toSorted((a, b) => a - b)[2] ?? Number.NaN;
      return { value, spread: burstSpread(10, totals, value), first: totals[0] ?? Number.NaN };
    };
    const runs = 8000;
    const within = { bursts: 0, photos: 0 };
    for (let i = 0; i < runs; i += 1) {
      const [a, b] = [draw(), draw()];
      within.bursts += Number(Math.abs(a.value - b.value) <= a.spread);
      within.photos += Number(Math.abs(a.first - b.first) <= 10);
    }
    return { bursts: within.bursts / runs, photos: within.photos / runs };
  }

  it.each([0.1, 0.2, 0.5, 0.8, 0.95])(
    'covers as many bursts as that of one covers photos, where %d of the noise is common',
    (shared) => {
      for (const actual of [0.6, 1, 1.3]) {
        const { bursts, photos } = coverage(shared, actual);
        expect(bursts).toBeGreaterThan(photos - 0.03);
      }
    },
  );
});
