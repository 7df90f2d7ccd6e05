/** Pieces of a download that was cut off, kept so that the next try goes on from there, also after a restart. */
import { pieceAddress } from './kept.ts';

/** Bytes between two pieces: what a killed tab loses at most. */
const PIECE = 1024 * 1024;

export interface Pieces {
  /** Fills `buffer` from its start; resolves with how many bytes that made. */
  restore(buffer: Uint8Array): Promise<number>;
  /** Keeps what has arrived, if it is a piece more than the last time, or in any case at an interruption. */
  save(buffer: Uint8Array, have: number, always: boolean): Promise<void>;
  drop(): Promise<void>;
}

/** Without a cache nothing is kept. Nothing here rejects: a full disk costs the resuming, not the download. */
export function createPieces(cache: Cache | undefined, address: string): Pieces {
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
