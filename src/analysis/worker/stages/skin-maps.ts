/** Stage "skin-maps": the aligned crop and its skin mask go in, the planes of SkinMaps come out. */
import { CROP_SIZE } from '#domain/face/crop.ts';
import { WHOLE_MAP, type MapBox } from '#domain/skin/map-box.ts';
import { SKIN_MAP_NAMES, SKIN_MAP_SIZE, type SkinMaps, type SkinPlane } from '#domain/skin/maps.ts';
import { recordOf } from '#functions/vocabulary.ts';
import type { ModelLoader } from '../engines/engine.ts';
import { openOnnxModel } from '../engines/onnx.ts';

/** Name of the network in models/manifest.json. */
export const SKIN_MAPS_MODEL = 'skin-maps.onnx';

export interface SkinMapNetwork {
  /**
   * Same pixels, same planes, bit by bit. The planes own their memory.
   *
   * @param crop 512 × 512 RGBA bytes, sRGB, row by row, as `getImageData` gives them; alpha is ignored
   * @param mask 256 × 256 weights, 1 where the pixel is skin, 0 where not, soft edges welcome. It
   *   decides only what "the skin nearby" is; all zero is allowed and means: everything nearby
   * @param box the part that is wanted (map-box.ts); the planes are 0 outside of it
   * @param soften how much softer the face is to be seen than the crop shows it: variance of a blur, 0 to 4.5 crop
   *   pixels² (softness.ts). `noise` is that of the crop as it is
   * @throws RangeError when crop or mask has another size
   */
  run(
    crop: Uint8ClampedArray,
    mask: Float32Array | Uint8Array,
    box?: MapBox,
    soften?: number,
  ): Promise<SkinMaps>;
  close(): Promise<void>;
}

/** Starts the network and keeps it warm. See `openOnnxModel` for parameters and errors. */
export async function openSkinMapNetwork(load: ModelLoader, wasmBase: string): Promise<SkinMapNetwork> {
  // The graph holds nothing to fold or to fuse: without a look for it the maps are the same bits, a run takes as long,
  // and the session starts with 130 instead of 220 ms of processor time (Node, nothing compiled before).
  const model = await openOnnxModel(load, SKIN_MAPS_MODEL, wasmBase, { optimise: false });
  return {
    async run(crop, mask, box = WHOLE_MAP, soften = 0) {
      expectLength('crop', crop.length, CROP_SIZE * CROP_SIZE * 4);
      expectLength('mask', mask.length, SKIN_MAP_SIZE * SKIN_MAP_SIZE);
      const [columns, rows] = [box.right - box.left, box.bottom - box.top];
      const outputs = await model.run({
        rgba: { type: 'uint8', data: cutCrop(crop, box), shape: [1, 2 * rows, 2 * columns, 4] },
        mask: { type: 'float32', data: cutMask(mask, box), shape: [1, 1, rows, columns] },
        around: { type: 'int64', data: around(box), shape: [8] },
        soften: { type: 'float32', data: Float32Array.of(soften), shape: [1] },
      });
      return recordOf(SKIN_MAP_NAMES, (name) => planeOf(name, outputs.get(name)));
    },
    close: () => model.close(),
  };
}

function expectLength(what: string, length: number, expected: number): void {
  if (length !== expected) throw new RangeError(`The ${what} has ${length} values instead of ${expected}`);
}

/** Pixels of the crop a map pixel, along a side. */
const SCALE = CROP_SIZE / SKIN_MAP_SIZE;

function cutCrop(crop: Uint8ClampedArray, { left, top, right, bottom }: MapBox): Uint8Array {
  const length = 4 * SCALE * (right - left);
  const cut = new Uint8Array(SCALE * (bottom - top) * length);
  for (let y = 0; y * length < cut.length; y++) {
    const at = 4 * ((SCALE * top + y) * CROP_SIZE + SCALE * left);
    cut.set(crop.subarray(at, at + length), y * length);
  }
  return cut;
}

function cutMask(mask: Float32Array | Uint8Array, { left, top, right, bottom }: MapBox): Float32Array {
  const length = right - left;
  const cut = new Float32Array((bottom - top) * length);
  for (let y = top; y < bottom; y++) {
    cut.set(mask.subarray(y * SKIN_MAP_SIZE + left, y * SKIN_MAP_SIZE + right), (y - top) * length);
  }
  return cut;
}

/** What lies before and after the box along each of the planes' axes, as ONNX's `Pad` wants it. */
function around({ left, top, right, bottom }: MapBox): BigInt64Array {
  const [rows, columns] = [SKIN_MAP_SIZE - bottom, SKIN_MAP_SIZE - right];
  return BigInt64Array.from([0, 0, top, left, 0, 0, rows, columns], BigInt);
}

function planeOf(name: string, data: Float32Array | undefined): SkinPlane {
  if (data === undefined) throw new Error(`The network has no output ${name}`);
  return { width: SKIN_MAP_SIZE, height: SKIN_MAP_SIZE, data };
}
