/** Turning a mesh to the front, so that ratios do not depend on where the person looked. */
import {
  frontalLandmarks,
  STRIDE,
  type FrontalPixels,
  type ImagePixels,
  type Landmarks,
} from './landmarks.ts';
import type { Pose } from './report.ts';

const RADIANS = Math.PI / 180;

/**
 * The landmarks with the head's turn undone: R⁻¹ about the mesh's own centre, R as in pose.ts.
 *
 * @returns new landmarks, frontal and upright
 */
export function frontalise(landmarks: Landmarks<ImagePixels>, pose: Pose): Landmarks<FrontalPixels> {
  const n = Math.floor(landmarks.length / STRIDE);
  let cx = 0;
  let cy = 0;
  let cz = 0;
  for (let i = 0; i < n; i++) {
    cx += (landmarks[i * 3] ?? 0) / n;
    cy += (landmarks[i * 3 + 1] ?? 0) / n;
    cz += (landmarks[i * 3 + 2] ?? 0) / n;
  }
  const [sinRoll, cosRoll] = [Math.sin(pose.roll * RADIANS), Math.cos(pose.roll * RADIANS)];
  const [sinYaw, cosYaw] = [Math.sin(pose.yaw * RADIANS), Math.cos(pose.yaw * RADIANS)];
  const [sinPitch, cosPitch] = [Math.sin(pose.pitch * RADIANS), Math.cos(pose.pitch * RADIANS)];
  const out = new Float32Array(n * STRIDE);
  for (let i = 0; i < n; i++) {
    // Axes of pose.ts: x right, y up, z towards the camera.
    const x0 = (landmarks[i * 3] ?? 0) - cx;
    const y0 = -((landmarks[i * 3 + 1] ?? 0) - cy);
    const z0 = -((landmarks[i * 3 + 2] ?? 0) - cz);
    // Rz(roll), then Ry(−yaw), then Rx(pitch): the inverse of Rz(−roll)·Ry(yaw)·Rx(−pitch).
    const x1 = cosRoll * x0 - sinRoll * y0;
    const y1 = sinRoll * x0 + cosRoll * y0;
    const x2 = cosYaw * x1 - sinYaw * z0;
    const z2 = sinYaw * x1 + cosYaw * z0;
    const y3 = cosPitch * y1 - sinPitch * z2;
    const z3 = sinPitch * y1 + cosPitch * z2;
    out[i * 3] = cx + x2;
    out[i * 3 + 1] = cy - y3;
    out[i * 3 + 2] = cz - z3;
  }
  return frontalLandmarks(out);
}
