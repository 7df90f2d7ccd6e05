import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { download } from './download.ts';
import { faultOf, readManifest, type ModelEntry } from './manifest.ts';
import { inRoot } from './paths.ts';

export interface PlaceOptions {
  readonly models: readonly ModelEntry[];
  /** Folder that receives the files. */
  readonly target: string;
  /** Folder with files of the same names, tried first; null for none. */
  readonly mirror: string | null;
  /** The node_modules folder that `package` paths start from. */
  readonly packages: string;
  /** Fetches an address; rejects on any failure. Null where downloads are not wanted. */
  readonly fetchBytes: ((url: string, maxBytes: number) => Promise<Uint8Array>) | null;
}

export interface Placement {
  readonly name: string;
  /** Where an intact file was found, or null when there is none; then `why` says what was tried. */
  readonly from: 'in place' | 'mirror' | 'package' | 'download' | null;
  readonly why: string;
}

/**
 * Puts each model file in place. Only bytes whose size and SHA-256 match the manifest are written, to
 * a temporary name first, so that a broken download or two runs at once never leave half a model.
 * Never rejects because of a missing model: the app starts without it and uses the lite engine.
 */
export async function placeModels(options: PlaceOptions): Promise<readonly Placement[]> {
  await mkdir(options.target, { recursive: true });
  const placements: Placement[] = [];
  for (const model of options.models) placements.push(await placeOne(model, options));
  return placements;
}

async function placeOne(model: ModelEntry, options: PlaceOptions): Promise<Placement> {
  const target = join(options.target, model.name);
  const problems: string[] = [];
  const intact = async (read: () => Promise<Uint8Array>, what: string): Promise<Uint8Array | null> => {
    try {
      const bytes = await read();
      const fault = faultOf(bytes, model);
      if (fault === null) return bytes;
      problems.push(`${what} ${fault}`);
    } catch (error) {
      problems.push(`${what}: ${messageOf(error)}`);
    }
    return null;
  };
  const fromFile = (path: string, what: string) =>
    existsSync(path) ? intact(() => readFile(path), what) : Promise.resolve(null);

  if (await fromFile(target, 'the file in models/')) return { name: model.name, from: 'in place', why: '' };

  const { mirror, fetchBytes } = options;
  const { url, package: packaged } = model;
  const sources: { from: 'mirror' | 'package' | 'download'; read: () => Promise<Uint8Array | null> }[] = [];
  if (mirror !== null) {
    sources.push({ from: 'mirror', read: () => fromFile(join(mirror, model.name), 'the mirror') });
  }
  if (packaged !== undefined) {
    sources.push({ from: 'package', read: () => fromFile(join(options.packages, packaged), 'the package') });
  }
  if (url !== undefined && fetchBytes !== null) {
    sources.push({
      from: 'download',
      read: () => intact(() => fetchBytes(url, model.bytes), new URL(url).host),
    });
  }
  for (const { from, read } of sources) {
    const bytes = await read();
    if (bytes === null) continue;
    await writeInOneMove(target, bytes);
    return { name: model.name, from, why: '' };
  }
  return { name: model.name, from: null, why: problems.join('; ') || 'no source has it' };
}

async function writeInOneMove(target: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${target}.${process.pid}.part`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The mirror folder: `MODELS_MIRROR`, else ../shared/models beside the repository where it exists. */
export function mirrorFolder(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env['MODELS_MIRROR']) return env['MODELS_MIRROR'];
  const beside = inRoot('..', 'shared', 'models');
  return existsSync(beside) ? beside : null;
}

export interface ProjectModelsOptions {
  /** Whether what is missing may be fetched from its official address; true unless given. */
  readonly download?: boolean;
  /** Told how much of a download has come. */
  readonly onBytes?: (model: ModelEntry, bytes: number) => void;
  /** Given each line for a person. To stderr unless given: commands that print JSON start here too. */
  readonly say?: (line: string) => void;
}

/** Places this project's models and says in one line each what is missing. */
export async function placeProjectModels({
  download: mayDownload = true,
  onBytes = () => undefined,
  say = (line) => console.error(line),
}: ProjectModelsOptions = {}): Promise<readonly Placement[]> {
  const models = await readManifest();
  const fetchBytes = (url: string, maxBytes: number) => {
    const model = models.find((entry) => entry.url === url);
    return download(url, maxBytes, (bytes) => model && onBytes(model, bytes));
  };
  const placements = await placeModels({
    models,
    target: inRoot('models'),
    mirror: mirrorFolder(),
    packages: inRoot('node_modules'),
    fetchBytes: mayDownload ? fetchBytes : null,
  });
  for (const { name, from, why } of placements) {
    if (from === null) say(`models: ${name} is missing (${why}); the app starts without it.`);
    else if (from !== 'in place') say(`models: ${name} (${from})`);
  }
  return placements;
}
