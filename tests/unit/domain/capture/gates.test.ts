import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceFor, confidenceOf, doubtOf, hardGate, mendOf } from '#domain/capture/gates.ts';
import * as LIMIT from '#domain/capture/limits.ts';
import type { PhotoQuality, Pose } from '#domain/face/report.ts';
import {
  anyCoverage,
  anyPose,
  anyQuality,
  between,
  fullCoverage,
  GOOD_QUALITY,
  LEVEL_POSE,
} from '../arbitraries.ts';

type Change = { readonly quality?: Partial<PhotoQuality>; readonly pose?: Partial<Pose> };
const photo = ({ quality, pose }: Change) =>
  [
    { ...GOOD_QUALITY, ...quality },
    { ...LEVEL_POSE, ...pose },
  ] as const;

const covered = (hidden: Partial<Record<string, number>>) => ({ ...fullCoverage(), ...hidden });

describe('hardGate', () => {
  it('lets a good photo pass, of any complexion', () => {
    for (const skinLightness of [12, 22, 35, 50, 65, 80, 90]) {
      expect(hardGate(...photo({ quality: { skinLightness } }), 'front')).toBeNull();
    }
  });

  it.each([
    ['low-resolution', { quality: { interocularPx: LIMIT.MIN_INTEROCULAR_PX - 1 } }],
    // A half-length portrait: it would gain by coming closer.
    ['too-small', { quality: { interocularPx: LIMIT.MIN_INTEROCULAR_PX - 1, faceFill: 0.3 } }],
    [
      'too-small',
      { quality: { interocularPx: LIMIT.MIN_INTEROCULAR_PX - 1, faceFill: LIMIT.MIN_FACE_FILL - 0.01 } },
    ],
    ['turned-away', { pose: { yaw: LIMIT.HARD_TURN_DEG + 1 } }],
    ['turned-away', { pose: { yaw: -LIMIT.HARD_TURN_DEG - 1 } }],
    ['turned-away', { pose: { pitch: LIMIT.HARD_TURN_DEG + 1 } }],
    ['turned-away', { pose: { pitch: -LIMIT.HARD_TURN_DEG - 1 } }],
    ['too-dark', { quality: { exposure: LIMIT.MIN_EXPOSURE - 0.1 } }],
    ['too-bright', { quality: { skinLightness: LIMIT.MAX_SKIN_LIGHTNESS + 1 } }],
    [
      'too-dark',
      { quality: { clippedShare: LIMIT.MAX_CLIPPED_SHARE + 0.1, exposure: LIMIT.DIM_EXPOSURE - 0.1 } },
    ],
    ['too-bright', { quality: { clippedShare: LIMIT.MAX_CLIPPED_SHARE + 0.1, exposure: 0 } }],
    ['blurred', { quality: { sharpness: LIMIT.MIN_SHARPNESS / 2 } }],
  ] satisfies [string, Change][])('stops with %s', (code, change) => {
    expect(hardGate(...photo(change), 'front')).toBe(code);
  });

  it('does not mind roll, which is corrected', () => {
    expect(hardGate(...photo({ pose: { roll: 90 } }), 'front')).toBeNull();
  });

  it('lets a head turn further where the second angle is wanted, and no further than both eyes are seen', () => {
    for (const yaw of [-45, -26, 18, 40, LIMIT.TURNS['three-quarter'].most]) {
      expect(hardGate(...photo({ pose: { yaw } }), 'three-quarter')).toBeNull();
    }
    for (const pose of [{ yaw: 51 }, { yaw: -51 }, { yaw: 30, pitch: LIMIT.HARD_TURN_DEG + 1 }]) {
      expect(hardGate(...photo({ pose }), 'three-quarter')).toBe('turned-away');
    }
  });

  it('stops exactly where one limit is broken', () => {
    fc.assert(
      fc.property(anyQuality, anyPose, (quality, pose) => {
        const broken =
          quality.interocularPx < LIMIT.MIN_INTEROCULAR_PX ||
          Math.max(Math.abs(pose.yaw), Math.abs(pose.pitch)) > LIMIT.HARD_TURN_DEG ||
          quality.exposure < LIMIT.MIN_EXPOSURE ||
          quality.skinLightness > LIMIT.MAX_SKIN_LIGHTNESS ||
          quality.clippedShare > LIMIT.MAX_CLIPPED_SHARE ||
          quality.sharpness < LIMIT.MIN_SHARPNESS;
        expect(hardGate(quality, pose, 'front') !== null).toBe(broken);
      }),
    );
  });
});

