/**
 * @vladmandic/human on its WASM backend with the five face modules that decisions call the reference
 * (face, mesh, iris, emotion, description) and its default settings otherwise.
 */
import { Human } from '@vladmandic/human';
import { expose } from 'comlink';
import type { ReferenceWorker } from './protocol.ts';

const human = new Human({
  backend: 'wasm',
  modelBasePath: '/human/',
  wasmPath: '/wasm/tfjs/',
  // Nothing is reused from the run before: every run is a new photo, as every run of ours is.
  cacheSensitivity: 0,
  warmup: 'none',
  face: {
    enabled: true,
    mesh: { enabled: true },
    iris: { enabled: true },
    emotion: { enabled: true },
    description: { enabled: true },
  },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
  gesture: { enabled: false },
});
let picture: ImageBitmap | null = null;

const reference: ReferenceWorker = {
  async start(photo) {
    picture = await createImageBitmap(photo);
    await human.load();
    await reference.time();
    const { backend } = human.config;
    if (backend !== 'wasm') throw new Error(`Human runs on ${backend} instead of wasm.`);
  },
  async time() {
    if (!picture) throw new Error('Not started.');
    const started = performance.now();
    const { face } = await human.detect(picture);
    const ms = performance.now() - started;
    const [first] = face;
    if (!first) throw new Error('Human finds no face in the photo.');
    // A module that did not run would make the reference look faster than it is.
    if (first.mesh.length < 478 || !first.emotion?.length || !first.embedding?.length) {
      throw new Error('A module of Human did not run.');
    }
    return ms;
  },
};
expose(reference);
