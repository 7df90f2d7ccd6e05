/**
 * The lite landmark engine: BlazeFace and Face Mesh on TensorFlow.js. A third of MediaPipe's download,
 * for slow connections and for browsers in which MediaPipe cannot start.
 */
import type { LandmarkEngine, ModelLoader } from './engine.ts';
import { findFaces } from './lite/find-faces.ts';
import { createNetworks } from './lite/networks.ts';
import { createCanvasSampling } from './lite/sampler.ts';

/**
 * Starts the engine. Makes no request but one for its wasm file under `wasmBase`.
 *
 * @param load verified bytes of blazeface.json, blazeface.bin, facemesh.json and facemesh.bin
 * @param wasmBase folder of the TensorFlow.js wasm files on our own origin, with a slash at its end
 * @throws Error when WebAssembly or OffscreenCanvas is missing, or a model is damaged
 */
export async function createLiteEngine(load: ModelLoader, wasmBase: string): Promise<LandmarkEngine> {
  const samplerOf = createCanvasSampling();
  const networks = await createNetworks(load, wasmBase);
  const search = (image: ImageBitmap, thorough: boolean) =>
    findFaces(networks, { width: image.width, height: image.height, sample: samplerOf(image) }, { thorough });
  return {
    name: 'lite',
    detect: async (image) => search(image, true),
    detectFrame: async (frame) => search(frame, false),
    lost: () => false,
    close: () => networks.dispose(),
  };
}
