/** Builds the product once and an empty database, serves the product as `npm start` does, and tells the tests where. */
import type { TestProject } from 'vitest/node';
import { findChromium } from '#scripts/chromium.ts';
import { ensureBuild } from '#scripts/lib/build.ts';
import { buildTools } from '#scripts/lib/tools-build.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { serve } from '#scripts/serve.ts';
import { makeEmptyData } from './empty-data.ts';
import { forgetFailures } from './evidence.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served production build, without a trailing slash. */
    baseUrl: string;
    /** Folder of that build, for tests that serve a changed copy. */
    buildDir: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await forgetFailures();
  await findChromium();
  const dir = inRoot('out', 'test', 'app');
  await ensureBuild({ outDir: dir });
  // Before the files run side by side: two of them must not build into one folder.
  await buildTools();
  const server = await serve({ dir });
  project.provide('baseUrl', server.url);
  project.provide('buildDir', dir);
  project.provide('emptyData', await makeEmptyData());
  return () => server.close();
}
