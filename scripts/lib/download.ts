/** How long the server may take to begin its answer, and to finish it, in milliseconds. */
const LIMITS = { connect: 5_000, total: 60_000 };

/**
 * Fetches at most `maxBytes` from `url`, and tells `onBytes` how many have come. Rejects when the answer does not
 * begin within 5 s, does not end within 60 s, is not 200, or grows longer than expected.
 */
export async function download(
  url: string,
  maxBytes: number,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Uint8Array> {
  const abort = new AbortController();
  const stopAfter = (ms: number, what: string) =>
    setTimeout(() => abort.abort(new Error(`${what} within ${ms / 1000} s`)), ms);
  const total = stopAfter(LIMITS.total, 'not finished');
  const connect = stopAfter(LIMITS.connect, 'no answer');
  try {
    const response = await fetch(url, { signal: abort.signal });
    clearTimeout(connect);
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body) {
      chunks.push(chunk);
      length += chunk.byteLength;
      if (length > maxBytes) throw new Error(`sent more than ${maxBytes} bytes`);
      onBytes(length);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  } finally {
    abort.abort();
    clearTimeout(connect);
    clearTimeout(total);
  }
}

/** Node's fetch hides the reason ("fetch failed") in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
