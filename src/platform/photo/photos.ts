/** Photos as the browser hands them over. Nothing is judged here: the worker decides what it can read. */
import type { PhotoService } from '#ports/capture.ts';

/** The drawn face of our own, served from our own origin. */
const SAMPLE_URL = `${import.meta.env.BASE_URL}samples/face.jpg`;
/** The same in 264 px, for those who only see that it is offered. */
const SAMPLE_PREVIEW_URL = `${import.meta.env.BASE_URL}samples/face-small.jpg`;
/** 79 KB: thirteen seconds at 50 kbit/s. */
const SAMPLE_LIMIT_MS = 20_000;

export const photos: PhotoService = {
  openUrl: (photo) => URL.createObjectURL(photo),
  closeUrl: (url) => URL.revokeObjectURL(url),
  // A shot of the app's own camera is in memory already.
  inMemory: async (photo) =>
    photo instanceof File ? new Blob([await photo.arrayBuffer()], { type: photo.type }) : photo,
  samplePreviewUrl: SAMPLE_PREVIEW_URL,
  async sample(signal) {
    // By hand: `AbortSignal.any` is younger than the browsers that the app runs on.
    const call = new AbortController();
    const end = () => call.abort();
    signal?.addEventListener('abort', end);
    if (signal?.aborted === true) end();
    const timer = setTimeout(end, SAMPLE_LIMIT_MS);
    try {
      const response = await fetch(SAMPLE_URL, { signal: call.signal });
      if (!response.ok) throw new Error(`The sample face answered ${response.status}`);
      // Awaited here, so that the limit holds for the body, too.
      return await response.blob();
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  },
};
