/** Stage "gates": the photo's quality as numbers, and a stop where it is too poor to say anything honest. */
import { boundingBox } from '#domain/face/landmarks.ts';
import { readExposure } from '#domain/capture/exposure.ts';
import { areEyesHidden, hardGate } from '#domain/capture/gates.ts';
import type { Angle } from '#domain/capture/limits.ts';
import { sharpnessOf } from '#domain/capture/sharpness.ts';
import type { PhotoQuality } from '#domain/face/report.ts';
import { cameraDistanceCm, interocularDistance } from '#domain/face/distances.ts';
import { readLightColour } from '#domain/moment/sclera.ts';
import type { SkinRegions } from '#domain/skin/skin-regions.ts';
import { AnalysisError } from '../errors.ts';
import type { AlignedCrop } from './align.ts';
import type { FoundFace } from './landmarks.ts';

export interface GateInput {
  readonly image: { readonly width: number; readonly height: number };
  readonly face: FoundFace;
  readonly aligned: Pick<AlignedCrop, 'pixels' | 'landmarks'>;
  readonly skin: SkinRegions;
  readonly lightHardness: number;
  /** Focal length over the long side of the photo; null where the lens is unknown, or the photo was cut. */
  readonly focalRatio: number | null;
  readonly angle: Angle;
}

/** @throws AnalysisError `too-small`, `low-resolution`, `turned-away`, `too-dark`, `too-bright`, `blurred` */
export function passGates(input: GateInput): PhotoQuality {
  const { image, face, aligned, skin, lightHardness, focalRatio, angle } = input;
  const box = boundingBox(face.landmarks);
  const longSide = Math.max(image.width, image.height);
  const interocularPx = interocularDistance(face.landmarks);
  const quality: PhotoQuality = {
    width: image.width,
    height: image.height,
    interocularPx,
    distanceCm: focalRatio === null ? null : cameraDistanceCm(face.landmarks, focalRatio * longSide),
    skinLightness: skin.skinLightness,
    exposure: readExposure(aligned.pixels, skin.face),
    lightColour: areEyesHidden(skin.coverage)
      ? null
      : readLightColour(aligned.pixels, aligned.landmarks, interocularPx),
    clippedShare: skin.clippedShare,
    lightImbalance: skin.lightImbalance,
    lightHardness,
    sharpness: sharpnessOf(skin.light, skin.face),
    faceFill: box.height / image.height,
    offCentre: Math.hypot(
      (box.x + box.width / 2) / image.width - 0.5,
      (box.y + box.height / 2) / image.height - 0.5,
    ),
  };
  const error = hardGate(quality, face.pose, angle);
  if (error !== null) throw new AnalysisError(error, JSON.stringify({ ...quality, ...face.pose }));
  return quality;
}
