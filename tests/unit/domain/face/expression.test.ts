import { EXPRESSIONS } from '#functions/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  browTension,
  cuesFromBlendshapes,
  cuesFromLandmarks,
  nameExpression,
  type ExpressionCues,
} from '#domain/face/expression.ts';
import { anyPose, between, LEVEL_POSE } from '../arbitraries.ts';
import { nameMouth } from '#domain/moment/mouth.ts';
import { scoreFeatures } from '#domain/score/features.ts';
import { CALM } from '../score/measured.ts';
import { faceMesh, moved, shifted } from '../face-mesh.ts';

const SHAPES = [
  'browDownLeft',
  'browDownRight',
  'browInnerUp',
  'eyeBlinkLeft',
  'eyeBlinkRight',
  'eyeLookDownLeft',
  'eyeLookDownRight',
  'eyeLookInLeft',
  'eyeLookInRight',
  'eyeLookOutLeft',
  'eyeLookOutRight',
  'eyeLookUpLeft',
  'eyeLookUpRight',
  'eyeSquintLeft',
  'eyeSquintRight',
  'eyeWideLeft',
  'eyeWideRight',
  'jawOpen',
  'mouthSmileLeft',
  'mouthSmileRight',
];
const anyBlendshapes = fc
  .array(between(0, 1), { minLength: SHAPES.length, maxLength: SHAPES.length })
  .map((values) => new Map(SHAPES.map((name, i) => [name, values[i] ?? 0])));

function expectCues(cues: ExpressionCues) {
  for (const [name, value] of Object.entries(cues) as [string, number | null][]) {
    if (value !== null) expect(value >= 0 && value <= 1, `${name} is ${value}`).toBe(true);
  }
}

describe('cuesFromBlendshapes', () => {
  it('stays within 0…1', () => {
    fc.assert(
      fc.property(anyBlendshapes, anyPose, (shapes, pose) => expectCues(cuesFromBlendshapes(shapes, pose))),
    );
  });

  it('reads what the blendshapes say', () => {
    const cues = (...names: string[]) =>
      cuesFromBlendshapes(new Map(names.map((name) => [name, 0.8])), LEVEL_POSE);
    expect(cues('mouthSmileLeft', 'mouthSmileRight').smile).toBeCloseTo(0.8);
    expect(cues('eyeBlinkLeft').blink).toBeCloseTo(0.4);
    expect(cues('browDownLeft', 'browDownRight').browDown).toBeCloseTo(0.8);
    expect(cues('browInnerUp').browUp).toBeCloseTo(0.8);
    expect(cues('jawOpen').mouthOpen).toBeCloseTo(0.8);
    expect(cues('eyeWideLeft', 'eyeWideRight').eyeWide).toBeCloseTo(0.8);
    expect(cues('eyeSquintLeft', 'eyeSquintRight').eyeSquint).toBeCloseTo(0.8);
    expect(cues().lookAway).toBeLessThan(0.1);
  });

  it('sees eyes that look aside, either way, up and down; crossed eyes look nowhere', () => {
    const away = (...names: string[]) =>
      cuesFromBlendshapes(new Map(names.map((name) => [name, 0.8])), LEVEL_POSE).lookAway;
    expect(away('eyeLookInLeft', 'eyeLookOutRight')).toBeGreaterThan(0.7);
    expect(away('eyeLookOutLeft', 'eyeLookInRight')).toBeGreaterThan(0.7);
    expect(away('eyeLookUpLeft', 'eyeLookUpRight')).toBeGreaterThan(0.7);
    expect(away('eyeLookDownLeft', 'eyeLookDownRight')).toBeGreaterThan(0.7);
    expect(away('eyeLookInLeft', 'eyeLookInRight')).toBeLessThan(0.1);
  });

  it('does not take eyes that stay with the camera for eyes that look away, however the head is turned', () => {
    for (const side of [-1, 1]) {
      const [near, far] = side === 1 ? ['In', 'Out'] : ['Out', 'In'];
      const shapes = new Map([
        [`eyeLook${near}Left`, 0.5],
        [`eyeLook${far}Right`, 0.5],
      ]);
      const turned = cuesFromBlendshapes(shapes, { ...LEVEL_POSE, yaw: side * 15 });
      const straight = cuesFromBlendshapes(shapes, LEVEL_POSE);
      expect(turned.lookAway, `yaw ${side * 15}°`).toBeLessThan(0.15);
      expect(straight.lookAway, 'the same eyes on a straight head').toBeGreaterThan(0.4);
    }
  });
});

describe('browTension', () => {
  it('does not follow brows alone, which tell of the face', () => {
    expect(browTension({ ...CALM, browDown: 1 })).toBe(0);
    expect(browTension({ ...CALM, eyeSquint: 1 })).toBe(0);
    expect(browTension({ ...CALM, browDown: 0.8, eyeSquint: 0.6 })).toBeCloseTo(0.1);
    expect(browTension({ ...CALM, browDown: 1, eyeSquint: null })).toBeNull();
  });
});

