/** Photos as the browser hands them over. Nothing is judged here: the worker decides what it can read. */
import type { PhotoService } from '#ports/photos.ts';

/** The drawn face of our own, served from our own origin. */
const SAMPLE_URL = `${import.meta.env.BASE_URL}samples/face.jpg`;
/** The same in 264 px, for those who only see that it is offered. */
const SAMPLE_PREVIEW_URL = `${import.meta.env.BASE_URL}samples/face-small.jpg`;

export const photos: PhotoService = {
  openUrl: (photo) => URL.createObjectURL(photo),
  closeUrl: (url) => URL.revokeObjectURL(url),
  fromTransfer: (transfer) => transfer.files[0] ?? null,
  samplePreviewUrl: SAMPLE_PREVIEW_URL,
  async sample() {
    const response = await fetch(SAMPLE_URL);
    if (!response.ok) throw new Error(`The sample face answered ${response.status}`);
    return response.blob();
  },
};
