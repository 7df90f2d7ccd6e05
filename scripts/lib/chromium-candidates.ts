import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

/** What the search looks at; handed in so that the tests can pretend to be any machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** Where Playwright's own full Chromium would be. */
  readonly playwrightPath: string;
  readonly exists: (path: string) => boolean;
  readonly list: (folder: string) => readonly string[];
}

export interface Candidate {
  readonly path: string;
  readonly what: 'CHROMIUM_PATH' | 'Playwright' | 'system';
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const realFiles: Pick<Machine, 'exists' | 'list'> = {
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
};

/**
 * Chromium binaries on this machine, best first: the one that the user names, Playwright's own
 * download (full, then headless shell), then what is on PATH or in /Applications.
 */
export function chromiumCandidates(machine: Machine): readonly Candidate[] {
  const { env, exists } = machine;
  const named = env['CHROMIUM_PATH'];
  const system = [
    ...NAMES.flatMap((name) => (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))),
    ...(machine.platform === 'darwin' ? MAC_APPS : []),
  ];
  return [
    ...(named ? [{ path: named, what: 'CHROMIUM_PATH' } as const] : []),
    ...[machine.playwrightPath, ...headlessShells(machine)].map(
      (path) => ({ path, what: 'Playwright' }) as const,
    ),
    ...system.map((path) => ({ path, what: 'system' }) as const),
  ].filter(({ path }) => exists(path));
}

/** `…/chromium-1234/chrome-linux/chrome` → what lies in `…/chromium_headless_shell-1234/<any>/`. */
function headlessShells({ playwrightPath, list }: Machine): readonly string[] {
  const folder = dirname(dirname(playwrightPath));
  const version = basename(folder).replace(/^chromium-/, '');
  const shell = join(dirname(folder), `chromium_headless_shell-${version}`);
  return list(shell).flatMap((inner) =>
    ['chrome-headless-shell', 'headless_shell'].map((name) => join(shell, inner, name)),
  );
}

/** `/usr/bin/chromium` → `/usr/bin/chromium-headless-shell`, where that is there. */
export function shellBeside(chromium: string, exists: Machine['exists']): string | null {
  const path = `${chromium}-headless-shell`;
  return basename(chromium) === 'chromium' && exists(path) ? path : null;
}
