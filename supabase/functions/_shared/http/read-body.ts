/** Reads at most `maxBytes` of a body: the limit holds while reading, whatever Content-Length claims. */

export type BodyRead =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: 'too-large' | 'broken' | 'aborted' };

/** Never rejects. Stops and drops the rest of the stream at the limit, or when `signal` fires. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<BodyRead> {
  if (body === null) return { ok: true, bytes: new Uint8Array(0) };
  const reader = body.getReader();
  const drop = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', drop, { once: true });
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (signal?.aborted) return { ok: false, reason: 'aborted' };
      if (done) return { ok: true, bytes: join(chunks, length) };
      length += value.byteLength;
      if (length > maxBytes) {
        drop();
        return { ok: false, reason: 'too-large' };
      }
      chunks.push(value);
    }
  } catch {
    return { ok: false, reason: signal?.aborted ? 'aborted' : 'broken' };
  } finally {
    signal?.removeEventListener('abort', drop);
  }
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** The bytes as JSON; undefined when they are not UTF-8 or not JSON (JSON has no undefined of its own). */
export function parseJsonBytes(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
