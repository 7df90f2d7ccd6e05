/** One file, whole and verified: resumed where the line breaks, fetched once more where it is wrong. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ListedFile } from '#domain/models/listing.ts';
import { AnalysisError } from '../errors.ts';
import { pieceAddress } from './kept.ts';

// One request for a file, or for the rest of it. A file is first asked for as a whole, which servers answer
// compressed. The rest is asked for by range, and a range is always of the plain file: the fetch standard adds
// `Accept-Encoding: identity` to it, because a range of a compressed answer would count compressed bytes. So a
// range pays only where the plain rest is smaller than the whole compressed file; models hardly compress, and
// are resumed almost anywhere, while WebAssembly shrinks to a fifth and is mostly asked for anew.

/** A download that brings no byte for this long is given up. */
const STALL_MS = 15_000;

interface Arrival {
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
async function receive(
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

/** SHA-256 by the browser, or in TypeScript where plain http hides `crypto.subtle`. */
export async function isIntact(
  bytes: Uint8Array<ArrayBuffer>,
  file: Pick<ListedFile, 'bytes' | 'sha256'>,
): Promise<boolean> {
  if (bytes.length !== file.bytes) return false;
  const digest =
    typeof crypto !== 'undefined' && 'subtle' in crypto
      ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      : sha256(bytes);
  return bytesToHex(digest) === file.sha256;
}

// Pieces of a download that was cut off, kept so that the next try goes on from there, also after a restart.

/** Bytes between two pieces: what a killed tab loses at most. */
const PIECE = 1024 * 1024;

interface Pieces {
  /** Fills `buffer` from its start; resolves with how many bytes that made. */
  restore(buffer: Uint8Array): Promise<number>;
  /** Keeps what has arrived, if it is a piece more than the last time, or in any case at an interruption. */
  save(buffer: Uint8Array, have: number, always: boolean): Promise<void>;
  drop(): Promise<void>;
}

/** Without a cache nothing is kept. Nothing here rejects: a full disk costs the resuming, not the download. */
function createPieces(cache: Cache | undefined, address: string): Pieces {
  let saved = 0;
  const readPiece = async (from: number): Promise<Uint8Array | null> => {
    const response = await cache?.match(pieceAddress(address, from)).catch(() => undefined);
    const body = await response?.arrayBuffer().catch(() => undefined);
    return body === undefined || body.byteLength === 0 ? null : new Uint8Array(body);
  };
  return {
    async restore(buffer) {
      let have = 0;
      for (let piece = await readPiece(0); piece !== null; piece = await readPiece(have)) {
        if (have + piece.length > buffer.length) break;
        buffer.set(piece, have);
        have += piece.length;
      }
      saved = have;
      return have;
    },
    async save(buffer, have, always) {
      if (have <= saved || (!always && have - saved < PIECE)) return;
      const from = saved;
      saved = have;
      await cache
        ?.put(pieceAddress(address, from), new Response(buffer.slice(from, have)))
        .catch(() => undefined);
    },
    async drop() {
      let from = 0;
      for (let piece = await readPiece(0); piece !== null; piece = await readPiece(from)) {
        await cache?.delete(pieceAddress(address, from)).catch(() => undefined);
        from += piece.length;
      }
      saved = 0;
    },
  };
}

/** Tries in a row that bring nothing new before an interrupted download is left for another time. */
const EMPTY_TRIES = 2;

export interface DownloadOptions {
  readonly cache: Cache | undefined;
  /** Milliseconds before an interrupted download goes on. */
  readonly pause: number;
  /** Bytes that are there, from the start of the file; never falls. */
  readonly onHave: (bytes: number) => void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws AnalysisError `model-unavailable` when the file cannot be had, or was wrong twice */
export async function download(
  address: string,
  file: ListedFile,
  { cache, pause, onHave }: DownloadOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces = createPieces(cache, address);
  const buffer = new Uint8Array(file.bytes);
  let highest = 0;
  const tell = (have: number) => {
    highest = Math.max(highest, have);
    onHave(highest);
  };
  for (const fresh of [false, true]) {
    const arrival: Arrival = { buffer, have: fresh ? 0 : await pieces.restore(buffer) };
    if (arrival.have > 0) tell(arrival.have);
    await complete(address, file, arrival, fresh);
    if (await isIntact(buffer, file)) {
      await pieces.drop();
      return buffer;
    }
    await pieces.drop();
  }
  throw new AnalysisError('model-unavailable', `${file.name} is not what it should be, twice`);

  /** Goes on until the file is there, or the line stays dead. */
  async function complete(
    address: string,
    file: ListedFile,
    arrival: Arrival,
    fresh: boolean,
  ): Promise<void> {
    let empty = 0;
    while (arrival.have < file.bytes) {
      const before = arrival.have;
      let reason: unknown = `${file.name} is cut short`;
      try {
        await receive(address, file, arrival, {
          fresh,
          onBytes: () => {
            tell(arrival.have);
            return pieces.save(buffer, arrival.have, false);
          },
        });
      } catch (error) {
        if (error instanceof AnalysisError) throw error;
        reason = error;
      }
      if (arrival.have === file.bytes) return;
      await pieces.save(buffer, arrival.have, true);
      empty = arrival.have > before ? 0 : empty + 1;
      // Nothing at all came: there is no line, and no point in insisting.
      if (before + arrival.have === 0 || empty === EMPTY_TRIES) {
        throw new AnalysisError('model-unavailable', `${file.name}: ${String(reason)}`);
      }
      await wait(pause * (empty + 1));
    }
  }
}
