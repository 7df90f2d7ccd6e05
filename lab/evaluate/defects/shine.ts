/** Shine: soft specular lobes on forehead and nose, which add the lamp's own white to linear light. */
import { lerp, type Point } from '#domain/geometry/points.ts';
import { pointAt } from '#domain/face/landmarks.ts';
import { addProfile, blurField, emptyField, skinField, xOfField, yOfField, type Field } from '../field.ts';
import type { Placement } from '../placement.ts';
import { between, type Random } from '../random.ts';
import type { Defect } from './defect.ts';

/** Linear light added at the centre of a lobe at full strength. */
const PEAK = 0.28;

interface Lobe extends Point {
  readonly sigmaX: number;
  readonly sigmaY: number;
  readonly height: number;
}

function drawLobes(face: Placement, random: Random): Lobe[] {
  const at = (index: number) => pointAt(face.landmarks, index);
  const near = (p: Point) => ({ x: p.x + between(random, -4, 4), y: p.y + between(random, -3, 3) });
  const forehead: Lobe[] = [
    { ...near(lerp(at(10), at(151), 0.75)), sigmaX: 34, sigmaY: 16, height: 1 },
    { ...near(lerp(at(108), at(69), 0.8)), sigmaX: 16, sigmaY: 12, height: 0.7 },
    { ...near(lerp(at(337), at(299), 0.8)), sigmaX: 16, sigmaY: 12, height: 0.7 },
  ];
  const nose: Lobe[] = [
    { ...near(at(4)), sigmaX: 9, sigmaY: 7, height: 1 },
    { ...near(at(195)), sigmaX: 5, sigmaY: 18, height: 0.8 },
  ];
  return [...(face.visible('forehead') ? forehead : []), ...(face.visible('nose') ? nose : [])];
}

/** Brows and hair do not shine with the skin. */
function shiningSkin(face: Placement): Field {
  const field = skinField(face.outline, face.features, { outline: 1, feature: 1, sigma: 3 });
  for (let i = 0; i < field.length; i++) {
    if ((field[i] ?? 0) > 0 && !face.isSkinOrHighlight(xOfField(i), yOfField(i))) field[i] = 0;
  }
  return blurField(field, 2);
}

export const shine: Defect = {
  name: 'shine',
  prepare(face, random, width) {
    const lobes = drawLobes(face, random).map((lobe) => ({
      ...lobe,
      sigmaX: width * lobe.sigmaX,
      sigmaY: width * lobe.sigmaY,
    }));
    if (lobes.length === 0) return null;
    const field = emptyField();
    for (const { x, y, sigmaX, sigmaY, height } of lobes) {
      addProfile(field, { x, y }, 3.5 * Math.max(sigmaX, sigmaY), (px, py) => {
        return height * Math.exp(-(((px - x) / sigmaX) ** 2 + ((py - y) / sigmaY) ** 2) / 2);
      });
    }
    const skin = shiningSkin(face);
    for (let i = 0; i < field.length; i++) field[i] = Math.min(1, field[i] ?? 0) * (skin[i] ?? 0);
    return (strength) => [
      {
        field,
        apply(rgb, amount) {
          for (let c = 0; c < 3; c++) rgb[c] = (rgb[c] ?? 0) + PEAK * strength * amount;
        },
      },
    ];
  },
};
