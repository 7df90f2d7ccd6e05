import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { download } from '#scripts/lib/download.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serverWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('gives the bytes', async () => {
  const url = await serverWith((_, response) => response.end('weights'));
  expect(Buffer.from(await download(url, 7)).toString()).toBe('weights');
});

test('gives up on an error page', async () => {
  const url = await serverWith((_, response) => response.writeHead(404).end('gone'));
  await expect(download(url, 100)).rejects.toThrow('answered 404');
});

test('stops an answer that is longer than the model', async () => {
  const url = await serverWith((_, response) => response.end('x'.repeat(1000)));
  await expect(download(url, 10)).rejects.toThrow('more than 10 bytes');
});

test('names the reason when nobody answers', async () => {
  const url = await serverWith(() => {});
  for (const close of closing.splice(0)) close();
  await expect(download(url, 10)).rejects.toThrow('ECONNREFUSED');
});

test('does not wait for a silent server', async () => {
  const url = await serverWith(() => {});
  await expect(download(url, 10, { connect: 100, total: 1_000 })).rejects.toThrow('no answer within 0.1 s');
});

test('does not wait for an answer that never ends', async () => {
  const url = await serverWith((_, response) => response.write('we'));
  await expect(download(url, 10, { connect: 1_000, total: 150 })).rejects.toThrow(
    'not finished within 0.15 s',
  );
});
