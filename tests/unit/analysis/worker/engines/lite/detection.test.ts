import { describe, expect, it } from 'vitest';
import { BOX_VALUES, decodeDetections, placeDetection } from '#analysis/worker/engines/lite/find-faces.ts';

/** 896 guesses that see nothing, but for those given by anchor: [logit, box numbers]. */
function output(faces: Readonly<Record<number, readonly [number, readonly number[]]>>) {
  const logits = new Float32Array(896).fill(-50);
  const boxes = new Float32Array(896 * BOX_VALUES);
  for (const [anchor, [logit, box]] of Object.entries(faces)) {
    logits[Number(anchor)] = logit;
    boxes.set(box, Number(anchor) * BOX_VALUES);
  }
  return { logits, boxes };
}

describe('decodeDetections', () => {
  it('adds the middle of the anchor to box and eyes, and keeps the size', () => {
    // Anchor 2: (24, 8).
    const { logits, boxes } = output({ 2: [2, [1, 2, 30, 40, -5, -6, 7, -6, 0, 0, 0, 0, 0, 0, 0, 0]] });
    expect(decodeDetections(logits, boxes, 0.5)).toEqual([
      {
        score: expect.closeTo(0.880797, 5) as number,
        x: 25,
        y: 10,
        width: 30,
        height: 40,
        rightEye: [19, 2],
        leftEye: [31, 2],
      },
    ]);
  });

  it('takes the threshold as a confidence, inclusive', () => {
    const { logits, boxes } = output({ 0: [0, []], 1: [-0.001, []], 600: [3, []] });
    expect(decodeDetections(logits, boxes, 0.5)).toHaveLength(2);
    expect(decodeDetections(logits, boxes, 0.9)).toHaveLength(1);
    expect(decodeDetections(logits, boxes, 0.1)).toHaveLength(3);
  });

  it('takes a network gone mad for seeing nothing', () => {
    const { logits, boxes } = output({});
    logits.fill(Number.NaN);
    expect(decodeDetections(logits, boxes, 0.5)).toEqual([]);
  });
});

it('placeDetection scales, then shifts', () => {
  const face = {
    score: 0.7,
    x: 10,
    y: 20,
    width: 4,
    height: 6,
    rightEye: [9, 19],
    leftEye: [11, 19],
  } as const;
  expect(placeDetection(face, { scale: 3, left: 100, top: -50 })).toEqual({
    score: 0.7,
    x: 130,
    y: 10,
    width: 12,
    height: 18,
    rightEye: [127, 7],
    leftEye: [133, 7],
  });
});
