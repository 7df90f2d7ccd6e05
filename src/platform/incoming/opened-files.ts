/** Photos that the system's file manager opened the installed app with (`file_handlers` of the manifest). */

interface LaunchParams {
  readonly files: readonly Pick<FileSystemFileHandle, 'getFile'>[];
}

/** The part of `window.launchQueue` that is used; browsers without file handling have none. */
export interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

/** Calls back with the first file of each launch from now on, the one that started the app included. */
export function onOpenedFile(queue: LaunchQueue | undefined, onFile: (file: File) => void): void {
  queue?.setConsumer(({ files }) => {
    const [first] = files;
    // A file that cannot be read any more: the person sees the camera screen and chooses again.
    void first?.getFile().then(onFile, () => undefined);
  });
}
