/** Binary erosion: what lies well inside of a mask. */
import { bytePlane, type BytePlane } from '#domain/geometry/polygon.ts';

/** 1 where all pixels of the square of 2·`rim` + 1 around are 1; outside of the plane counts as 0. */
export function erode<Space>(mask: BytePlane<Space>, rim: number): BytePlane<Space> {
  const { width, height } = mask;
  const across = bytePlane<Space>(width, height);
  const out = bytePlane<Space>(width, height);
  erodeAlong(mask.data, across.data, rim, { lines: height, length: width, step: 1, lineStep: width });
  erodeAlong(across.data, out.data, rim, { lines: width, length: height, step: width, lineStep: 1 });
  return out;
}

interface Walk {
  readonly lines: number;
  readonly length: number;
  readonly step: number;
  readonly lineStep: number;
}

/** A pixel stays when it is the middle of a run of 2·rim + 1. */
function erodeAlong(from: Uint8Array, to: Uint8Array, rim: number, walk: Walk): void {
  for (let line = 0; line < walk.lines; line++) {
    let run = 0;
    for (let i = 0, at = line * walk.lineStep; i < walk.length; i++, at += walk.step) {
      run = from[at] === 1 ? run + 1 : 0;
      if (run > 2 * rim) to[at - rim * walk.step] = 1;
    }
  }
}
