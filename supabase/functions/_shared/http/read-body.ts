/**
 * Reads at most `maxBytes` of a body, and for no longer than `limitMs`: both limits hold while reading, whatever
 * Content-Length claims and however slowly the bytes trickle in.
 */

export type BodyRead =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: 'too-large' | 'too-slow' | 'broken' | 'aborted' };

export interface ReadLimits {
  readonly maxBytes: number;
  /** Milliseconds for the whole body; BODY_LIMIT_MS by default. */
  readonly limitMs?: number | undefined;
  readonly signal?: AbortSignal;
}

/** A kilobyte of facts takes a second on the slowest of lines. */
export const BODY_LIMIT_MS = 10_000;

/** Never rejects. Stops and drops the rest of the stream at a limit, or when `signal` fires. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, limitMs = BODY_LIMIT_MS, signal }: ReadLimits,
): Promise<BodyRead> {
  if (body === null) return { ok: true, bytes: new Uint8Array(0) };
  const reader = body.getReader();
  let stopped: 'too-slow' | 'aborted' | null = null;
  const drop = () => void reader.cancel().catch(() => undefined);
  const stop = (reason: 'too-slow' | 'aborted') => {
    stopped ??= reason;
    drop();
  };
  const abort = () => stop('aborted');
  signal?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => stop('too-slow'), limitMs);
  // Read through a function: TypeScript does not see that a callback has written it.
  const reason = () => stopped;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const why = signal?.aborted === true ? 'aborted' : reason();
      if (why !== null) return { ok: false, reason: why };
      if (done) return { ok: true, bytes: join(chunks, length) };
      length += value.byteLength;
      if (length > maxBytes) {
        drop();
        return { ok: false, reason: 'too-large' };
      }
      chunks.push(value);
    }
  } catch {
    return { ok: false, reason: signal?.aborted === true ? 'aborted' : (reason() ?? 'broken') };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
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

/** Deeper than anything of ours. JSON.stringify and PostgreSQL walk down by recursion and fall over in the thousands. */
const MAX_NESTING = 100;

/** Whether a JSON text goes down too far to be touched. */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (quoted) {
      if (character === '\\') i += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > MAX_NESTING) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}

/**
 * The bytes as JSON; undefined when they are not UTF-8, not JSON (JSON has no undefined of its own), or nested
 * deeper than anything of ours.
 */
export function parseJsonBytes(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isNestedTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