describe('cuesFromLandmarks', () => {
  const rest = cuesFromLandmarks(faceMesh());

  it('stays within 0…1 whatever the mesh does, and does not claim to see the gaze', () => {
    fc.assert(
      fc.property(fc.array(between(-60, 60), { minLength: 97, maxLength: 97 }), (noise) => {
        let k = 0;
        const jitter = () => noise[k++ % 97] ?? 0;
        const cues = cuesFromLandmarks(moved(faceMesh(), (x, y, z) => [x + jitter(), y + jitter(), z]));
        expectCues(cues);
        expect(cues.lookAway).toBeNull();
      }),
    );
  });

  it('does not depend on the size of the face', () => {
    const large = cuesFromLandmarks(moved(faceMesh(), (x, y, z) => [3 * x + 90, 3 * y, 3 * z]));
    for (const name of ['smile', 'blink', 'browDown', 'browUp', 'mouthOpen', 'eyeWide'] as const) {
      expect(large[name], name).toBeCloseTo(rest[name], 4);
    }
  });

  it('follows the mouth and the eyelids', () => {
    const smiling = shifted(shifted(faceMesh(), [61], -8, -12), [291], 8, -12);
    expect(cuesFromLandmarks(smiling).smile).toBeGreaterThan(rest.smile);
    const open = shifted(faceMesh(), [14, 17], 0, 60);
    expect(cuesFromLandmarks(open).mouthOpen).toBeGreaterThan(rest.mouthOpen);
    const mesh = faceMesh();
    for (const [top, bottom] of [
      [159, 145],
      [386, 374],
    ] as const) {
      mesh.set(mesh.subarray(3 * bottom, 3 * bottom + 3), 3 * top);
    }
    expect(cuesFromLandmarks(mesh).blink).toBeGreaterThan(rest.blink + 0.1);
    const raised = shifted(faceMesh(), [55, 285, 105, 334], 0, -14);
    expect(cuesFromLandmarks(raised).browUp).toBeGreaterThan(rest.browUp);
    expect(cuesFromLandmarks(raised).browDown).toBeLessThanOrEqual(rest.browDown);
    const frown = shifted(shifted(faceMesh(), [55, 105], 8, 10), [285, 334], -8, 10);
    expect(cuesFromLandmarks(frown).browDown).toBeGreaterThan(rest.browDown);
  });
});

describe('nameExpression', () => {
  it.each([
    ['sleepy', { ...CALM, blink: 0.9 }],
    ['big-smile', { ...CALM, smile: 0.95 }, 'teeth'],
    // However far the corners go up, behind closed lips it is no big one.
    ['smile', { ...CALM, smile: 0.95 }, null],
    ['smile', { ...CALM, smile: 0.5 }],
    // Lips that part wide or push forward are no smile.
    ['unclear', { ...CALM, smile: 0.5, mouthOpen: 0.4 }, 'teeth'],
    ['unclear', { ...CALM, smile: 0.5, pucker: 0.5 }],
    ['tense', { ...CALM, smile: 0.5, browDown: 0.8, eyeSquint: 0.7 }],
    ['surprised', { ...CALM, mouthOpen: 0.8, browUp: 0.8 }],
    ['surprised', { ...CALM, mouthOpen: 0.8, eyeWide: 0.8 }],
    ['tense', { ...CALM, browDown: 0.8, eyeSquint: 0.6 }],
    // Low brows are a face. The engine without an eye for the eyes cannot tell them from a frown.
    ['unclear', { ...CALM, browDown: 0.8 }],
    ['unclear', { ...CALM, browDown: 0.8, eyeSquint: null }],
    ['serious', { ...CALM, smile: 0 }],
    // A tongue, a shout or a word is neither serious nor neutral.
    ['unclear', { ...CALM, smile: 0, mouthOpen: 0.25 }, null],
    ['unclear', { ...CALM, smile: 0, mouthOpen: 0.17, browUp: 0.8 }, null],
    // A tongue that is out pulls the lower lip down, beside a grin, too.
    ['unclear', { ...CALM, smile: 0.8, mouthOpen: 0.16, lowerLipDown: 0.9 }, 'teeth'],
    ['unclear', { ...CALM, smile: 0, lowerLipDown: 0.7 }, null],
    ['big-smile', { ...CALM, smile: 0.95, mouthOpen: 0.16, lowerLipDown: 0.57 }, 'teeth'],
    ['neutral', CALM],
    ['unclear', CALM, null],
    // Eyes are shut in a laugh, too, and in grief.
    ['big-smile', { ...CALM, blink: 0.9, smile: 0.9 }, 'teeth'],
    ['unclear', { ...CALM, blink: 0.9, browUp: 0.6 }],
    ['big-smile', { ...CALM, smile: 0.95, mouthOpen: 0.8, browUp: 0.8 }, 'teeth'],
    // Laughing or grinning, and nobody is sure of the teeth.
    ['unclear', { ...CALM, smile: 0.95, mouthOpen: 0.2 }, null],
    ['smile', { ...CALM, smile: 0.95, mouthOpen: 0.1 }, null],
  ] as const)('says %s', (name, cues: ExpressionCues, mouth: 'closed' | 'teeth' | null = 'closed') => {
    expect(nameExpression(cues, mouth)).toBe(name);
  });

  it('never calls a face serious or neutral whose mouth scores as a smile', () => {
    const smiles = scoreFeatures({ ...CALM, smile: 0.3 }, null).smile ?? 0;
    fc.assert(
      fc.property(anyBlendshapes, between(0, 1), (shapes, apart) => {
        const cues = cuesFromBlendshapes(shapes, LEVEL_POSE);
        const name = nameExpression(cues, nameMouth(shapes, apart));
        const scored = scoreFeatures(cues, null).smile ?? 0;
        if (scored > smiles) expect(['serious', 'neutral']).not.toContain(name);
        else expect(['smile', 'big-smile']).not.toContain(name);
      }),
      { numRuns: 1_000 },
    );
  });

  it('always finds one of the agreed words', () => {
    fc.assert(
      fc.property(anyBlendshapes, between(0, 1), (shapes, apart) => {
        expect(EXPRESSIONS).toContain(
          nameExpression(cuesFromBlendshapes(shapes, LEVEL_POSE), nameMouth(shapes, apart)),
        );
      }),
    );
  });
});
