/** Photos as the browser hands them over. */

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
