/** Stage "skin-maps": the aligned crop and its skin mask go in, the planes of SkinMaps come out. */
import { CROP_SIZE } from '#domain/face/crop.ts';
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
   * @throws RangeError when crop or mask has another size
   */
  run(crop: Uint8ClampedArray, mask: Float32Array): Promise<SkinMaps>;
  close(): Promise<void>;
}

/** Starts the network and keeps it warm. See `openOnnxModel` for parameters and errors. */
export async function openSkinMapNetwork(load: ModelLoader, wasmBase: string): Promise<SkinMapNetwork> {
  // The graph holds nothing to fold or to fuse: without a look for it the maps are the same bits, a run takes as long,
  // and the session starts with 130 instead of 220 ms of processor time (Node, nothing compiled before).
  const model = await openOnnxModel(load, SKIN_MAPS_MODEL, wasmBase, { optimise: false });
  return {
    async run(crop, mask) {
      expectLength('crop', crop.length, CROP_SIZE * CROP_SIZE * 4);
      expectLength('mask', mask.length, SKIN_MAP_SIZE * SKIN_MAP_SIZE);
      const rgba = new Uint8Array(crop.buffer, crop.byteOffset, crop.byteLength);
      const outputs = await model.run({
        rgba: { type: 'uint8', data: rgba, shape: [1, CROP_SIZE, CROP_SIZE, 4] },
        mask: { type: 'float32', data: mask, shape: [1, 1, SKIN_MAP_SIZE, SKIN_MAP_SIZE] },
      });
      return recordOf(SKIN_MAP_NAMES, (name) => planeOf(name, outputs.get(name)));
    },
    close: () => model.close(),
  };
}

function expectLength(what: string, length: number, expected: number): void {
  if (length !== expected) throw new RangeError(`The ${what} has ${length} values instead of ${expected}`);
}

function planeOf(name: string, data: Float32Array | undefined): SkinPlane {
  if (data === undefined) throw new Error(`The network has no output ${name}`);
  return { width: SKIN_MAP_SIZE, height: SKIN_MAP_SIZE, data };
}
