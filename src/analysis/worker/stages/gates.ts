/** Stage "gates": the photo's quality as numbers, and a stop where it is too poor to say anything honest. */
import { boundingBox } from '#domain/face/landmarks.ts';
import { hardGate } from '#domain/capture/gates.ts';
import type { Angle } from '#domain/capture/limits.ts';
import { sharpnessOf } from '#domain/capture/sharpness.ts';
import type { PhotoQuality } from '#domain/face/report.ts';
import { cameraDistanceCm, interocularDistance } from '#domain/face/distances.ts';
import type { SkinRegions } from '#domain/skin/skin-regions.ts';
import { AnalysisError } from '../errors.ts';
import type { FoundFace } from './landmarks.ts';

export interface GateInput {
  readonly image: { readonly width: number; readonly height: number };
  readonly face: FoundFace;
  readonly skin: SkinRegions;
  readonly lightHardness: number;
  /** Focal length over the long side of the photo; null where the lens is unknown, or the photo was cut. */
  readonly focalRatio: number | null;
  readonly angle: Angle;
}

/** @throws AnalysisError `too-small`, `low-resolution`, `turned-away`, `too-dark`, `too-bright`, `blurred` */
export function passGates({ image, face, skin, lightHardness, focalRatio, angle }: GateInput): PhotoQuality {
  const box = boundingBox(face.landmarks);
  const longSide = Math.max(image.width, image.height);
  const quality: PhotoQuality = {
    width: image.width,
    height: image.height,
    interocularPx: interocularDistance(face.landmarks),
    distanceCm: focalRatio === null ? null : cameraDistanceCm(face.landmarks, focalRatio * longSide),
    skinLightness: skin.skinLightness,
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
