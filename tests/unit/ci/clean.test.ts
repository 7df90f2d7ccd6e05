/** What `.ci/run` lets through from the machine: the way to its registries, and nothing that an earlier run left. */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';

/** The names and values that a command finds in a clean environment, started from this one. */
function within(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const text = execFileSync(
    'bash',
    ['-c', '. .ci/clean.sh; clean_environment HOME=/new PATH="$PATH" -- env -0'],
    {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
      // On a socket, bash would read the settings of whoever is at the machine.
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = text.split('\0').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

it('hides what an earlier run or the person at the machine has set', () => {
  const left = {
    HOME: '/root',
    XDG_CACHE_HOME: '/root/.cache',
    CHROMIUM_PATH: '/opt/chrome',
    PLAYWRIGHT_BROWSERS_PATH: '/opt/browsers',
    NODE_OPTIONS: '--max-old-space-size=1',
    npm_config_cache: '/root/.npm',
    npm_config_prefix: '/usr',
    npm_config_local_prefix: '/work',
    npm_config_userconfig: '/root/.npmrc',
    VITE_SUPABASE_URL: 'https://project.example',
  };
  expect(within(left)).toEqual({ HOME: '/new', LANG: 'C.UTF-8', PATH: process.env['PATH'] });
});

it('keeps the way to the registries and what the checks read, as it was given', () => {
  const needed = {
    CI: 'true',
    HTTPS_PROXY: 'http://proxy.example:3128',
    no_proxy: 'localhost,*.example',
    npm_config_registry: 'https://registry.example/a b?c=d',
    NPM_CONFIG_CAFILE: '/etc/ca.pem',
    NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
    SSL_CERT_FILE: '/etc/ca.pem',
    SSL_CERT_DIR: '/etc/certs',
    SEED: '7',
    MODELS_MIRROR: '/models of mine',
  };
  expect(within(needed)).toMatchObject(needed);
});
