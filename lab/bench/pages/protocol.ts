/** What the reference page offers to the benchmark. Each call measures one run inside its worker. */
export interface Reference {
  /** Starts both references; resolves when each has seen the photo of the file input once. */
  start(): Promise<void>;
  /** Milliseconds of raw `FaceLandmarker.detect` on the decoded photo. */
  landmarker(): Promise<number>;
  /** Milliseconds of `Human.detect` on the decoded photo. */
  human(): Promise<number>;
}

/** What each worker answers to. */
export interface ReferenceWorker {
  start(photo: Blob): Promise<void>;
  /** Milliseconds of one detection; rejects when it finds no face. */
  time(): Promise<number>;
}

declare global {
  interface Window {
    reference?: Reference;
  }
}
