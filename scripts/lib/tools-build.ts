import { serve, type RunningServer } from '../serve.ts';
import { ensureBuild } from './build.ts';
import { inRoot } from './paths.ts';

/** The page that exposes the production analysis to a driver; see src/app/headless/main.ts. */
export const HEADLESS_PAGE = 'src/app/headless/headless.html';

/** The product with a signed-in user, for tests and screenshots; see src/app/headless/staged.tsx. */
export const STAGED_PAGE = 'src/app/headless/staged.html';

export const TOOLS_DIR = inRoot('out', 'tools');

/**
 * Serves a build with the headless page. It is the product's own build with one more entry, in a
 * folder of its own: visitors of dist/ never meet a page that runs whatever a driver asks for, and
 * the analysis worker is the same chunk, byte for byte (tests/browser/tools-build.test.ts).
 */
export async function serveTools(): Promise<RunningServer> {
  await buildTools();
  return serve({ dir: TOOLS_DIR });
}

/** Serves the same build with the staged page at every address of the app. */
export async function serveStaged(): Promise<RunningServer> {
  await buildTools();
  return serve({ dir: TOOLS_DIR, index: STAGED_PAGE });
}

/** The build that the tools and the staged tests share, unless it is there already. Returns whether it built. */
export const buildTools = () => ensureBuild({ outDir: TOOLS_DIR, extraPages: [HEADLESS_PAGE, STAGED_PAGE] });
