/** The function under real Deno: type-checked as it is deployed, and put through the same cases as under Node. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inRoot } from '#scripts/lib/paths.ts';

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

/**
 * Deno's program, from the registry's package for 64-bit Linux (an optional dependency: npm leaves it out on
 * other systems, whose packages not every registry carries, and the package `deno` would ask for all of them).
 */
const PROGRAM = inRoot('node_modules/@deno/linux-x64-glibc/deno');

/** Runs Deno. Nothing is fetched: packages come from node_modules. */
function deno(folder: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(PROGRAM, args, {
      cwd: inRoot(folder),
      env: { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1', DENO_NO_PROMPT: '1' },
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('close', (code) => resolve({ code, text }));
    child.once('error', (error) => resolve({ code: -1, text: error.message }));
  });
}

const PACKAGES = ['--node-modules-dir=manual', '--no-remote', '--cached-only', '--config', 'deno.json'];

/** On 64-bit Linux, where continuous integration runs, it must be there; elsewhere these cases count as skipped. */
const hasDeno = (process.platform === 'linux' && process.arch === 'x64') || existsSync(PROGRAM);

describe('Deno', () => {
  beforeEach(({ skip }) => skip(!hasDeno, 'Deno comes with the packages on 64-bit Linux alone'));
  let version: Ended;
  beforeAll(async () => {
    version = await deno('.', ['--version']);
  });

  test('it is Deno', () => {
    expect(version.text).toMatch(/^deno 2\./);
  });

  test.each(['roast', 'push'])('the function %s type-checks as Deno sees it', async (name) => {
    const { code, text } = await deno(`supabase/functions/${name}`, ['check', ...PACKAGES, 'index.ts']);
    expect(code, text).toBe(0);
  });

  test('every case passes under Deno', async () => {
    const { code, text } = await deno('tests/unit/functions', [
      'test',
      '--no-check',
      '--allow-net=127.0.0.1',
      ...PACKAGES,
      'deno-runner.ts',
    ]);
    expect(code, text).toBe(0);
    const [, passed = '0'] = /ok \| (\d+) passed \| 0 failed/.exec(text) ?? [];
    const { httpCases } = await import('./cases-http.ts');
    const { modelCases } = await import('./cases-model.ts');
    expect(Number(passed)).toBe(httpCases.length + modelCases.length);
  });
});
