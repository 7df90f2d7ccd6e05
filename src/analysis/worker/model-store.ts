/**
 * Models and runtimes of the engines: fetched from our own origin on first use, verified by SHA-256 before
 * anything reads them, and kept in Cache Storage. Only this and store/ touch the network here.
 */
import { type ListedFile, parseListing, type Listing } from '#domain/models/listing.ts';
import type { PrepareProgress } from '../contract.ts';
import { AnalysisError } from './errors.ts';
import { download, isIntact } from './store/download.ts';
import { dropOld, openCache, responseOf } from './store/kept.ts';

/** The list of what there is to download, and what every file must be. */
type ListedFiles = ReadonlyMap<string, ListedFile>;

/** A list that does not come by then does not come. */
const PATIENCE_MS = 15_000;
/** Where an earlier list is kept, a very slow connection is given up sooner. */
const SHORT_PATIENCE_MS = 4_000;

/**
 * The list of the server; without network, or behind a portal that answers with a page, the last one that was read.
 *
 * @throws AnalysisError `model-unavailable` without either
 */
async function fetchListing(address: string): Promise<ListedFiles> {
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

/** Absolute addresses of folders on our own origin, each with a slash at its end. */
export interface AssetAddresses {
  readonly models: string;
  readonly wasm: string;
}

export interface Wanted {
  /** Names whose bytes are handed out. */
  readonly models: readonly string[];
  /** The same, but the rest does without those that cannot be had. */
  readonly extras?: readonly string[];
  /** Names that the packages fetch for themselves; `answer` has them ready. */
  readonly runtimes: readonly string[];
}

export interface ModelStore {
  /** Whether every named file can be had here at all. */
  offers(names: readonly string[]): Promise<boolean>;
  /** What the outputs of a network stand for, in their order; empty where the list does not say. */
  classesOf(name: string): Promise<readonly string[]>;
  /**
   * Fetches what is missing, all files under one progress, and resolves with the models' bytes by name.
   *
   * @throws AnalysisError `model-unavailable` when a file is missing, stalled, or wrong twice
   */
  load(
    wanted: Wanted,
    onProgress: (progress: PrepareProgress) => void,
  ): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Whether anything can be kept here: fetching ahead is of no use otherwise. */
  keeps(): Promise<boolean>;
  /** A runtime that `load` has verified, in answer to a request for its address; undefined for any other. */
  answer(address: string): Promise<Response | undefined>;
  /** Reads kept runtimes again, and drops those that are not what they should be: after a start that failed. */
  recheck(names: readonly string[]): Promise<void>;
}

/** Milliseconds before an interrupted download goes on. */
const PAUSE_MS = 700;

export function createModelStore(bases: AssetAddresses, { pause = PAUSE_MS } = {}): ModelStore {
  let listing: Promise<ListedFiles> | undefined;
  /** Runtimes that could not be kept: no cache on plain http, or no room left. */
  const loose = new Map<string, Uint8Array<ArrayBuffer>>();
  const list = () => {
    listing ??= fetchListing(`${bases.models}manifest.json`).catch((error: unknown) => {
      listing = undefined;
      throw error;
    });
    return listing;
  };
  const fileOf = (files: ListedFiles, name: string): ListedFile => {
    const file = files.get(name);
    if (file === undefined) throw new AnalysisError('model-unavailable', `${name} is not offered`);
    return file;
  };
  /** A model's hash, a runtime's version is part of its address: a new one never meets an old copy. */
  const addressOf = ({ name, kind, sha256 }: ListedFile): string =>
    kind === 'model' ? `${bases.models}${name}?sha256=${sha256}` : `${bases.wasm}${name}`;

  /** Bytes of a model that is here and intact; for a runtime whether it is here. */
  const held = async (cache: Cache | undefined, file: ListedFile): Promise<Uint8Array | true | undefined> => {
    const address = addressOf(file);
    if (loose.has(address)) return true;
    const response = await cache?.match(address).catch(() => undefined);
    if (response === undefined) return undefined;
    // Models are a few megabytes; hashing the runtimes, too, would cost every start a second on a slow phone.
    if (file.kind === 'runtime') return true;
    const body = await response.arrayBuffer().catch(() => undefined);
    if (body !== undefined && (await isIntact(new Uint8Array(body), file))) return new Uint8Array(body);
    await cache?.delete(address).catch(() => undefined);
    return undefined;
  };

  const keep = async (cache: Cache | undefined, file: ListedFile, bytes: Uint8Array<ArrayBuffer>) => {
    const address = addressOf(file);
    try {
      if (cache === undefined) throw new Error('no cache');
      await cache.put(address, responseOf(file.name, bytes));
    } catch {
      // A full disk must not stop an analysis that has all it needs in memory.
      if (file.kind === 'runtime') loose.set(address, bytes);
    }
  };

  const loadNow = async (
    { models, extras = [], runtimes }: Wanted,
    onProgress: (progress: PrepareProgress) => void,
  ): Promise<ReadonlyMap<string, Uint8Array>> => {
    const listed = await list();
    const needed = [...models, ...runtimes].map((name) => fileOf(listed, name));
    const files = [...needed, ...extras.flatMap((name) => listed.get(name) ?? [])];
    const cache = await openCache();
    const here = new Map<ListedFile, Uint8Array | true | undefined>();
    await Promise.all(files.map(async (file) => here.set(file, await held(cache, file))));
    const missing = files.filter((file) => here.get(file) === undefined);
    const totalBytes = missing.reduce((sum, { transfer }) => sum + transfer, 0);
    let done = 0;
    onProgress({ loadedBytes: 0, totalBytes });
    for (const file of missing) {
      try {
        const arrived = await download(addressOf(file), file, {
          cache,
          pause,
          // What the line carries is compressed; a share of the file is that share of its transfer.
          onHave: (have) =>
            onProgress({ loadedBytes: done + Math.round((have / file.bytes) * file.transfer), totalBytes }),
        });
        here.set(file, arrived);
        await keep(cache, file, arrived);
      } catch (error) {
        if (needed.includes(file)) throw error;
      }
      done += file.transfer;
    }
    await dropOld(cache, [...listed.values()].map(addressOf));
    return new Map(
      files.flatMap((file) => {
        const bytes = here.get(file);
        return bytes instanceof Uint8Array && file.kind === 'model' ? [[file.name, bytes] as const] : [];
      }),
    );
  };

  /** One load after the other: what one fetches, the next finds. Who waits sees the progress of who runs. */
  let last: Promise<unknown> = Promise.resolve();
  const watching = new Set<(progress: PrepareProgress) => void>();
  const inTurn = async <Result>(
    onProgress: (progress: PrepareProgress) => void,
    work: (tell: (progress: PrepareProgress) => void) => Promise<Result>,
  ): Promise<Result> => {
    watching.add(onProgress);
    const tell = (progress: PrepareProgress) => {
      for (const watcher of watching) watcher(progress);
    };
    const turn = last.then(() => work(tell));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      watching.delete(onProgress);
    }
  };

  return {
    keeps: async () => (await openCache()) !== undefined,

    async offers(names) {
      const files = await list();
      return names.every((name) => files.has(name));
    },

    classesOf: async (name) => (await list()).get(name)?.classes ?? [],

    load: (wanted, onProgress) => inTurn(onProgress, (tell) => loadNow(wanted, tell)),

    async answer(address) {
      if (!address.startsWith(bases.wasm)) return undefined;
      const bytes = loose.get(address);
      if (bytes !== undefined) return responseOf(address, bytes);
      return (await openCache())?.match(address).catch(() => undefined);
    },

    async recheck(names) {
      const cache = await openCache();
      const listed = await list();
      for (const file of names.flatMap((name) => listed.get(name) ?? [])) {
        const response = await cache?.match(addressOf(file)).catch(() => undefined);
        const body = await response?.arrayBuffer().catch(() => undefined);
        if (body !== undefined && (await isIntact(new Uint8Array(body), file))) continue;
        await cache?.delete(addressOf(file)).catch(() => undefined);
      }
    },
  };
}
