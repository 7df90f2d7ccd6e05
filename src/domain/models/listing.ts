/** What an engine has to download: the list that scripts/lib/assets.ts serves beside the files. */
import type { EngineName } from '#functions/vocabulary.ts';

export interface ListedFile {
  /** Path below its folder: `facemesh.bin`, `onnx/ort-wasm-simd-threaded.wasm`. */
  readonly name: string;
  /** Models are read by our own code, runtimes by the packages that they belong to. */
  readonly kind: 'model' | 'runtime';
  readonly engine: EngineName | 'both';
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  /** Bytes on the line: the size of the compressed file. */
  readonly transfer: number;
  /** What a network's outputs stand for, in their order; absent where they have no names. */
  readonly classes?: readonly string[];
}

export type Listing = readonly ListedFile[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

function parseFile(value: unknown, kind: ListedFile['kind']): ListedFile | null {
  if (!isRecord(value)) return null;
  const { name, bytes, sha256, engine, transfer, classes } = value;
  if (typeof name !== 'string' || typeof bytes !== 'number' || typeof sha256 !== 'string') return null;
  return {
    name,
    kind,
    bytes,
    sha256,
    engine: engine === 'mediapipe' || engine === 'lite' ? engine : 'both',
    transfer: typeof transfer === 'number' && transfer > 0 ? transfer : bytes,
    ...(isWords(classes) ? { classes } : {}),
  };
}

function parseAll(values: unknown, kind: ListedFile['kind']): Listing | null {
  if (!Array.isArray(values)) return null;
  const files = values.map((value) => parseFile(value, kind));
  return files.every((file) => file !== null) ? files : null;
}

/** Null for anything that is no list, such as the page of a portal. */
export function parseListing(body: unknown): Listing | null {
  if (!isRecord(body)) return null;
  const models = parseAll(body['models'], 'model');
  const runtimes = parseAll(body['runtimes'] ?? [], 'runtime');
  return models === null || runtimes === null ? null : [...models, ...runtimes];
}

/** The files that an engine needs, in the order of the list. */
export function filesOf(listing: Listing, engine: EngineName): Listing {
  return listing.filter((file) => file.engine === engine || file.engine === 'both');
}

/** Bytes on the line for an engine that nothing has been downloaded of; null where its models are not offered. */
export function costOf(listing: Listing, engine: EngineName): number | null {
  const files = filesOf(listing, engine);
  const offered = files.some((file) => file.kind === 'model' && file.engine === engine);
  return offered ? files.reduce((sum, { transfer }) => sum + transfer, 0) : null;
}
