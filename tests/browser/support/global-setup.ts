/** Builds the product once and an empty database, serves the product as `npm start` does, and tells the tests where. */
import process from 'node:process';
import { findChromium } from '#scripts/chromium.ts';
import { ensureBuild } from '#scripts/lib/build.ts';
import { buildTools } from '#scripts/lib/tools-build.ts';
import { serve } from '#scripts/serve.ts';
import { makeEmptyData } from './empty-data.ts';
import { BUILD_DIR, VARIABLES } from './served.ts';

export default async function setup(): Promise<() => Promise<void>> {
  await findChromium();
  await ensureBuild({ outDir: BUILD_DIR });
  // Before the files run side by side: two of them must not build into one folder.
  await buildTools();
  const server = await serve({ dir: BUILD_DIR });
  process.env[VARIABLES.baseUrl] = server.url;
  process.env[VARIABLES.emptyData] = await makeEmptyData();
  return () => server.close();
}
