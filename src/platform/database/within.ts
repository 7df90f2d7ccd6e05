/** Longer than any phone needs; a browser's own fault can take for ever. */
export const LIMIT_MS = 8_000;

/** Rejects where it takes longer: for the caller that is the same as storage that is shut. */
export async function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = () => new DOMException('The database does not answer', 'TimeoutError');
    timer = setTimeout(() => reject(error()), LIMIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
