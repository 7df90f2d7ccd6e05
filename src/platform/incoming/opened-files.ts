/** Photos that the system's file manager opened the installed app with (`file_handlers` of the manifest). */

import { photoAmong, type IncomingRefusal } from '#domain/limits/photo.ts';

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
