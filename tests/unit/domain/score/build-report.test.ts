import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOW_CONFIDENCE } from '#domain/capture/limits.ts';
import { UNKNOWN_MOMENT } from '#domain/moment/photo-moment.ts';
import { buildReport, type Measured } from '#domain/score/build-report.ts';
import { exactSpread, spreadOf } from '#domain/score/spread.ts';
import fitted from '#domain/score/spread.json' with { type: 'json' };
import { ratingOf } from '#domain/score/bands.ts';
import { exactOverall } from '#domain/score/score.ts';
import { seededRandom } from '#roast/random.ts';
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import { anyPose, anyQuality, fullCoverage, GOOD_QUALITY } from '../arbitraries.ts';
import { CALM, MEASURED } from './measured.ts';

const built = (change: Partial<Measured> = {}) => buildReport({ ...MEASURED, ...change });

it('hands on what was measured as it was measured', () => {
  const { engine, pose, quality, geometry, regions, faceShape, sections } = built();
  expect({ engine, pose, quality, geometry }).toEqual({
    engine: MEASURED.engine,
    pose: MEASURED.pose,
    quality: MEASURED.quality,
    geometry: MEASURED.geometry,
  });
  expect(regions).toEqual(MEASURED.skin.coverage);
  expect(faceShape.ranked).toEqual(MEASURED.reading.ranked);
  for (const name of SKIN_METRICS) expect(sections.skin.metrics[name]?.raw).toBe(1);
});

it('takes the moment along, and scores nothing by it', () => {
  const moment = { ...UNKNOWN_MOMENT, mouth: 'teeth', lightFrom: 'left', background: 'busy' } as const;
  expect(built({ moment })).toEqual({ ...built(), moment });
});

it('scores expression and photo, and neither proportions nor the face shape', () => {
  const plain = built();
  expect(built({ cues: { ...CALM, smile: 0.9 } }).score.value).toBeGreaterThan(plain.score.value);
  expect(built({ quality: { ...GOOD_QUALITY, lightImbalance: 40 } }).score.value).toBeLessThan(
    plain.score.value,
  );
  const other = built({
    geometry: { ...MEASURED.geometry, faceAspect: 9, asymmetry: 9 },
    reading: { ranked: [{ name: 'square', probability: 1 }], limits: { together: 1, second: 0.1 } },
  });
  expect(other.score).toEqual(plain.score);
});

it('rounds once: rating, level and total are of the numbers that are shown', () => {
  const random = seededRandom(7);
  for (let i = 0; i < 300; i += 1) {
    const cue = () => random();
    const report = built({
      cues: { ...CALM, smile: cue(), blink: cue(), lookAway: cue() },
      quality: { ...GOOD_QUALITY, lightImbalance: 40 * random(), sharpness: random() },
      pose: { ...MEASURED.pose, yaw: 25 * random() },
      raw: recordOf(SKIN_METRICS, () => 30 * random()),
    });
    const { skin, features, vibe } = report.sections;
    const numbers = [
      ...[skin, features, vibe].map(({ score }) => score),
      ...Object.values(skin.metrics).flatMap((metric) => metric?.score ?? []),
      ...Object.values({ ...features.parts, ...vibe.parts }).flatMap((score) => score ?? []),
    ];
    for (const number of numbers) expect(Number.isInteger(number), `round ${i}: ${number}`).toBe(true);
    for (const { score, rating } of [skin, features, vibe]) expect(rating).toBe(ratingOf(score));
    const total = exactOverall({ skin: skin.score, features: features.score, vibe: vibe.score });
    expect(report.score.value).toBe(Math.round(total));
  }
});

it('trusts a hidden face less: a wider ±, and no metric that was not measured', () => {
  const hidden = built({
    skin: { ...MEASURED.skin, coverage: fullCoverage(0.3) },
    raw: recordOf(SKIN_METRICS, () => null),
  });
  expect(exactSpread(hidden, fitted)).toBeGreaterThan(exactSpread(built(), fitted));
  expect(hidden.score.spread).toBe(spreadOf(hidden));
  expect(hidden.advice).toContain('clear-forehead');
  for (const metric of Object.values(hidden.sections.skin.metrics)) expect(metric).toBeNull();
});

it('leaves out what lies behind dark glasses: neither scored nor told', () => {
  const coverage = { ...fullCoverage(), rightUnderEye: 0, leftUnderEye: 0 };
  const cues = { ...CALM, smile: 0.6, blink: 0.9, lookAway: 1 };
  const hidden = built({ skin: { ...MEASURED.skin, coverage }, cues });
  const { parts } = hidden.sections.features;
  expect([parts.eyesAwake, parts.gaze, parts.browRelaxed]).toEqual([null, null, null]);
  expect(parts.smile).not.toBeNull();
  expect(hidden.advice).toContain('remove-glasses');
  const awake = built({ skin: { ...MEASURED.skin, coverage }, cues: { ...cues, blink: 0, lookAway: 0 } });
  expect(awake.score).toEqual(hidden.score);
});

it('says nothing against what it calls excellent', () => {
  const about = {
    light: ['more-light', 'less-light', 'even-light', 'soften-light'],
    sharpness: ['hold-still'],
    framing: ['come-closer', 'centre-face'],
    angle: ['face-camera', 'chin-level'],
  } as const;
  fc.assert(
    fc.property(anyQuality, anyPose, (quality, pose) => {
      const { advice, sections } = built({ quality: { ...quality, distanceCm: null }, pose });
      for (const part of ['light', 'sharpness', 'framing', 'angle'] as const) {
        if (ratingOf(sections.vibe.parts[part]) !== 'excellent') continue;
        expect(
          advice.filter((code) => about[part].some((one) => one === code)),
          part,
        ).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
  // Nor of hard light where the light is good all the same.
  const hard = { ...GOOD_QUALITY, lightHardness: 0.032 };
  expect(built({ quality: hard }).advice).toEqual([]);
  const harder = { ...GOOD_QUALITY, lightHardness: 0.045, lightImbalance: 12 };
  expect(built({ quality: harder }).advice).toEqual(['soften-light']);
  // A head that is hardly turned.
  expect(built({ pose: { yaw: 14.5, pitch: 0, roll: 0 } }).advice).toEqual([]);
  expect(built({ pose: { yaw: 15.5, pitch: 0, roll: 0 } }).advice).toEqual(['face-camera']);
});

it('names a face shape on small photos, too, and calls the shape no clearer than it names it', () => {
  const clear = built();
  expect(clear.faceShape).toMatchObject({ possible: ['oval'], shown: ['oval'] });
  const small = built({ quality: { ...GOOD_QUALITY, interocularPx: 40, sharpness: 0.1 } });
  expect(small.confidence).toBeLessThan(LOW_CONFIDENCE);
  expect(small.faceShape).toEqual(clear.faceShape);
  const unread = built({ reading: { ranked: [], limits: { together: 1, second: 0.1 } } });
  expect(unread.faceShape).toEqual({ ranked: [], possible: [], shown: [] });
  expect(clear.sections.faceShape.rating).not.toBe(unread.sections.faceShape.rating);
});
