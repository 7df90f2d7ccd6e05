/**
 * One photo to one report. The body of `analysePhoto` reads like the list of stages in ARCHITECTURE.md;
 * each stage lives in a file of its own.
 */
import type { Analysed, AnalyzeOptions, AnalyzeProgress } from '../contract.ts';
import { measureFromTheFront } from '#domain/face/proportions.ts';
import { buildReport } from '#domain/score/build-report.ts';
import { measureSkin } from '#domain/skin/measure-skin.ts';
import { softenBy } from '#domain/skin/softness.ts';
import type { LandmarkEngine } from './engines/engine.ts';
import type { Aligner } from './stages/align.ts';
import { decode } from './stages/decode.ts';
import { findFace, readExpression } from './stages/landmarks.ts';
import type { ShapeReader } from './stages/face-shape.ts';
import { readFocalRatio } from './stages/focal-length.ts';
import { passGates } from './stages/gates.ts';
import { readMoment } from './stages/moment.ts';
import { buildOverlays, flatten } from './stages/overlays.ts';
import { readSkin } from './stages/read-skin.ts';
import type { SkinMapNetwork } from './stages/skin-maps.ts';
import { createStageRunner } from './stage-runner.ts';

/** What a running worker keeps warm. */
export interface Pipeline {
  readonly engine: LandmarkEngine;
  readonly skinMaps: SkinMapNetwork;
  readonly shape: ShapeReader;
  readonly aligner: Aligner;
}

/**
 * @param isCancelled asked before every stage
 * @throws AnalysisError with the code that tells the person what to do
 */
export async function analysePhoto(
  pipeline: Pipeline,
  photo: Blob,
  options: AnalyzeOptions,
  onProgress: (progress: AnalyzeProgress) => void,
  isCancelled: () => boolean,
): Promise<Analysed> {
  const { run, show, timings } = createStageRunner(onProgress, isCancelled);
  const { engine, aligner, skinMaps, shape } = pipeline;
  const image = await run('decode', () => decode(photo));
  try {
    // The file is read while the landmarks keep this thread busy.
    const focalRatio = options.focalRatio ?? readFocalRatio(photo, image);
    const face = await run('landmarks', () => findFace(engine, image));
    const { landmarks, pose } = face;
    const { width, height } = image;
    if (options.overlays) show({ width, height, landmarks: flatten(landmarks), overlays: null });
    const aligned = await run('align', () => aligner.align(image, landmarks));
    const { canonical, skin, seen, softness, lightHardness } = await run('regions', () => readSkin(aligned));
    const quality = await run('gates', async () =>
      passGates({
        image,
        face,
        aligned,
        skin,
        lightHardness,
        focalRatio: await focalRatio,
        angle: options.angle,
      }),
    );
    const maps = await run('skin-maps', () =>
      skinMaps.run(canonical, skin.readable.data, skin.box, softenBy(softness)),
    );
    const overlays = options.overlays ? buildOverlays(landmarks, aligned, maps, skin) : null;
    if (overlays !== null) show({ width, height, landmarks: overlays.landmarks, overlays });
    const raw = await run('skin-metrics', () => measureSkin(maps, skin, seen));
    const { frontal, geometry } = await run('geometry', () => measureFromTheFront(landmarks, pose));
    const reading = await run('face-shape', () =>
      shape.read({ engine: engine.name, image, landmarks, frontal, pose }),
    );
    const cues = await run('expression', () => readExpression(face, frontal));
    const { moment, scene } = await run('moment', () => readMoment({ image, face, aligned, skin }));
    const report = await run('scores', () =>
      buildReport({
        engine: engine.name,
        pose,
        quality,
        skin,
        aligned,
        raw,
        geometry,
        reading,
        cues,
        moment,
        scene,
      }),
    );
    return { report, overlays, timings: options.timings ? timings() : null };
  } finally {
    image.close();
  }
}
