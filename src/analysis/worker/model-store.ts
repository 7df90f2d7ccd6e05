/**
 * Model files for the engines: fetched from our own origin on first use, verified by SHA-256 before
 * anything reads them, and kept in Cache Storage under that hash. The only place of the worker that
 * touches the network.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { PrepareProgress } from '../contract.ts';
import { AnalysisError } from './errors.ts';

/** One file of models/manifest.json, as scripts/prepare-assets.ts serves it. */
export interface ModelFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface ModelStore {
  /** Whether every named file can be had here at all. */
  offers(names: readonly string[]): Promise<boolean>;
  /**
   * Verified bytes of the named files, in order.
   *
   * @throws AnalysisError `model-unavailable` when a file is missing, cut short, stalled or not what it should be
   */
  load(names: readonly string[], onProgress: (progress: PrepareProgress) => void): Promise<Uint8Array[]>;
}

const CACHE_NAME = 'roast-me-models';
/** A download that brings no byte for this long is given up. */
const STALL_MS = 20_000;

/** @param base absolute address of the folder of models, with a slash at its end */
export function createModelStore(base: string): ModelStore {
  let listing: Promise<ReadonlyMap<string, ModelFile>> | undefined;
  const list = () => {
    listing ??= fetchListing(base).catch((error: unknown) => {
      listing = undefined;
      throw error;
    });
    return listing;
  };
  return {
    async offers(names) {
      const files = await list();
      return names.every((name) => files.has(name));
    },
    async load(names, onProgress) {
      const files = await list();
      const wanted = names.map((name) => {
        const file = files.get(name);
        if (file === undefined) throw new AnalysisError('model-unavailable', `${name} is not offered`);
        return file;
      });
      return loadAll(base, wanted, onProgress);
    },
  };
}

async function fetchListing(base: string): Promise<ReadonlyMap<string, ModelFile>> {
  const address = `${base}manifest.json`;
  const cache = await openCache();
  const response = await fetch(address, { signal: AbortSignal.timeout(STALL_MS) }).catch(() => undefined);
  const kept = response?.ok ? response.clone() : undefined;
  const fresh = await parseListing(response);
  if (fresh !== undefined) {
    if (kept !== undefined) await cache?.put(address, kept).catch(() => undefined);
    return fresh;
  }
  // Without network, or behind a portal that answers with a page, the last listing that was read serves.
  const last = await parseListing(await cache?.match(address).catch(() => undefined));
  if (last !== undefined) return last;
  throw new AnalysisError('model-unavailable', 'no list of models');
}

async function parseListing(
  response: Response | undefined,
): Promise<ReadonlyMap<string, ModelFile> | undefined> {
  if (!response?.ok) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  return isListing(body) ? new Map(body.models.map((file) => [file.name, file])) : undefined;
}

function isListing(value: unknown): value is { models: ModelFile[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'models' in value &&
    Array.isArray(value.models) &&
    value.models.every(
      (file: unknown) =>
        typeof file === 'object' &&
        file !== null &&
        'name' in file &&
        typeof file.name === 'string' &&
        'bytes' in file &&
        typeof file.bytes === 'number' &&
        'sha256' in file &&
        typeof file.sha256 === 'string',
    )
  );
}

async function loadAll(
  base: string,
  files: readonly ModelFile[],
  onProgress: (progress: PrepareProgress) => void,
): Promise<Uint8Array[]> {
  const cache = await openCache();
  const held = await Promise.all(files.map((file) => fromCache(cache, addressOf(base, file), file)));
  const totalBytes = files.reduce((sum, file, i) => sum + (held[i] === undefined ? file.bytes : 0), 0);
  let loadedBytes = 0;
  onProgress({ loadedBytes, totalBytes });
  const loaded: Uint8Array[] = [];
  for (const [i, file] of files.entries()) {
    const bytes =
      held[i] ??
      (await download(addressOf(base, file), file, (more) => {
        loadedBytes += more;
        onProgress({ loadedBytes, totalBytes });
      }));
    if (held[i] === undefined) await keep(cache, addressOf(base, file), bytes);
    loaded.push(bytes);
  }
  return loaded;
}

/** The hash is part of the address, so that a new version never meets an old copy. */
function addressOf(base: string, file: ModelFile): string {
  return `${base}${file.name}?sha256=${file.sha256}`;
}

/** Cache Storage is missing on plain http and may be blocked; the models then come anew each time. */
async function openCache(): Promise<Cache | undefined> {
  if (typeof caches === 'undefined') return undefined;
  return caches.open(CACHE_NAME).catch(() => undefined);
}

async function fromCache(
  cache: Cache | undefined,
  address: string,
  file: ModelFile,
): Promise<Uint8Array | undefined> {
  const response = await cache?.match(address).catch(() => undefined);
  const body = await response?.arrayBuffer().catch(() => undefined);
  if (response === undefined) return undefined;
  if (body !== undefined && (await isIntact(new Uint8Array(body), file))) return new Uint8Array(body);
  await cache?.delete(address).catch(() => undefined);
  return undefined;
}

async function keep(cache: Cache | undefined, address: string, bytes: Uint8Array): Promise<void> {
  // A full disk must not stop an analysis that has all it needs in memory.
  await cache?.put(address, new Response(bytes.slice().buffer)).catch(() => undefined);
}

async function download(
  address: string,
  file: ModelFile,
  onBytes: (more: number) => void,
): Promise<Uint8Array> {
  const abort = new AbortController();
  let stall = setTimeout(() => abort.abort(), STALL_MS);
  try {
    const response = await fetch(address, { signal: abort.signal });
    if (!response.ok || response.body === null) {
      throw new AnalysisError('model-unavailable', `${file.name}: HTTP ${response.status}`);
    }
    const bytes = new Uint8Array(file.bytes);
    let at = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (at + part.value.length > bytes.length) break;
      bytes.set(part.value, at);
      at += part.value.length;
      onBytes(part.value.length);
      clearTimeout(stall);
      stall = setTimeout(() => abort.abort(), STALL_MS);
    }
    if (at === file.bytes && (await isIntact(bytes, file))) return bytes;
    throw new AnalysisError('model-unavailable', `${file.name} is damaged`);
  } catch (error) {
    if (error instanceof AnalysisError) throw error;
    throw new AnalysisError('model-unavailable', `${file.name}: ${String(error)}`);
  } finally {
    clearTimeout(stall);
    abort.abort();
  }
}

/** SHA-256 by the browser, or in TypeScript where plain http hides `crypto.subtle`. */
async function isIntact(bytes: Uint8Array, file: ModelFile): Promise<boolean> {
  if (bytes.length !== file.bytes) return false;
  const digest =
    typeof crypto !== 'undefined' && 'subtle' in crypto
      ? new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
      : sha256(bytes);
  return bytesToHex(digest) === file.sha256;
}
