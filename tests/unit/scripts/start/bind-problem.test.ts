import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { serve } from '#scripts/serve.ts';
import { addressOf, bindProblem, isRoastMe } from '#scripts/start/bind-problem.ts';
import { createWaitingPage } from '#scripts/start/waiting-page.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const failing = (code: string) => Object.assign(new Error('listen'), { code });
const here = { host: '127.0.0.1', port: 4173 };

describe('bindProblem', () => {
  test.each([
    ['EADDRINUSE', true, 'Roast Me is already running at http://127.0.0.1:4173'],
    ['EADDRINUSE', false, 'Port 4173 is in use by another program'],
    ['EACCES', false, 'Port 4173 needs more rights'],
    ['EADDRNOTAVAIL', false, 'HOST=127.0.0.1 is no address of this machine'],
    ['ENOTFOUND', false, 'HOST=127.0.0.1 is no address of this machine'],
  ])('%s (ours: %s) is one line', (code, isOurs, words) => {
    const problem = bindProblem(failing(code), here, isOurs);
    expect(problem).toContain(words);
    expect(problem).not.toContain('\n');
  });

  test('proposes a port that exists', () => {
    const error = failing('EADDRINUSE');
    expect(bindProblem(error, here, false)).toContain('PORT=4174 npm start');
    expect(bindProblem(error, { ...here, port: 65_535 }, false)).toContain('PORT=4173 npm start');
  });

  test('leaves every other error alone', () => {
    expect(bindProblem(failing('ENOSPC'), here, false)).toBeNull();
    expect(bindProblem(new Error('x'), here, false)).toBeNull();
    expect(bindProblem('x', here, false)).toBeNull();
  });

  test('knows what a real listener says', async () => {
    const server = await serve({ dir: '.', supabaseOrigin: null });
    closing.push(() => server.close());
    const taken = { ...here, port: Number(new URL(server.url).port) };
    const reasonOf = (host: string, port: number) =>
      serve({ dir: '.', host, port }).then(
        () => 'none',
        (error: unknown) => bindProblem(error, { host, port }, false),
      );
    expect(await reasonOf(taken.host, taken.port)).toContain(`Port ${taken.port} is in use`);
    // Of a block that is kept for examples (RFC 5737).
    expect(await reasonOf('192.0.2.1', 0)).toContain('HOST=192.0.2.1 is no address');
    expect(await reasonOf('no such name', 0)).toContain('HOST=no such name is no address');
  });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
  ['::1', 'http://[::1]:80'],
])('bound to %s it answers at %s', (host, url) => {
  expect(addressOf({ host, port: 80 })).toBe(url);
});

describe('isRoastMe', () => {
  const listen = async (listener: RequestListener) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
    const address = server.address();
    return addressOf({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
  };

  test('sees the page of one that is being made ready', async () => {
    const waiting = createWaitingPage(() => []);
    const api = (request: Request) => waiting.answer(request);
    const server = await serve({ dir: 'no-such-folder', supabaseOrigin: null, api });
    closing.push(() => server.close());
    expect(await isRoastMe(server.url)).toBe(true);
  });

  test('sees the app', async () => {
    const url = await listen((_, response) => response.end('<!doctype html><title>Roast Me</title>'));
    expect(await isRoastMe(url)).toBe(true);
  });

  test('is false for another page, for a hang-up and for a closed port', async () => {
    expect(await isRoastMe(await listen((_, response) => response.end('<title>Vite</title>')))).toBe(false);
    expect(await isRoastMe(await listen((request) => request.socket.destroy()))).toBe(false);
    const url = await listen(() => undefined);
    for (const close of closing.splice(0)) await close();
    expect(await isRoastMe(url)).toBe(false);
  });
});
