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
  bytes: z.int().positive(),
  /** SHA-256 in lower-case hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Official address. */
  url: z.url({ protocol: /^https$/ }).optional(),
  /** Path below node_modules of an npm package that ships the file. */
  package: z.string().optional(),
});

const manifestSchema = z.looseObject({ models: z.array(modelSchema) });

export type ModelEntry = z.infer<typeof modelSchema>;

/** Reads and checks the manifest; throws with zod's list of problems when it is malformed. */
export async function readManifest(file = inRoot('models/manifest.json')): Promise<readonly ModelEntry[]> {
  return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8'))).models;
}

/** Null when the bytes are what the manifest says, else what is wrong with them. */
export function faultOf(bytes: Uint8Array, model: Pick<ModelEntry, 'bytes' | 'sha256'>): string | null {
  if (bytes.byteLength !== model.bytes) return `has ${bytes.byteLength} bytes instead of ${model.bytes}`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return sha256 === model.sha256
    ? null
    : `has SHA-256 ${sha256.slice(0, 12)}… instead of ${model.sha256.slice(0, 12)}…`;
}
