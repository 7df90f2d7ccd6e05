import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOverall, scoreSections, scoreSkinMetrics, wholeSections } from '#domain/score/score.ts';
import type { RawSkinMetrics } from '#domain/skin/measure-skin.ts';
import { SKIN_METRICS } from '#functions/vocabulary.ts';
import { REPORT } from '#tests/support/report.ts';
import { between } from '../arbitraries.ts';

const anySections = fc.record({ skin: between(0, 100), features: between(0, 100), vibe: between(0, 100) });
const anyRaw = fc.record(
  Object.fromEntries(SKIN_METRICS.map((name) => [name, fc.option(between(-20, 300))])) as Record<
    (typeof SKIN_METRICS)[number],
    fc.Arbitrary<number | null>
  >,
);
const whole = fc.integer({ min: 40, max: 99 });
const anyWhole = fc.record({ skin: whole, features: whole, vibe: whole });
const photoWith = (confidence: number) => ({ ...REPORT, confidence });
const SECTIONS = ['skin', 'features', 'vibe'] as const;

describe('scoreSkinMetrics', () => {
  it('keeps each raw value beside a score of 0…100, and null where nothing could be measured', () => {
    fc.assert(
      fc.property(anyRaw, (raw: RawSkinMetrics) => {
        const scored = scoreSkinMetrics(raw);
        expect(Object.keys(scored).sort()).toEqual([...SKIN_METRICS].sort());
        for (const name of SKIN_METRICS) {
          const metric = scored[name];
          expect(metric?.raw ?? null).toBe(raw[name]);
          if (metric !== null) expect(metric.score >= 0 && metric.score <= 100).toBe(true);
        }
      }),
    );
  });

  it.each([...SKIN_METRICS])('never scores more of %s higher, and much of it lower than none', (name) => {
    fc.assert(
      fc.property(anyRaw, between(-20, 300), between(-20, 300), (raw, x, y) => {
        const at = (value: number) => scoreSkinMetrics({ ...raw, [name]: value })[name]?.score ?? Number.NaN;
        expect(at(Math.max(x, y))).toBeLessThanOrEqual(at(Math.min(x, y)));
      }),
    );
    const none = scoreSkinMetrics({ [name]: -20 } as unknown as RawSkinMetrics)[name];
    const much = scoreSkinMetrics({ [name]: 300 } as unknown as RawSkinMetrics)[name];
    expect((none?.score ?? 0) - (much?.score ?? 0)).toBeGreaterThan(20);
  });
});

describe('scoreSections', () => {
  it('stay within 40…99 and rise with each mean', () => {
    fc.assert(
      fc.property(anySections, fc.constantFrom(...SECTIONS), between(0, 100), (means, name, other) => {
        const low = { ...means, [name]: Math.min(other, means[name]) };
        const high = { ...means, [name]: Math.max(other, means[name]) };
        for (const value of Object.values(scoreSections(means)))
          expect(value >= 40 && value <= 99).toBe(true);
        expect(scoreSections(high)[name]).toBeGreaterThanOrEqual(scoreSections(low)[name]);
      }),
    );
  });

  it('touch only the section that changed', () => {
    const before = scoreSections({ skin: 70, features: 70, vibe: 70 });
    const after = scoreSections({ skin: 90, features: 70, vibe: 70 });
    expect(after.skin).toBeGreaterThan(before.skin);
    expect({ ...after, skin: 0 }).toEqual({ ...before, skin: 0 });
  });

  it('put each mean on a line of its own', () => {
    const line = (slope: number) => ({ slope, middle: 60 });
    const lines = { skin: line(2), features: line(1.5), vibe: line(1) };
    expect(scoreSections({ skin: 70, features: 70, vibe: 70 }, lines)).toEqual({
      skin: 80,
      features: 75,
      vibe: 70,
    });
  });
});

describe('scoreOverall', () => {
  it('tells a whole number of 40…99, with a whole spread of at least one point', () => {
    const anything = between(-50, 150);
    fc.assert(
      fc.property(
        fc.record({ skin: anything, features: anything, vibe: anything }),
        between(-1, 2),
        (means, confidence) => {
          const { value, spread } = scoreOverall(wholeSections(scoreSections(means)), photoWith(confidence));
          expect(Number.isInteger(value) && value >= 40 && value <= 99).toBe(true);
          expect(Number.isInteger(spread) && spread >= 1).toBe(true);
        },
      ),
    );
  });

  it('rises with each section', () => {
    fc.assert(
      fc.property(anySections, fc.constantFrom(...SECTIONS), between(0, 100), (sections, name, other) => {
        const at = (value: number) => scoreOverall({ ...sections, [name]: value }, REPORT).value;
        expect(at(Math.max(other, sections[name]))).toBeGreaterThanOrEqual(
          at(Math.min(other, sections[name])),
        );
      }),
    );
    const middling = { skin: 75, features: 75, vibe: 75 };
    for (const name of SECTIONS) {
      expect(scoreOverall({ ...middling, [name]: 100 }, REPORT).value).toBeGreaterThan(
        scoreOverall(middling, REPORT).value,
      );
    }
  });

  it('reaches both ends, and its parts go no further', () => {
    const at = (all: number) => scoreSections({ skin: all, features: all, vibe: all });
    for (const [mean, end] of [
      [0, 40],
      [100, 99],
    ] as const) {
      expect(at(mean)).toEqual({ skin: end, features: end, vibe: end });
      expect(scoreOverall(at(mean), REPORT).value).toBe(end);
    }
  });

  it('widens its spread as the confidence falls, and never moves the score for it', () => {
    fc.assert(
      fc.property(anySections, between(0, 1), between(0, 1), (sections, x, y) => {
        const sure = scoreOverall(sections, photoWith(Math.max(x, y)));
        const unsure = scoreOverall(sections, photoWith(Math.min(x, y)));
        expect(unsure.spread).toBeGreaterThanOrEqual(sure.spread);
        expect(unsure.value).toBe(sure.value);
      }),
    );
    const one = { skin: 70, features: 70, vibe: 70 };
    expect(scoreOverall(one, photoWith(0)).spread).toBeGreaterThan(scoreOverall(one, photoWith(1)).spread);
  });
});

describe('the total', () => {
  it('is the weighted mean of the three numbers beside it, to the point, and lies between them', () => {
    fc.assert(
      fc.property(anyWhole, (sections) => {
        const { skin, features, vibe } = sections;
        const { value } = scoreOverall(sections, REPORT);
        expect(value).toBe(Math.round((45 * skin + 25 * features + 30 * vibe) / 100));
        expect(value).toBeGreaterThanOrEqual(Math.min(skin, features, vibe));
        expect(value).toBeLessThanOrEqual(Math.max(skin, features, vibe));
      }),
    );
    expect(scoreOverall({ skin: 74, features: 86, vibe: 78 }, REPORT).value).toBe(78);
  });
});
