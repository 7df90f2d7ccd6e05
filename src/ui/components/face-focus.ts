/** Middle of a face in shares of the photo, 0 to 1 from its left and upper edge. */
export interface FaceFocus {
  readonly x: number;
  readonly y: number;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * The middle of all landmarks, which lies between eyes and mouth.
 * @param landmarks x, y pairs in pixels of the photo
 * @returns null without landmarks
 */
export function faceFocus(
  landmarks: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
): FaceFocus | null {
  const count = Math.floor(landmarks.length / 2);
  if (count === 0) return null;
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i += 1) {
    x += landmarks[2 * i] ?? 0;
    y += landmarks[2 * i + 1] ?? 0;
  }
  return { x: within(x / count / width), y: within(y / count / height) };
}
