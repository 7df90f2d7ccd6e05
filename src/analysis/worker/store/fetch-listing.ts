/** The list of what there is to download, and what every file must be. */
import { parseListing, type ListedFile, type Listing } from '#domain/models/listing.ts';
import { AnalysisError } from '../errors.ts';
import { openCache } from './kept.ts';

export type ListedFiles = ReadonlyMap<string, ListedFile>;

/** A list that does not come by then does not come. */
const PATIENCE_MS = 15_000;
/** Where an earlier list is kept, a very slow connection is given up sooner. */
const SHORT_PATIENCE_MS = 4_000;

/**
 * The list of the server; without network, or behind a portal that answers with a page, the last one that was read.
 *
 * @throws AnalysisError `model-unavailable` without either
 */
export async function fetchListing(address: string): Promise<ListedFiles> {
  const cache = await openCache();
  const last = await readListing(await cache?.match(address).catch(() => undefined));
  const patience = last === null ? PATIENCE_MS : SHORT_PATIENCE_MS;
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  const kept = response?.ok ? response.clone() : undefined;
  const fresh = await readListing(response);
  if (fresh !== null && kept !== undefined) await cache?.put(address, kept).catch(() => undefined);
  const listing = fresh ?? last;
  if (listing === null) throw new AnalysisError('model-unavailable', 'no list of models');
  return new Map(listing.map((file) => [file.name, file]));
}

async function readListing(response: Response | undefined): Promise<Listing | null> {
  if (!response?.ok) return null;
  return parseListing(await response.json().catch(() => null));
}
