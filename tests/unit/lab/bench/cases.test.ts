import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CASE_NAMES, judge, type BenchCase } from '#lab/bench/cases.ts';
import type { Samples } from '#lab/bench/samples.ts';
import { build, onSlowerMachine, samples, visit } from './samples.ts';

type CaseName = keyof typeof CASE_NAMES;

function caseOf(given: Samples, name: CaseName): BenchCase {
  const found = judge(given).find((it) => it.name === CASE_NAMES[name]);
  if (found === undefined) throw new Error(`No case ${name}.`);
  return found;
}

test('names and order are what scripts and documents rely on', () => {
  expect(judge(samples()).map(({ name }) => name)).toEqual([
    'warm analysis, 1024 px',
    'cold: open to first report',
    'live guidance, 640 × 480',
    'camera screen, one answer',
    '12-megapixel photo',
    'lite engine, 1024 px',
    '50 analyses in a row',
    'reference: FaceLandmarker.detect',
    'reference: Human.detect',
  ]);
});

describe('verdicts', () => {
  test('what just holds is ok and short of nothing; references are not judged', () => {
    const cases = judge(samples());
    expect(cases.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true, true, null, null]);
    expect(cases.map(({ shortBy }) => shortBy)).toEqual(cases.map(() => null));
    expect(cases.map(({ must }) => must === null)).toEqual([...Array<boolean>(7).fill(false), true, true]);
  });

  test.each<readonly [string, CaseName, Partial<Samples>, number]>([
    ['the landmarker allows 3.2', 'warm', { ours: build({ warm: [70.4] }) }, 1.1],
    [
      'Human allows half of it',
      'warm',
      {
        references: {
          ...samples().references,
          warm: { landmarker: [20], human: [100] },
        },
      },
      1.28,
    ],
    ['cold', 'cold', { ours: build({ cold: [1260] }) }, 1.4],
    ['guidance', 'guidance', { ours: build({ guidance: [{ frameMs: 27, longestTaskMs: 0 }] }) }, 1.5],
    ['an answer of the camera screen', 'camera', { ours: build({ camera: [visit({ frameMs: 33 })] }) }, 1.5],
    ['its longest task', 'camera', { ours: build({ camera: [visit({ longestTaskMs: 78 })] }) }, 1.5],
    ['a large photo', 'large', { ours: build({ large: [160] }) }, 1.25],
    ['the lite engine', 'lite', { ours: build({ lite: [150] }) }, 1.25],
    ['memory', 'memory', { memoryGrowthMb: 45 }, 1.5],
    ['hardly missed', 'memory', { memoryGrowthMb: 30.1 }, 1.003],
  ])('%s: short by measured over must', (_, name, parts, shortBy) => {
    expect(caseOf(samples(parts), name)).toMatchObject({ ok: false, shortBy });
  });

  test('of two missed musts the worse one counts', () => {
    const camera = [visit({ frameMs: 24.2, longestTaskMs: 104 })];
    expect(caseOf(samples({ ours: build({ camera }) }), 'camera').shortBy).toBe(2);
  });

  test('are those of the printed ratio', () => {
    const printed = caseOf(samples({ ours: build({ warm: [64.09] }) }), 'warm');
    expect(printed).toMatchObject({ vsLandmarker: 3.2, ok: true });
  });

  const ROUNDS = 5;
  const times = (typical: number) => fc.double({ min: typical / 3, max: typical * 3, noNaN: true });
  const rounds = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: ROUNDS, maxLength: ROUNDS });
  const longestTaskMs = fc.oneof(fc.constant(0), fc.double({ min: 50, max: 130, noNaN: true }));
  const anyBuild = fc.record({
    warm: rounds(times(64)),
    large: rounds(times(128)),
    lite: rounds(times(120)),
    guidance: rounds(fc.record({ frameMs: times(18), longestTaskMs })),
    cold: rounds(times(900)),
    camera: rounds(fc.record({ frameMs: times(22), answersPerSecond: times(20), longestTaskMs })),
  });
  const anyReferences = fc.record({ landmarker: rounds(times(20)), human: rounds(times(150)) });
  const anySamples: fc.Arbitrary<Samples> = fc.record({
    references: fc.record({ warm: anyReferences, cold: anyReferences, camera: anyReferences }),
    ours: anyBuild,
    baseline: fc.option(anyBuild),
    memoryGrowthMb: fc.double({ min: -5, max: 60, noNaN: true }),
  });

  test('are the same on a machine that is 2.6 times slower', () => {
    fc.assert(
      fc.property(anySamples, (given) => {
        const verdicts = (of: Samples) => judge(of).map(({ name, ok }) => ({ name, ok }));
        expect(verdicts(onSlowerMachine(given, 2.6))).toEqual(verdicts(given));
      }),
    );
  });
});

