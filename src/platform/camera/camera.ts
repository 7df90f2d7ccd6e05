/** The live camera: video only, never recorded, stopped by the caller that opened it. */
import type { CameraProblem } from '#functions/vocabulary.ts';
import type { CameraOutcome, CameraService, Facing, OpenCamera } from '#ports/capture.ts';
import { isIos } from '#domain/install/way.ts';

// Why there is no camera picture.

/** The part of the browser that tells whether a camera may be asked for at all. */
export interface CameraSurroundings {
  readonly isSecureContext: boolean;
  readonly hasMediaDevices: boolean;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** iOS alone has `navigator.standalone`: true in a web app on the home screen. */
  readonly standalone: boolean;
}

/** A problem that no permission cures, or null. */
export function obstacleIn(surroundings: CameraSurroundings): CameraProblem | null {
  if (surroundings.standalone && isIos(surroundings)) return 'installed-ios';
  if (!surroundings.isSecureContext) return 'insecure';
  return surroundings.hasMediaDevices ? null : 'none';
}

/** By the name of the DOMException with which getUserMedia refuses (W3C Media Capture, § 10.3.5). */
const BY_NAME: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
};

export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return BY_NAME[name] ?? 'failed';
}

/** TypeScript's DOM types leave the lamp out (W3C MediaStream Image Capture, `torch`). */
interface LampCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

/** Portrait phones turn the numbers round by themselves. More pixels than this only cost time. */
const WIDTH = 1920;
const HEIGHT = 1440;

function obstacle(): CameraProblem | null {
  return obstacleIn({
    isSecureContext: window.isSecureContext,
    hasMediaDevices: 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    standalone: 'standalone' in navigator && navigator.standalone === true,
  });
}

async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    // Older browsers do not know the name "camera".
    return 'prompt';
  }
}

async function count(): Promise<number> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind }) => kind === 'videoinput').length;
  } catch {
    return 0;
  }
}

async function open(facing: Facing, onLost: () => void): Promise<CameraOutcome> {
  const blocked = obstacle();
  if (blocked !== null) return { ok: false, problem: blocked };
  try {
    const video = { facingMode: facing, width: { ideal: WIDTH }, height: { ideal: HEIGHT } };
    const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video });
    return { ok: true, camera: asCamera(stream, facing, onLost) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

function asCamera(stream: MediaStream, asked: Facing, onLost: () => void): OpenCamera {
  const track = stream.getVideoTracks()[0];
  // A laptop has one camera and no facing: it looks at the person.
  const facing = track?.getSettings().facingMode ?? 'user';
  const capabilities: LampCapabilities = track?.getCapabilities?.() ?? {};
  // "ended" comes only when the picture ends by itself, never from our own stop().
  track?.addEventListener('ended', onLost, { once: true });
  return {
    stream,
    facing: facing === 'environment' || facing === 'user' ? facing : asked,
    hasTorch: capabilities.torch === true,
    async setTorch(on) {
      try {
        await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
        return true;
      } catch {
        return false;
      }
    },
    stop() {
      for (const each of stream.getTracks()) each.stop();
    },
  };
}

/** The device's cameras. */
export const camera: CameraService = { obstacle, permission, open, count };
