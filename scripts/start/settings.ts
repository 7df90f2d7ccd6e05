/** What the environment says about `npm start`. */
import { inRoot } from '#scripts/lib/paths.ts';

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address or name to bind. */
  readonly host: string;
  /** Folder of the build. */
  readonly dir: string;
  /** Folder of the embedded backend's data. */
  readonly data: string;
}

/** Throws with one sentence for a person where PORT is no port. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = env['PORT'] || '4173';
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(port <= 65_535)) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${given}": try PORT=4173 npm start`);
  }
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    dir: env['ROAST_DIST'] || inRoot('dist'),
    data: env['ROAST_DATA'] || inRoot('.data'),
  };
}
