/** Redness and dark circles: smooth shifts of colour in CIELAB. */
import type { RegionName } from '#domain/face/report.ts';
import { labOfLinear, linearOfLab, triple, type Triple } from '../colour.ts';
import { blurField, polygonField, type Field } from '../field.ts';
import type { Placement } from '../placement.ts';
import type { Defect, DefectName } from './defect.ts';

/** ΔL*, Δa*, Δb* at full strength. */
type Shift = readonly [number, number, number];

/** Flushing raises a* by up to about 8 and hardly touches L* (Yamamoto & Takiwaki 2008). */
const FLUSH: Shift = [0, 8, 0];
/** Under-eye against cheek: darker, a little redder and bluer (PMC7898348: ΔE up to about 10). */
const SHADOW: Shift = [-9, 1, -3];

function shiftBy(shift: Shift) {
  const lab = triple();
  return (rgb: Triple, amount: number): void => {
    labOfLinear(rgb, lab);
    for (let i = 0; i < 3; i++) lab[i] = (lab[i] ?? 0) + amount * (shift[i] ?? 0);
    linearOfLab(lab, rgb);
  };
}

/** The visible ones of the regions with a soft rim; null when none is visible. */
function softRegions(face: Placement, names: readonly RegionName[], sigma: number): Field | null {
  const visible = names.filter((name) => face.visible(name));
  if (visible.length === 0) return null;
  return blurField(polygonField(visible.flatMap((name) => face.polygons(name))), sigma);
}

function colourShift(name: DefectName, regions: readonly RegionName[], shift: Shift, sigma: number): Defect {
  return {
    name,
    prepare(face, _, width) {
      const field = softRegions(face, regions, width * sigma);
      if (field === null) return null;
      const apply = shiftBy(shift);
      return (strength) => [{ field, apply: (rgb, amount) => apply(rgb, strength * amount) }];
    },
  };
}

/** a* raised smoothly over nose and cheeks; the rim of 7 px (2.5 mm) fades as a flush does. */
export const redness = colourShift('redness', ['nose', 'rightCheek', 'leftCheek'], FLUSH, 7);

/** L* lowered in the crescents under both eyes. */
export const darkCircles = colourShift('darkCircles', ['rightUnderEye', 'leftUnderEye'], SHADOW, 3);
