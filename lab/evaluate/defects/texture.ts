/** Texture: noise of one band of sizes over the skin of the face, which multiplies light as relief does. */
import { blurField, emptyField, skinField } from '../field.ts';
import { gaussian } from '../random.ts';
import type { Defect } from './defect.ts';

/** Difference of Gaussians, crop pixels: periods of about 5 to 15 px, 2 to 5 mm. */
const BAND = [1.3, 3.2] as const;
/** RMS of the natural logarithm of light at full strength. */
const RMS = 0.05;

export const texture: Defect = {
  name: 'texture',
  prepare(face, random, width) {
    const white = emptyField();
    for (let i = 0; i < white.length; i++) white[i] = gaussian(random);
    const fine = blurField(white, width * BAND[0]);
    const coarse = blurField(white, width * BAND[1]);
    let squares = 0;
    for (let i = 0; i < fine.length; i++) {
      fine[i] = (fine[i] ?? 0) - (coarse[i] ?? 0);
      squares += (fine[i] ?? 0) ** 2;
    }
    const scale = 1 / Math.sqrt(squares / fine.length);
    const skin = skinField(face.outline, face.features, { outline: 0.97, feature: 1, sigma: 4 });
    const field = fine.map((value, i) => value * scale * (skin[i] ?? 0));
    return (strength) => [
      {
        field,
        apply(rgb, amount) {
          const factor = Math.exp(RMS * strength * amount);
          for (let c = 0; c < 3; c++) rgb[c] = (rgb[c] ?? 0) * factor;
        },
      },
    ];
  },
};
