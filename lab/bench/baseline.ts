import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HEADLESS_PAGE } from '#scripts/lib/tools-build.ts';

/** Absolute path of a build that the bench can drive; throws with one line for the user when it is none. */
export function checkedBaseline(folder: string): string {
  const path = resolve(folder);
  if (existsSync(join(path, HEADLESS_PAGE))) return path;
  throw new Error(
    `--baseline: ${folder} has no headless page (${HEADLESS_PAGE}); name the folder out/tools of a checkout in which npm run lab -- bench or npm run analyze has run.`,
  );
}
