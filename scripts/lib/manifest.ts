import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { inRoot } from './paths.ts';

/** One model file of models/manifest.json. Without `url` and `package` it is our own and committed. */
const modelSchema = z.looseObject({
  /** A plain file name: it becomes a path. */
  name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  version: z.string(),
  licence: z.string(),
  engine: z.enum(['mediapipe', 'lite', 'both']),
  bytes: z.int().positive(),
  /** Bytes on the line, compressed (`npm run lab -- transfer-sizes`). */
  transfer: z.int().positive(),
  /** SHA-256 in lower-case hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** What a network's outputs stand for, in their order; written by its training script. */
  classes: z.array(z.string()).optional(),
  /** Official address. */
  url: z.url({ protocol: /^https$/ }).optional(),
  /** Path below node_modules of an npm package that ships the file. */
  package: z.string().optional(),
});

/** A file that a machine-learning package loads by address: its WebAssembly, or the script that loads it. */
const runtimeSchema = z.looseObject({
  /** Path below wasm/: folder with the version, and file (src/analysis/worker/engines/runtimes.ts). */
  name: z.string().regex(/^[a-z]+-[0-9.]+\/[A-Za-z0-9._-]+$/),
  licence: z.string(),
  engine: z.enum(['mediapipe', 'lite', 'both']),
  /** Path below node_modules. */
  package: z.string(),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  transfer: z.int().positive(),
});

const manifestSchema = z.looseObject({ models: z.array(modelSchema), runtimes: z.array(runtimeSchema) });

export type ModelEntry = z.infer<typeof modelSchema>;
export type RuntimeEntry = z.infer<typeof runtimeSchema>;

const read = async (file: string) => manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));

/** Reads and checks the manifest; throws with zod's list of problems when it is malformed. */
export async function readManifest(file = inRoot('models/manifest.json')): Promise<readonly ModelEntry[]> {
  return (await read(file)).models;
}

/** The runtimes of the same file. */
export async function readRuntimes(file = inRoot('models/manifest.json')): Promise<readonly RuntimeEntry[]> {
  return (await read(file)).runtimes;
}

/** Null when the bytes are what the manifest says, else what is wrong with them. */
export function faultOf(bytes: Uint8Array, model: Pick<ModelEntry, 'bytes' | 'sha256'>): string | null {
  if (bytes.byteLength !== model.bytes) return `has ${bytes.byteLength} bytes instead of ${model.bytes}`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return sha256 === model.sha256
    ? null
    : `has SHA-256 ${sha256.slice(0, 12)}… instead of ${model.sha256.slice(0, 12)}…`;
}