describe('confidenceOf', () => {
  it('is 1 for a photo without fault, and always within 0…1', () => {
    expect(confidenceOf(GOOD_QUALITY, LEVEL_POSE, fullCoverage())).toBe(1);
    fc.assert(
      fc.property(anyQuality, anyPose, anyCoverage, (quality, pose, coverage) => {
        const confidence = confidenceOf(quality, pose, coverage);
        expect(confidence >= 0 && confidence <= 1).toBe(true);
      }),
    );
  });

  const worse: [
    name: string,
    bad: Change,
    worsen: (q: PhotoQuality, p: Pose, by: number) => [PhotoQuality, Pose],
  ][] = [
    [
      'a smaller face',
      { quality: { interocularPx: 61 } },
      (q, p, by) => [{ ...q, interocularPx: q.interocularPx * (1 - by) }, p],
    ],
    ['more yaw', { pose: { yaw: -24 } }, (q, p, by) => [q, { ...p, yaw: p.yaw * (1 + by) }]],
    ['more pitch', { pose: { pitch: 24 } }, (q, p, by) => [q, { ...p, pitch: p.pitch * (1 + by) }]],
    [
      'too little light',
      { quality: { exposure: -2 } },
      (q, p, by) => [{ ...q, exposure: q.exposure - 3 * by }, p],
    ],
    [
      'a more coloured light',
      { quality: { lightColour: 25 } },
      (q, p, by) => [{ ...q, lightColour: (q.lightColour ?? 0) + 20 * by }, p],
    ],
    [
      'too much light',
      { quality: { skinLightness: 96 } },
      (q, p, by) => [
        { ...q, skinLightness: q.skinLightness > 50 ? q.skinLightness + 50 * by : q.skinLightness },
        p,
      ],
    ],
    [
      'more clipping',
      { quality: { clippedShare: 0.3 } },
      (q, p, by) => [{ ...q, clippedShare: q.clippedShare + by }, p],
    ],
    [
      'less even light',
      { quality: { lightImbalance: 2 * LIMIT.UNEVEN_LIGHT } },
      (q, p, by) => [{ ...q, lightImbalance: q.lightImbalance + 30 * by }, p],
    ],
    [
      'less detail',
      { quality: { sharpness: 0.06 } },
      (q, p, by) => [{ ...q, sharpness: q.sharpness * (1 - by) }, p],
    ],
  ];

  it.each(worse)('falls with %s, and never rises with it', (_, bad, worsen) => {
    expect(confidenceOf(...photo(bad), fullCoverage())).toBeLessThan(0.9);
    fc.assert(
      fc.property(anyQuality, anyPose, anyCoverage, between(0, 1), (quality, pose, coverage, by) => {
        const [worseQuality, worsePose] = worsen(quality, pose, by);
        expect(confidenceOf(worseQuality, worsePose, coverage)).toBeLessThanOrEqual(
          confidenceOf(quality, pose, coverage) + 1e-12,
        );
      }),
    );
  });

  it('falls with less readable skin', () => {
    fc.assert(
      fc.property(between(0, 1), between(0, 1), (x, y) => {
        const at = (share: number) => confidenceOf(GOOD_QUALITY, LEVEL_POSE, fullCoverage(share));
        expect(at(Math.min(x, y))).toBeLessThanOrEqual(at(Math.max(x, y)));
      }),
    );
    expect(confidenceOf(GOOD_QUALITY, LEVEL_POSE, fullCoverage(0.3))).toBeLessThan(0.9);
  });

  it('trusts every complexion in good light alike', () => {
    const trusts = [12, 22, 35, 50, 65, 80, 90].map((skinLightness) =>
      confidenceOf(...photo({ quality: { skinLightness } }), fullCoverage()),
    );
    expect(trusts).toEqual(trusts.map(() => 1));
  });
});