test('of what was not measured there is no row', () => {
  const none = { warm: [], large: [], lite: [], guidance: [] };
  const given = samples({ ours: build({ ...none, camera: [] }), memoryGrowthMb: null });
  expect(judge(given).map(({ name }) => name)).toEqual([CASE_NAMES.cold]);
});

describe('ratios', () => {
  test('to both references, as they were beside the case', () => {
    const references = { ...samples().references, cold: { landmarker: [40], human: [300] } };
    const given = samples({ references });
    expect(caseOf(given, 'warm')).toMatchObject({ medianMs: 64, vsLandmarker: 3.2, vsHuman: 0.43 });
    expect(caseOf(given, 'cold')).toMatchObject({ medianMs: 900, vsLandmarker: 22.5, vsHuman: 3 });
  });

  test('are taken round by round, so that a machine that slows down for a while changes none', () => {
    const references = { landmarker: [20, 20, 60, 60], human: [150, 150, 450, 450] };
    const given = samples({
      references: { ...samples().references, warm: references },
      ours: build({
        warm: [60, 60, 180, 180],
        large: [120, 120, 360, 360],
        lite: [120, 120, 360, 360],
        guidance: [18, 18, 54, 54].map((frameMs) => ({ frameMs, longestTaskMs: 0 })),
      }),
    });
    expect(caseOf(given, 'warm')).toMatchObject({ medianMs: 120, vsLandmarker: 3, vsHuman: 0.4 });
  });

  test('to the baseline, and none without one', () => {
    const baseline = build({ warm: [80], camera: [visit({ frameMs: 44, longestTaskMs: 61 })] });
    const given = samples({ baseline });
    expect(caseOf(given, 'warm')).toMatchObject({ medianMs: 64, baselineMs: 80, vsBaseline: 0.8 });
    expect(caseOf(given, 'camera')).toMatchObject({ medianMs: 22, baselineMs: 44, vsBaseline: 0.5 });
    expect(caseOf(given, 'camera').note).toContain('baseline 61 ms');
    expect(caseOf(given, 'memory').vsBaseline).toBeNull();
    expect(judge(samples()).map(({ vsBaseline }) => vsBaseline)).toEqual(Array(9).fill(null));
  });

  test('to the baseline come with their range', () => {
    const cold = [90, 95, 100, 105, 110, 115];
    const references = { landmarker: cold.map(() => 20), human: cold.map(() => 150) };
    const given = samples({
      references: { ...samples().references, cold: references },
      ours: build({ cold }),
      baseline: build({ cold: cold.map(() => 100) }),
    });
    expect(caseOf(given, 'cold')).toMatchObject({ vsBaseline: 1.02, vsBaselineRange: [0.9, 1.15] });
  });
});

describe('the camera screen', () => {
  test('says how often it answers and the middle one of its longest tasks', () => {
    const camera = [
      visit({ answersPerSecond: 28, longestTaskMs: 300 }),
      visit({ answersPerSecond: 30 }),
      visit({ answersPerSecond: 29, longestTaskMs: 52 }),
    ];
    const references = {
      ...samples().references,
      camera: { landmarker: [20, 20, 20], human: [150, 150, 150] },
    };
    const found = caseOf(samples({ references, ours: build({ camera }) }), 'camera');
    expect(found).toMatchObject({ framesPerSecond: 29, longestTaskMs: 52, ok: true });
    expect(found.note).toContain('52 ms, 2.6 × landmarker');
  });
});

test('guidance says the longest task of all its rounds', () => {
  const guidance = [0, 71.26, 60].map((longestTaskMs) => ({ frameMs: 18, longestTaskMs }));
  const references = { landmarker: [20, 20, 20], human: [150, 150, 150] };
  const given = samples({
    references: { ...samples().references, warm: references },
    ours: build({ warm: [64, 64, 64], large: [128, 128, 128], lite: [120, 120, 120], guidance }),
  });
  expect(caseOf(given, 'guidance').longestTaskMs).toBe(71.3);
  expect(caseOf(samples(), 'guidance').note).toContain('under 50 ms');
});

test('memory is no time', () => {
  expect(caseOf(samples({ memoryGrowthMb: 3.14 }), 'memory')).toMatchObject({
    medianMs: null,
    vsLandmarker: null,
    vsHuman: null,
    growthMb: 3.1,
    ok: true,
  });
});
