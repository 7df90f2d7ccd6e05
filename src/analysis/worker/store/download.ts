/** One file, whole and verified: resumed where the line breaks, fetched once more where it is wrong. */
import type { ListedFile } from '#domain/models/listing.ts';
import { AnalysisError } from '../errors.ts';
import { receive, type Arrival } from './receive.ts';
import { isIntact } from './verify.ts';
import { pieceAddress } from './kept.ts';

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
