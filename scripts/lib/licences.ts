/** Whose work ships with the product, and on which terms: collected from what the build really contains. */
import { readFile } from 'node:fs/promises';
import license, { type Dependency } from 'rollup-plugin-license';
import type { Plugin } from 'vite';
import { readManifest } from './manifest.ts';
import { inRoot } from './paths.ts';

/** One entry of /licences.json. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** SPDX name or, for a model, the words of its manifest. */
  readonly licence: string;
  /** The full text; empty for models, which bring none. */
  readonly text: string;
}

/** The service worker is bundled after the page's files are named. */
const SERVICE_WORKER_PARTS = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

export const LICENCES_FILE = 'licences.json';

/** Plugins for the page's build and for the worker's; the page's writes the file. */
export function licences(): { readonly page: () => Plugin[]; readonly worker: () => Plugin[] } {
  const found = new Map<string, Licence>();
  const add = (entry: Licence) => found.set(`${entry.name} ${entry.version}`, entry);
  // Typed for Rollup; the hooks that it has are the same in Vite's bundler.
  const collect = () =>
    license({
      thirdParty: {
        multipleVersions: true,
        output: (dependencies) => dependencies.map(licenceOf).forEach(add),
      },
    }) as unknown as Plugin;
  const write: Plugin = {
    name: 'roast-me:licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler() {
        for (const name of SERVICE_WORKER_PARTS) add(await licenceOfPackage(name));
        for (const model of await licencesOfModels()) add(model);
        const source = JSON.stringify(complete([...found.values()]));
        this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source });
      },
    },
  };
  return { page: () => [collect(), write], worker: () => [collect()] };
}

function licenceOf({ name, version, license: licence, licenseText, author }: Dependency): Licence {
  if (name === null || licence === null) throw new Error(`A package without name or licence: ${name}`);
  const own = licenseText?.trim() ?? '';
  const text = own === '' && licence === 'MIT' ? mitOf(author?.name ?? name) : own;
  return { name, version: version ?? '', licence, text };
}

/** Sorted; packages that name the Apache licence without bringing it get the text of one that does. */
function complete(found: readonly Licence[]): readonly Licence[] {
  const apache =
    found.find(({ licence, text }) => licence === 'Apache-2.0' && text.length > 10_000)?.text ?? '';
  return found
    .map((entry) =>
      entry.licence === 'Apache-2.0' && entry.text === '' ? { ...entry, text: apache } : entry,
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

const mitOf = (owner: string): string => `MIT License

Copyright (c) ${owner}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

async function licenceOfPackage(name: string): Promise<Licence> {
  const folder = inRoot('node_modules', name);
  const { version, license: licence } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as {
    readonly version: string;
    readonly license: string;
  };
  return { name, version, licence, text: (await readFile(`${folder}/LICENSE`, 'utf8')).trim() };
}

async function licencesOfModels(): Promise<readonly Licence[]> {
  return (await readManifest())
    .filter(({ url, package: source }) => url !== undefined || source !== undefined)
    .map(({ name, version, licence }) => ({ name, version, licence, text: '' }));
}
