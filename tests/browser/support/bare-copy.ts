/** The product as a bare clone has it after its first build: without MediaPipe's model, on whatever machine. */
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join, relative } from 'node:path';
import { readManifest } from '#scripts/lib/manifest.ts';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';

/** What `npm start` reads of the repository, besides the packages. */
const SOURCES = [
  'index.html',
  'models',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'supabase',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];
const MODEL = 'face_landmarker.task';
/** What is no part of a clone: laid there by the models step. */
const LAID = new Set(['public/models', 'public/wasm']);

/**
 * Copies the repository to `folder`, with `build` as the build that is kept there, and without the model.
 *
 * @param build folder of a build of the present source, with its stamp beside it
 */
export async function bareCopy(folder: string, build: string): Promise<void> {
  const filter = (path: string) => basename(path) !== MODEL && !LAID.has(relative(ROOT, path));
  for (const name of SOURCES) await cp(inRoot(name), join(folder, name), { recursive: true, filter });
  await symlink(inRoot('node_modules'), join(folder, 'node_modules'));
  await cp(build, join(folder, 'dist'), {
    recursive: true,
    filter: (path) => relative(build, path) !== 'models',
  });
  await writeFile(join(folder, 'dist.stamp'), await readFile(`${build}.stamp`));
}

export interface OfficialAddress {
  /** What a process needs in its environment so that its requests come here. */
  readonly env: Readonly<Record<string, string>>;
  /** How often the model was asked for. */
  asked(): number;
  /** From now on these bytes are the answer; before it is a page that says that there is nothing. */
  answerWith(bytes: Buffer): void;
  close(): Promise<void>;
}

/** A server of this machine that stands for the model's official address: no test asks that itself. */
export async function standInForOfficial(): Promise<OfficialAddress> {
  let asked = 0;
  let answer: Buffer | null = null;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(answer === null ? 404 : 200).end(answer ?? 'Nothing here.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const official = (await readManifest()).find(({ name }) => name === MODEL)?.url ?? '';
  const detour = `const real = globalThis.fetch;
    globalThis.fetch = (url, options) => real(String(url) === '${official}' ? '${here}' : url, options);`;
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(detour)}` },
    asked: () => asked,
    answerWith: (bytes) => void (answer = bytes),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
