/**
 * What the tests need of the machine besides Node, and how a bare one gets it: for `npm test` and with it for
 * `.ci/run`. Only root on Debian or Ubuntu installs; elsewhere it prints what is missing.
 */
import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { findChromium } from '../chromium.ts';
import type { Skipped } from '../test/journal.ts';
import { lacking } from '../test/lacking.ts';
import { run } from './run.ts';

export interface MachineTool {
  readonly name: string;
  /** What goes untested, or looks wrong, without it. */
  readonly without: string;
  /** What then is not tested, although its tests pass: a test that misses its tool otherwise counts itself as skipped. */
  readonly unseen?: string;
  readonly debianPackages: readonly string[];
  readonly present: () => Promise<boolean> | boolean;
}

/** Fonts with Japanese, as fontconfig lists them. */
async function hasJapaneseFont(): Promise<boolean> {
  const { ok, text } = await run('fc-list', [':lang=ja', 'family'], {
    silenceMs: 60_000,
    output: 'capture',
  });
  return ok && text.trim() !== '';
}

async function hasEmojiFont(): Promise<boolean> {
  const { ok, text } = await run('fc-list', [':lang=und-zsye', 'family'], {
    silenceMs: 60_000,
    output: 'capture',
  });
  return ok && text.trim() !== '';
}

const POSTGRES = '/usr/lib/postgresql';

/** Besides a Chromium, which `findChromium` installs by itself. */
export const MACHINE_TOOLS: readonly MachineTool[] = [
  {
    name: 'a font for Japanese',
    without: 'Japanese is measured and pictured as boxes',
    unseen: 'every screen in Japanese: its letters were boxes',
    debianPackages: ['fontconfig', 'fonts-noto-cjk'],
    present: hasJapaneseFont,
  },
  {
    name: 'a font for emoji',
    without: 'emoji are pictured as boxes',
    unseen: 'emoji on every screen: they were boxes',
    debianPackages: ['fontconfig', 'fonts-noto-color-emoji'],
    present: hasEmojiFont,
  },
  {
    name: 'PostgreSQL',
    without: 'row-level security is tried on PGlite alone',
    debianPackages: ['postgresql'],
    present: () =>
      existsSync(POSTGRES) && readdirSync(POSTGRES).some((it) => existsSync(`${POSTGRES}/${it}/bin/initdb`)),
  },
];

export interface Machine {
  /** Whether packages can be installed here. */
  readonly canInstall: boolean;
  /** Installs packages; whether it worked. */
  readonly install: (packages: readonly string[]) => Promise<boolean>;
  readonly say: (line: string) => void;
}

/** Installs the tools that are missing, where that can be done. Resolves with those that still are. */
export async function ensureTools(
  tools: readonly MachineTool[],
  { canInstall, install, say }: Machine,
): Promise<readonly MachineTool[]> {
  const missing: MachineTool[] = [];
  for (const tool of tools) if (!(await tool.present())) missing.push(tool);
  if (missing.length === 0) return [];
  const packages = [...new Set(missing.flatMap(({ debianPackages }) => debianPackages))];
  if (canInstall) {
    say(`Installing ${missing.map(({ name }) => name).join(', ')} (${packages.join(' ')})…`);
    if (!(await install(packages))) say('Not all of it could be installed.');
  }
  const still: MachineTool[] = [];
  for (const tool of missing) if (!(await tool.present())) still.push(tool);
  for (const { name, without, debianPackages } of still)
    say(`Missing: ${name}, so ${without} (Debian: ${installing(debianPackages)})`);
  return still;
}

const installing = (packages: readonly string[]): string => `apt-get install ${packages.join(' ')}`;

/** A download over a slow line prints a line now and then; this long without one, it hangs. */
const SILENCE_MS = 300_000;

const apt = (args: readonly string[]) =>
  run('apt-get', args, {
    silenceMs: SILENCE_MS,
    output: 'capture',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

const debian: Machine = {
  canInstall: process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  async install(packages) {
    await apt(['update']);
    const { ok, text } = await apt(['install', '-y', '--no-install-recommends', ...packages]);
    if (!ok) console.warn(text.trim().split('\n').slice(-3).join('\n'));
    return ok;
  },
  say: (line) => console.log(line),
};

/** What counts as skipped where these are missing, besides the tests that see it themselves. */
export const unseenWithout = (missing: readonly MachineTool[]): readonly Skipped[] =>
  missing.flatMap(({ name, unseen, debianPackages }) =>
    unseen === undefined
      ? []
      : [{ name: unseen, why: lacking(`${name} is not here`, `${installing(debianPackages)} && npm test`) }],
  );

/**
 * A Chromium that starts, and the tools above as far as they can be had. Resolves with what a run without those that
 * cannot will not have tested. Rejects without a Chromium.
 */
export async function prepareMachine(): Promise<readonly Skipped[]> {
  await findChromium();
  return unseenWithout(await ensureTools(MACHINE_TOOLS, debian));
}
