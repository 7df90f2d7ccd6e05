/** The live camera: video only, never recorded, stopped by the caller that opened it. */
import type { CameraProblem } from '#functions/vocabulary.ts';
import type {
  CameraNews,
  CameraOutcome,
  CameraService,
  Facing,
  OpenCamera,
  WantedCamera,
} from '#ports/capture.ts';
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

/** Whatever it is that fails in a web app on an iPhone's home screen, and no person's no: there is the camera app. */
export function problemOf(error: unknown, surroundings: CameraSurroundings): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const problem = BY_NAME[name] ?? 'failed';
  return problem !== 'denied' && surroundings.standalone && isIos(surroundings) ? 'installed-ios' : problem;
}

/** TypeScript's DOM types leave the lamp out (W3C MediaStream Image Capture, `torch`). */
interface LampCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

/** Portrait phones turn the numbers round by themselves. More pixels than this only cost time. */
const WIDTH = 1920;
const HEIGHT = 1440;

/** A track may be muted for a moment while nobody has taken anything. */
const MUTED_MS = 1000;

const surroundings = (): CameraSurroundings => ({
  isSecureContext: window.isSecureContext,
  hasMediaDevices: 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices,
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  standalone: 'standalone' in navigator && navigator.standalone === true,
});

const obstacle = (): CameraProblem | null => obstacleIn(surroundings());

async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    // Older browsers do not know the name "camera".
    return 'prompt';
  }
}

async function devices(): Promise<readonly string[]> {
  try {
    const all = await navigator.mediaDevices.enumerateDevices();
    return all.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
  } catch {
    return [];
  }
}

async function open(wanted: WantedCamera, news: CameraNews): Promise<CameraOutcome> {
  const blocked = obstacle();
  if (blocked !== null) return { ok: false, problem: blocked };
  const which = 'device' in wanted ? { deviceId: { exact: wanted.device } } : { facingMode: wanted.facing };
  try {
    const video = { ...which, width: { ideal: WIDTH }, height: { ideal: HEIGHT } };
    const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video });
    return { ok: true, camera: asCamera(stream, wanted, news) };
  } catch (error) {
    return { ok: false, problem: problemOf(error, surroundings()) };
  }
}

function asCamera(stream: MediaStream, wanted: WantedCamera, news: CameraNews): OpenCamera {
  const track = stream.getVideoTracks()[0];
  const { facingMode, deviceId } = track?.getSettings() ?? {};
  const says = facingMode === 'environment' || facingMode === 'user' ? facingMode : null;
  // A laptop has one camera and no facing: it looks at the person.
  const facing: Facing = says ?? (facingMode !== undefined && 'facing' in wanted ? wanted.facing : 'user');
  const capabilities: LampCapabilities = track?.getCapabilities?.() ?? {};
  // "ended" comes only when the picture ends by itself, never from our own stop().
  track?.addEventListener('ended', news.onLost, { once: true });
  let muted: ReturnType<typeof setTimeout> | undefined;
  let taken = false;
  track?.addEventListener('mute', () => {
    clearTimeout(muted);
    muted = setTimeout(() => {
      taken = true;
      news.onTaken();
    }, MUTED_MS);
  });
  track?.addEventListener('unmute', () => {
    clearTimeout(muted);
    if (taken) news.onGivenBack();
    taken = false;
  });
  return {
    stream,
    facing,
    device: says === null && deviceId !== undefined ? deviceId : null,
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
      clearTimeout(muted);
      for (const each of stream.getTracks()) each.stop();
    },
  };
}

/** The device's cameras. */
export const camera: CameraService = { obstacle, permission, open, devices };