describe('adviceFor', () => {
  it('has nothing to say about a photo without fault', () => {
    expect(adviceFor(GOOD_QUALITY, LEVEL_POSE, fullCoverage())).toEqual([]);
  });

  it.each([
    ['more-light', { quality: { exposure: LIMIT.DIM_EXPOSURE - 0.1 } }, {}],
    // What is clipped in the dark is black.
    ['more-light', { quality: { exposure: LIMIT.DIM_EXPOSURE - 0.1, clippedShare: 0.2 } }, {}],
    ['less-light', { quality: { skinLightness: LIMIT.HARSH_SKIN_LIGHTNESS + 1 } }, {}],
    ['less-light', { quality: { clippedShare: 0.2 } }, {}],
    ['even-light', { quality: { lightImbalance: LIMIT.UNEVEN_LIGHT + 0.1 } }, {}],
    ['soften-light', { quality: { lightHardness: LIMIT.HARD_LIGHT + 0.001 } }, {}],
    ['face-camera', { pose: { yaw: -LIMIT.SOFT_TURN_DEG - 1 } }, {}],
    ['chin-level', { pose: { pitch: LIMIT.SOFT_TURN_DEG + 1 } }, {}],
    ['straighten-head', { pose: { roll: -LIMIT.SOFT_ROLL_DEG - 1 } }, {}],
    ['hold-still', { quality: { sharpness: LIMIT.SOFT_SHARPNESS - 0.1 } }, {}],
    ['higher-resolution', { quality: { interocularPx: LIMIT.MIN_INTEROCULAR_PX + 1 } }, {}],
    ['step-back', { quality: { faceFill: LIMIT.MAX_FACE_FILL + 0.05 } }, {}],
    ['step-back', { quality: { distanceCm: LIMIT.MIN_DISTANCE_CM - 5 } }, {}],
    ['come-closer', { quality: { faceFill: LIMIT.MIN_FACE_FILL - 0.05 } }, {}],
    ['centre-face', { quality: { offCentre: LIMIT.MAX_OFF_CENTRE + 0.05 } }, {}],
    ['clear-forehead', {}, { forehead: 0.2 }],
    ['remove-glasses', {}, { rightUnderEye: 0.1, leftUnderEye: 0.1 }],
  ] satisfies [string, Change, object][])('says %s, and nothing else', (code, change, hidden) => {
    expect(adviceFor(...photo(change), covered(hidden))).toEqual([code]);
  });

  it('does not blame glasses for one dark eye, nor a lens where the distance is unknown', () => {
    expect(adviceFor(GOOD_QUALITY, LEVEL_POSE, covered({ rightUnderEye: 0.1 }))).toEqual([]);
    // The orange cast of a bare face, one of the shared photos.
    const cast = covered({ rightUnderEye: 0.49, leftUnderEye: 0.42 });
    expect(adviceFor(GOOD_QUALITY, LEVEL_POSE, cast)).toEqual([]);
    expect(adviceFor({ ...GOOD_QUALITY, distanceCm: null }, LEVEL_POSE, fullCoverage())).toEqual([]);
  });

  it('says first what it left out: the page has room for three', () => {
    const poor = photo({ quality: { exposure: -2, sharpness: 0.1, faceFill: 0.1, offCentre: 0.5 } });
    const advice = adviceFor(...poor, covered({ rightUnderEye: 0, leftUnderEye: 0 }));
    expect(advice[0]).toBe('remove-glasses');
  });

  it('never says a thing twice, nor its contrary', () => {
    fc.assert(
      fc.property(anyQuality, anyPose, anyCoverage, (quality, pose, coverage) => {
        const advice = adviceFor({ ...quality, distanceCm: null }, pose, coverage);
        expect(new Set(advice).size).toBe(advice.length);
        expect(advice.includes('step-back') && advice.includes('come-closer')).toBe(false);
        expect(advice.includes('hold-still') && advice.includes('higher-resolution')).toBe(false);
      }),
    );
  });

  it('gives advice for every photo that it stops', () => {
    fc.assert(
      fc.property(anyQuality, anyPose, anyCoverage, (quality, pose, coverage) => {
        fc.pre(hardGate(quality, pose, 'front') !== null);
        expect(adviceFor(quality, pose, coverage).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('what a wide ± is put down to', () => {
  it.each([
    ['size', { quality: { interocularPx: LIMIT.MIN_INTEROCULAR_PX + 5 } }, {}],
    ['angle', { pose: { yaw: LIMIT.HARD_TURN_DEG } }, {}],
    ['light', { quality: { exposure: LIMIT.MIN_EXPOSURE } }, {}],
    ['colour', { quality: { lightColour: LIMIT.COLOURED_LIGHT + 1, lightHardness: 0.06 } }, {}],
    [null, { quality: { lightColour: null } }, {}],
    ['light', { quality: { lightHardness: 0.06 } }, {}],
    ['sharpness', { quality: { sharpness: LIMIT.MIN_SHARPNESS } }, {}],
    ['covered', {}, { forehead: 0, rightUnderEye: 0, leftUnderEye: 0, rightCheek: 0 }],
    [null, {}, {}],
  ] satisfies [string | null, Change, object][])('%s', (doubt, change, hidden) => {
    expect(doubtOf(...photo(change), covered(hidden))).toBe(doubt);
  });

  it('names what takes the most', () => {
    const both = photo({ quality: { interocularPx: LIMIT.MIN_INTEROCULAR_PX + 1, lightImbalance: 15 } });
    expect(doubtOf(...both, covered({}))).toBe('size');
  });
});

describe('what to do about it', () => {
  it("is the photo's own advice on what makes it unsure, else on anything that does, else a window's light", () => {
    const advice = ['centre-face', 'hold-still', 'more-light'] as const;
    expect(mendOf(advice, 'light')).toBe('more-light');
    expect(mendOf(advice, 'sharpness')).toBe('hold-still');
    expect(mendOf(advice, null)).toBe('hold-still');
    expect(mendOf(advice, 'size')).toBe('come-closer');
    expect(mendOf(['centre-face'], null)).toBe('hold-still');
    expect(mendOf(['higher-resolution'], 'light')).toBe('higher-resolution');
    expect(mendOf([], 'light')).toBe('more-light');
  });
});
