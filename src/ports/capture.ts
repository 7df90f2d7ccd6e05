/** What taking, showing and sharing a photo needs from the browser. */
import type { CameraProblem } from '#functions/vocabulary.ts';

/** `user` looks at the person, `environment` away from them. */
export type Facing = 'user' | 'environment';

export interface OpenCamera {
  /** For `video.srcObject`; nothing else may hold it, so that `stop` really ends it. */
  readonly stream: MediaStream;
  readonly facing: Facing;
  /** Of a camera that does not say which way it looks (a webcam), its device; null where it says it. */
  readonly device: string | null;
  /** True where this track can light a lamp. */
  readonly hasTorch: boolean;
  /** False: the lamp did not obey. */
  setTorch(on: boolean): Promise<boolean>;
  /** Ends every track; the camera's light goes out. Safe to call again. */
  stop(): void;
}

export type CameraOutcome =
  | { readonly ok: true; readonly camera: OpenCamera }
  | { readonly ok: false; readonly problem: CameraProblem };

export interface CameraService {
  /** A problem that no permission cures; null: it may be asked for. */
  obstacle(): CameraProblem | null;
  /** Whether the browser would ask, has been allowed, or has been told no. `prompt` where it will not say. */
  permission(): Promise<PermissionState>;
  /** Opens a camera, video only. Never rejects. */
  open(wanted: WantedCamera, told: CameraNews): Promise<CameraOutcome>;
  /** The devices of all cameras; none where the browser will not say. */
  devices(): Promise<readonly string[]>;
}

/** Which camera: by the way it looks, or a device by itself. */
export type WantedCamera = { readonly facing: Facing } | { readonly device: string };

export interface CameraNews {
  /** The picture has ended by itself. Told once. */
  readonly onLost: () => void;
  /** A call or another app has taken the camera: the picture stands still. */
  readonly onTaken: () => void;
  /** It may be had again: what was opened before may go on standing still, so it is to be opened anew. */
  readonly onGivenBack: () => void;
}

export interface ShareRequest {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** The card; null: text and link alone. */
  readonly file: File | null;
}

/** `dismissed`: the person closed the share sheet, which needs no message. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/**
 * `saved`: among the downloads. `handed`: to where the person chose in the share sheet, or `dismissed`. `again`: the tap
 * was too long ago for the sheet, and the next one opens it. `failed`: the device takes no such file.
 */
export type SaveOutcome = 'saved' | 'handed' | 'dismissed' | 'again' | 'failed';

/** What the device hands on: the card itself, the app's link in a share sheet, or that link in the clipboard. */
export type ShareWay = 'card' | 'link' | 'copy';

export interface ShareService {
  /** What `share` will hand on here. */
  way(): ShareWay;
  /** The device's share sheet with the file alone, else with text and link, else the link into the clipboard. Never rejects. */
  share(request: ShareRequest): Promise<ShareOutcome>;
  /** Puts a text into the clipboard; false where the device does not let it. Never rejects. */
  copy(text: string): Promise<boolean>;
  /** The address of the app, which is what gets shared. */
  readonly appUrl: string;
  /** Offers the file: as a download, or in the share sheet where a download has no way back. Never rejects. */
  save(file: File): Promise<SaveOutcome>;
}

export type SoundName = 'shutter' | 'reveal';

export interface SoundService {
  /** A short blip of our own; silent where audio is not to be had. */
  play(name: SoundName): void;
}

export interface HapticsService {
  /** A short buzz; nothing where the device has none. */
  buzz(pattern: number | readonly number[]): void;
}

export interface WakeLockService {
  /** Keeps the screen on until the returned function is called. Nothing where the browser cannot. */
  hold(): () => void;
}

export interface CaptureServices {
  readonly camera: CameraService;
  readonly sharing: ShareService;
  readonly sound: SoundService;
  readonly haptics: HapticsService;
  readonly wakeLock: WakeLockService;
  /** A fresh UUID, also where the page is not in a secure context. */
  newId(): string;
}

// Photos as the browser hands them over.

export interface PhotoService {
  /** An address that `<img>` can show until it is closed. */
  openUrl(photo: Blob): string;
  closeUrl(url: string): void;
  /**
   * A copy that stays: a file that the phone lends may be gone by the next look at it. Rejects where it was not handed
   * over: it is still in a cloud, was changed since it was chosen, or is a folder.
   */
  inMemory(photo: Blob): Promise<Blob>;
  /** The address of a small picture of the drawn face that every visitor can try. */
  readonly samplePreviewUrl: string;
  /** The drawn face as a file. Rejects when it cannot be had, takes too long, or is no longer wanted. */
  sample(signal?: AbortSignal): Promise<Blob>;
}
