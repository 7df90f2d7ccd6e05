/** One file, whole and verified: resumed where the line breaks, fetched once more where it is wrong. */
import type { ListedFile } from '#domain/models/listing.ts';
import { AnalysisError } from '../errors.ts';
import { createPieces } from './pieces.ts';
import { receive, type Arrival } from './receive.ts';
import { isIntact } from './verify.ts';

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
