/** Finds a Chromium that starts, or installs one: for the browser tests and the command-line tools. */
import { basename } from 'node:path';
import process from 'node:process';
import { chromium, type Browser, type BrowserContext, type LaunchOptions } from 'playwright';
import { chromiumCandidates, realFiles, shellBeside, type Candidate } from './lib/chromium-candidates.ts';
import { giveUpMs } from './lib/give-up.ts';
import { inRoot } from './lib/paths.ts';
import { run, runNode } from './lib/run.ts';

const HOW_TO_INSTALL = `No Chromium found, and none could be installed. Any one of these helps:
  - npx playwright install --with-deps chromium
  - Debian, Ubuntu: apt-get install chromium     macOS: install Google Chrome
  - CHROMIUM_PATH=/path/to/chrome for one that is already there`;

const isRoot = (): boolean => process.getuid?.() === 0;

let found: Promise<string> | null = null;
let shell: Promise<string> | null = null;

/** Path of a Chromium that starts. Looks once per process; rejects with advice when there is none. */
export function findChromium(): Promise<string> {
  found ??= findOrInstall();
  return found;
}

/**
 * Path of the headless shell that Debian packs beside its Chromium: the same engine without windows, tabs and menus,
 * which a test that starts many needs none of, and without requests of its own: the whole browser asks its maker's
 * servers for updates, among those that a test records. Where there is none, and none can be had: what `findChromium`
 * says.
 */
export function findShell(): Promise<string> {
  shell ??= findChromium().then(async (path) => {
    const present = await startingShell(path);
    if (present !== null || basename(path) !== 'chromium') return present ?? path;
    await installDebians('chromium-headless-shell');
    return (await startingShell(path)) ?? path;
  });
  return shell;
}

async function startingShell(chromium: string): Promise<string | null> {
  const beside = shellBeside(chromium, realFiles.exists);
  return beside !== null && (await starts({ path: beside, what: 'system' })) ? beside : null;
}

/** A headless Chromium; the caller closes it. Sandboxed except as root, where Chromium has no sandbox. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch(await withDefaults(options));
}

/** The same with a profile on disk, so that caches last from page to page as they do for a person. */
export async function launchProfile(folder: string, options: LaunchOptions = {}): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, await withDefaults(options));
}

async function withDefaults({ args = [], ...rest }: LaunchOptions): Promise<LaunchOptions> {
  return {
    executablePath: await findChromium(),
    args: [...(isRoot() ? ['--no-sandbox'] : []), ...args],
    timeout: await giveUpMs(),
    ...rest,
  };
}

async function findOrInstall(): Promise<string> {
  const present = await firstThatStarts();
  if (present) return present;
  for (const install of [installPlaywrights, () => installDebians('chromium', 'chromium-headless-shell')]) {
    await install();
    const installed = await firstThatStarts();
    if (installed) return installed;
  }
  throw new Error(HOW_TO_INSTALL);
}

async function firstThatStarts(): Promise<string | null> {
  const candidates = chromiumCandidates({
    env: process.env,
    platform: process.platform,
    playwrightPath: chromium.executablePath(),
    ...realFiles,
  });
  for (const candidate of candidates) if (await starts(candidate)) return candidate.path;
  return null;
}

/** Being there is not enough: Ubuntu's is a stub that asks for snap, Playwright's may lack system libraries. */
async function starts({ path, what }: Candidate): Promise<boolean> {
  const { ok, text } = await run(path, ['--version'], { silenceMs: 120_000, output: 'capture' });
  if (!ok)
    console.warn(`Chromium at ${path} (${what}) does not start: ${text.trim().split('\n').at(-1) ?? ''}`);
  return ok;
}

async function installPlaywrights(): Promise<void> {
  console.log('No Chromium found; trying the download of Playwright…');
  await runNode(inRoot('node_modules/playwright/cli.js'), ['install', '--only-shell', 'chromium'], {
    silenceMs: 300_000,
    output: 'inherit',
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000' },
  });
}

/**
 * Debian's packages, without the Japanese fonts (screenshots in Japanese want fonts-noto-cjk as well). Each by itself:
 * Ubuntu has no headless shell, and the browser tests take the whole browser there.
 */
async function installDebians(...packages: readonly string[]): Promise<void> {
  if (process.platform !== 'linux' || !isRoot() || !realFiles.exists('/usr/bin/apt-get')) return;
  console.log(`Trying Debian's ${packages.join(' and ')}…`);
  const options = {
    silenceMs: 300_000,
    output: 'capture',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  await run('apt-get', ['update'], options);
  for (const name of packages) {
    const { ok, text } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
    if (!ok) console.warn(text.trim().split('\n').slice(-3).join('\n'));
  }
}
