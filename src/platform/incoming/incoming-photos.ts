/** Photos that the system's file manager opened the installed app with (`file_handlers` of the manifest). */
import { INCOMING_REFUSALS, type IncomingRefusal, photoAmong, SHARED_KEPT_MS } from '#domain/limits/photo.ts';
import type { IncomingService } from '#ports/pwa.ts';

interface LaunchParams {
  readonly files: readonly Pick<FileSystemFileHandle, 'getFile'>[];
}

/** The part of `window.launchQueue` that is used; browsers without file handling have none. */
export interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

/** Calls back with the file of each launch from now on, the one that started the app included, or why there is none. */
export function onOpenedFile(
  queue: LaunchQueue | undefined,
  onFile: (file: File | IncomingRefusal) => void,
): void {
  queue?.setConsumer(({ files }) => {
    const came = Promise.all(files.map((handle) => handle.getFile()));
    void came.then(photoAmong, () => 'unreadable' as const).then((file) => file !== null && onFile(file));
  });
}

// Photos from another app's share sheet. The service worker takes them (src/service-worker/share-target.ts),
// if the page has said that it may, and leaves each in Cache Storage until the camera screen asks for it.

/** The agreement with the service worker: where its permission lies, and where it leaves the photo. */
const PERMISSION_CACHE = 'roast-me-extras';
const ALLOWED = '/shared/allowed';
const PHOTO_CACHE = 'roast-me-shared';
const PHOTO = '/shared/photo';
const REFUSED = 'X-Refused';

/** Nothing here rejects: where storage is blocked, nothing is ever shared. */
export function createSharedPhotos(
  storage: CacheStorage | undefined,
  now: () => number,
): Omit<IncomingService, 'onOpened'> {
  const orNothing = async <Result>(
    work: (caches: CacheStorage) => Promise<Result>,
  ): Promise<Result | null> => {
    try {
      return storage === undefined ? null : await work(storage);
    } catch {
      return null;
    }
  };
  const isFresh = (response: Response): boolean =>
    Math.abs(now() - Date.parse(response.headers.get('Date') ?? '')) <= SHARED_KEPT_MS;
  const waiting = async (caches: CacheStorage): Promise<Response | null> =>
    // Opening would create it, and an empty store would show in the profile.
    (await caches.has(PHOTO_CACHE)) ? ((await (await caches.open(PHOTO_CACHE)).match(PHOTO)) ?? null) : null;

  return {
    async allow(allowed) {
      await orNothing(async (caches) => {
        const permission = await caches.open(PERMISSION_CACHE);
        if (allowed) await permission.put(ALLOWED, new Response(''));
        else await permission.delete(ALLOWED);
        const photo = await waiting(caches);
        if (photo !== null && !(allowed && isFresh(photo))) await caches.delete(PHOTO_CACHE);
      });
    },
    take: () =>
      orNothing(async (caches) => {
        const response = await waiting(caches);
        if (response === null) return null;
        const photo = await response.blob();
        await caches.delete(PHOTO_CACHE);
        const why = response.headers.get(REFUSED);
        if (why !== null && isFresh(response)) return INCOMING_REFUSALS.find((name) => name === why) ?? null;
        return isFresh(response) ? new File([photo], 'shared', { type: photo.type }) : null;
      }),
  };
}
