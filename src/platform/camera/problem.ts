/** Why there is no camera picture. */
import { isIos } from '#domain/install/way.ts';
import type { CameraProblem } from '#functions/vocabulary.ts';

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
