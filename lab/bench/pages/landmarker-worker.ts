/** Raw MediaPipe Face Landmarker: CPU delegate, one face, blendshapes and matrix on, as our engine asks for them. */
import { FaceLandmarker, FilesetResolver } from '@mediapipe/tasks-vision';
import { expose } from 'comlink';
import type { ReferenceWorker } from './protocol.ts';

let landmarker: FaceLandmarker | null = null;
let picture: ImageBitmap | null = null;

const reference: ReferenceWorker = {
  async start(photo) {
    picture = await createImageBitmap(photo);
    landmarker = await FaceLandmarker.createFromOptions(
      await FilesetResolver.forVisionTasks('/wasm/mediapipe', true),
      {
        baseOptions: { modelAssetPath: '/models/face_landmarker.task', delegate: 'CPU' },
        runningMode: 'IMAGE',
        numFaces: 1,
        outputFaceBlendshapes: true,
        outputFacialTransformationMatrixes: true,
      },
    );
    await reference.time();
  },
  time() {
    if (!landmarker || !picture) throw new Error('Not started.');
    const started = performance.now();
    const { faceLandmarks } = landmarker.detect(picture);
    const ms = performance.now() - started;
    if (faceLandmarks.length === 0) throw new Error('MediaPipe finds no face in the photo.');
    return Promise.resolve(ms);
  },
};
expose(reference);
