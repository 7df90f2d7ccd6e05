import { describe, expect, it } from 'vitest';
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import { buildReport } from '#domain/score/build-report.ts';
import { SECTION_LINES, SKIN_CURVES } from '#domain/score/calibration.ts';
import { spreadOf } from '#domain/score/spread.ts';
import spread from '#domain/score/spread.json' with { type: 'json' };
import { fitScoreCurves, rescored } from '#lab/calibrate/score-curves.ts';
import { quantile } from '#lab/evaluate/summary/statistics.ts';
import { REPORT } from '#tests/support/report.ts';
import { MEASURED } from '#tests/unit/domain/score/measured.ts';
import { manyPeople, measuring } from './made-people.ts';

const SET = manyPeople(40, 10, 1).map(({ report }) => report);
const SHIPPED = { skinMetrics: SKIN_CURVES, sections: SECTION_LINES };

describe('fitScoreCurves', () => {
  it('shows the middle face 75 in every metric, and a calmer skin more', () => {
    const curves = fitScoreCurves([SET]);
    const scored = SET.map((report) => rescored(report, curves, spread));
    const middle = (values: readonly number[]) => quantile(values, 0.5);
    for (const name of SKIN_METRICS) {
      const scores = scored.map(({ sections }) => sections.skin.metrics[name]?.score ?? Number.NaN);
      expect(middle(scores)).toBeCloseTo(75, 0);
    }
    const [calm, marked] = [40, 60].map((raw) => rescored(measuring(raw), curves, spread).score.value);
    expect(calm).toBeGreaterThan(marked ?? Number.NaN);
  });

  it('counts sets alike, however many faces each has', () => {
    const few = SET.slice(0, 20);
    const many = manyPeople(100, 10, 1).map(({ report }) => {
      const [raw] = SKIN_METRICS.map((name) => report.sections.skin.metrics[name]?.raw);
      return measuring((raw ?? Number.NaN) + 60);
    });
    const pooled = fitScoreCurves([[...few, ...many]]);
    expect(fitScoreCurves([few, many])).not.toEqual(pooled);
    // Of two sets that lie apart, the middle lies between them; of all faces it is the larger one's.
    const middle = 80;
    const scoreAt = (curves: typeof pooled) =>
      rescored(measuring(middle), curves, spread).sections.skin.metrics.texture?.score ?? Number.NaN;
    expect(scoreAt(fitScoreCurves([few, many]))).toBeLessThan(scoreAt(pooled));
  });

  it('refuses faces that do not differ', () => {
    expect(() => fitScoreCurves([[measuring(1), measuring(1)]])).toThrow(RangeError);
  });
});

describe('rescored', () => {
  it('by the curves and the ± of the app is what the app says', () => {
    const raw = recordOf(SKIN_METRICS, (name) => (name === 'shine' ? null : 3));
    for (const measured of [MEASURED, { ...MEASURED, raw }]) {
      const report = buildReport(measured);
      expect(rescored(report, SHIPPED, spread)).toEqual(report);
    }
  });

  it('keeps what the curves do not score, a metric that was not measured among it', () => {
    const { score, sections, ...rest } = rescored(REPORT, fitScoreCurves([SET]), { ...spread, points: 6 });
    expect(REPORT).toMatchObject(rest);
    expect(sections.skin.metrics.shine).toBeNull();
    expect(sections.features.parts).toEqual(REPORT.sections.features.parts);
    expect(score.spread).toBe(spreadOf(REPORT, { ...spread, points: 6 }));
  });
});
