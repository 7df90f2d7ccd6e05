/**
 * One request for a file, or for the rest of it. A file is first asked for as a whole, which servers answer
 * compressed. The rest is asked for by range, and a range is always of the plain file: the fetch standard adds
 * `Accept-Encoding: identity` to it, because a range of a compressed answer would count compressed bytes. So a
 * range pays only where the plain rest is smaller than the whole compressed file; models hardly compress, and
 * are resumed almost anywhere, while WebAssembly shrinks to a fifth and is mostly asked for anew.
 */
import type { ListedFile } from '#domain/models/listing.ts';
import { AnalysisError } from '../errors.ts';

/** A download that brings no byte for this long is given up. */
const STALL_MS = 15_000;

export interface Arrival {
  /** The file so far; as long as the whole file. */
  readonly buffer: Uint8Array;
  /** How many bytes of it are there, from its start. */
  have: number;
}

const paysToResume = (file: ListedFile, have: number): boolean =>
  have > 0 && file.bytes - have <= file.transfer;

/** Where the answer begins in the file; null for a range that is not the one that was asked for. */
function startOf(response: Response, asked: number): number | null {
  if (response.status === 416) return null;
  if (response.status !== 206) return 0;
  const from = Number(/^bytes (\d+)-/.exec(response.headers.get('Content-Range') ?? '')?.[1]);
  return from === asked ? from : null;
}

/** The page of a portal, or of an app that answers for every address. */
const isPage = (response: Response): boolean =>
  (response.headers.get('Content-Type') ?? '').startsWith('text/html');

/**
 * Writes into the arrival until the file is whole or the line breaks.
 *
 * @param fresh past every cache, after a wrong file
 * @throws AnalysisError for an answer that is no file; whatever `fetch` throws when the line breaks
 */
export async function receive(
  address: string,
  file: ListedFile,
  arrival: Arrival,
  { fresh, onBytes }: { readonly fresh: boolean; readonly onBytes: () => Promise<void> },
): Promise<void> {
  const abort = new AbortController();
  let stall = setTimeout(() => abort.abort(), STALL_MS);
  try {
    const from = paysToResume(file, arrival.have) ? arrival.have : 0;
    const response = await fetch(address, {
      signal: abort.signal,
      ...(from > 0 ? { headers: { Range: `bytes=${from}-` } } : {}),
      cache: fresh ? 'reload' : 'default',
    });
    const start = startOf(response, from);
    if (start === null) {
      arrival.have = 0;
      return;
    }
    if (!response.ok || response.body === null || isPage(response)) {
      throw new AnalysisError('model-unavailable', `${file.name}: HTTP ${response.status}`);
    }
    let at = start;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (at + part.value.length > arrival.buffer.length) {
        // Whatever this is, its first bytes are not the file's either.
        arrival.buffer.fill(0);
        arrival.have = arrival.buffer.length;
        return;
      }
      arrival.buffer.set(part.value, at);
      at += part.value.length;
      // A file that begins anew has first to catch up with what was there.
      arrival.have = Math.max(arrival.have, at);
      await onBytes();
      clearTimeout(stall);
      stall = setTimeout(() => abort.abort(), STALL_MS);
    }
  } finally {
    clearTimeout(stall);
    abort.abort();
  }
}
