import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { download } from '#scripts/lib/download.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
  vi.restoreAllMocks();
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

test('names the reason when the server does not answer', async () => {
  const url = await serverWith(() => {});
  for (const close of closing.splice(0)) close();
  await expect(download(url, 10)).rejects.toThrow('ECONNREFUSED');
});

/** From now on `download` waits by the test's clock; the network keeps its own. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

test('does not wait for a silent server', async () => {
  stopTheClock();
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const url = await serverWith(() => ask());
  const refused = expect(download(url, 10)).rejects.toThrow('no answer within 5 s');
  await asked;
  vi.advanceTimersByTime(5_000);
  await refused;
});

test('does not wait for an answer that never ends', async () => {
  stopTheClock();
  const fetching = vi.spyOn(globalThis, 'fetch');
  const url = await serverWith((_, response) => response.write('we'));
  const refused = expect(download(url, 10)).rejects.toThrow('not finished within 60 s');
  // The answer has begun, and `download` has heard so before this: only the second limit is left.
  await fetching.mock.results[0]?.value;
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60_000);
  await refused;
});
