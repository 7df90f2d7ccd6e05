/** The engines' files: what they cost, and what keeps them on the device. */
import type { EngineName } from '#functions/vocabulary.ts';
import { costOf, parseListing } from '#domain/models/listing.ts';
import type { EngineCosts } from '#ports/analysis.ts';

/** The chunk of each engine's code, as the service worker names it. */
const CHUNKS: Readonly<Record<EngineName, string>> = { mediapipe: 'mediapipe', lite: 'tfjs' };

/** What each engine costs as a whole, from the list beside the models; null where that cannot be had. */
export async function readCosts(ask: typeof fetch, address: string): Promise<EngineCosts | null> {
  try {
    const response = await ask(address);
    const listing = response.ok ? parseListing(await response.json()) : null;
    return listing && { mediapipe: costOf(listing, 'mediapipe'), lite: costOf(listing, 'lite') };
  } catch {
    return null;
  }
}

/** Tells the service worker which engine's code to keep: on the first visit it came before it was in control. */
export async function tellEngineUsed(
  container: Pick<ServiceWorkerContainer, 'ready'> | undefined,
  engine: EngineName,
): Promise<void> {
  const registration = await container?.ready;
  registration?.active?.postMessage({ type: 'ENGINE_USED', chunk: CHUNKS[engine] });
}

/** Silent either way: without it the browser may clear the files, and they are fetched again. */
export async function persist(
  storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined,
): Promise<void> {
  try {
    if (storage !== undefined && !(await storage.persisted())) await storage.persist();
  } catch {
    // Old browsers and private windows.
  }
}
