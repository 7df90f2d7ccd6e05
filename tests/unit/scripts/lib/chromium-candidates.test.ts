import { expect, test } from 'vitest';
import { chromiumCandidates, shellBeside, type Machine } from '#scripts/lib/chromium-candidates.ts';

const PLAYWRIGHT = '/home/me/.cache/ms-playwright/chromium-1234/chrome-linux/chrome';
const SHELL = '/home/me/.cache/ms-playwright/chromium_headless_shell-1234';

function machine(
  files: readonly string[],
  env: Machine['env'] = {},
  platform: Machine['platform'] = 'linux',
): Machine {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    platform,
    playwrightPath: PLAYWRIGHT,
    exists: (path) => files.includes(path),
    list: (folder) =>
      files
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''),
  };
}
const paths = (given: Machine) => chromiumCandidates(given).map(({ path }) => path);

test('the named one, then the download of Playwright, then the system', () => {
  const shell = `${SHELL}/chrome-linux/headless_shell`;
  const files = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/opt/mine', PLAYWRIGHT, shell];
  expect(paths(machine(files, { CHROMIUM_PATH: '/opt/mine' }))).toEqual([
    '/opt/mine',
    PLAYWRIGHT,
    shell,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ]);
});

test('leaves out what is not there', () => {
  expect(paths(machine([], { CHROMIUM_PATH: '/opt/gone' }))).toEqual([]);
  expect(paths(machine(['/usr/bin/chromium']))).toEqual(['/usr/bin/chromium']);
});

test('finds the headless shell when it is all that Playwright downloaded', () => {
  const shell = `${SHELL}/chrome-headless-shell-linux64/chrome-headless-shell`;
  expect(paths(machine([shell]))).toEqual([shell]);
});

test('looks in /Applications on a Mac only', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(paths(machine([chrome], {}, 'darwin'))).toEqual([chrome]);
  expect(paths(machine([chrome]))).toEqual([]);
});

test('the shell of Debian lies beside its Chromium, and beside no other', () => {
  const there = (path: string) => path.endsWith('-headless-shell');
  expect(shellBeside('/usr/bin/chromium', there)).toBe('/usr/bin/chromium-headless-shell');
  expect(shellBeside('/usr/bin/chromium', () => false)).toBeNull();
  expect(shellBeside('/usr/bin/google-chrome', there)).toBeNull();
});
