import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type RunningServer } from '#scripts/serve.ts';

let dir: string;
let server: RunningServer;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'roast-serve-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>app</title>');
  await writeFile(join(dir, 'assets', 'index-abc.js'), 'export {};');
  await writeFile(join(dir, 'real.wasm'), '\0asm');
  await writeFile(join(dir, '.secret'), 'no');
  await writeFile(join(dir, '..', 'roast-outside.txt'), 'no');
  server = await serve({ dir, supabaseOrigin: null });
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true, force: true });
  await rm(join(dir, '..', 'roast-outside.txt'), { force: true });
});

const navigate = (path: string) => fetch(server.url + path, { headers: { accept: 'text/html' } });
/** Without the cleaning that fetch does to an address. */
const statusOfRaw = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('what answers', () => {
  test.each(['/', '/result', '/debug/analysis/1'])('%s is the app', async (path) => {
    const response = await navigate(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(await response.text()).toContain('<title>app</title>');
  });

  test.each(['/gone.wasm', '/models/gone.task', '/models/gone.onnx', '/assets/gone.js'])(
    '%s is not there, and says so',
    async (path) => {
      const response = await navigate(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<title>');
    },
  );

  test('a file comes with its type and its cache rule', async () => {
    const wasm = await fetch(`${server.url}/real.wasm`);
    expect(wasm.headers.get('content-type')).toBe('application/wasm');
    expect(wasm.headers.get('cache-control')).toBe('no-cache');
    const hashed = await fetch(`${server.url}/assets/index-abc.js`);
    expect(hashed.headers.get('cache-control')).toContain('immutable');
    const etag = hashed.headers.get('etag') ?? '';
    // Not by fetch, which asks past every cache (no-cache) where a program names an ETag.
    expect(await statusOfRaw('/assets/index-abc.js', { 'if-none-match': etag })).toBe(304);
  });

  test.each([
    '/.secret',
    '/../roast-outside.txt',
    '/%2e%2e/roast-outside.txt',
    '/..%2froast-outside.txt',
    '/%zz',
  ])('%s gives nothing away', async (path) => {
    expect([400, 404]).toContain(await statusOfRaw(path));
  });

  test('nothing can be sent to it', async () => {
    const response = await fetch(server.url, { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

test('every answer carries the policy, error answers too', async () => {
  for (const path of ['/', '/gone.wasm', '/real.wasm', '/%zz']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const proxied = await fetch(server.url, { headers: { 'x-forwarded-proto': 'https' } });
  expect(proxied.headers.get('strict-transport-security')).not.toBeNull();
});

test('a taken port is an error with a code, not a hang', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serve({ dir, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a new build under a running server is served', async () => {
  await writeFile(join(dir, 'assets', 'index-new.js'), 'export const fresh = 1;');
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>app</title><p>newer</p>');
  expect(await (await navigate('/')).text()).toContain('newer');
  expect((await fetch(`${server.url}/assets/index-new.js`)).status).toBe(200);
});
