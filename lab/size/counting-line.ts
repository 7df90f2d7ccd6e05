/** A line between browser and server that counts what it carries, headers included. */
import { connect, createServer } from 'node:net';

export interface CountingLine {
  /** Origin that the browser opens instead of the server's. */
  readonly url: string;
  readonly port: number;
  /** Bytes from server to browser since the start. */
  down(): number;
  close(): Promise<void>;
}

export async function countingLine(serverPort: number): Promise<CountingLine> {
  let down = 0;
  const sockets = new Set<{ destroy(): unknown }>();
  const server = createServer((browser) => {
    const onward = connect(serverPort, '127.0.0.1');
    for (const [one, other] of [
      [browser, onward],
      [onward, browser],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    onward.on('data', (part: Buffer) => (down += part.length));
    browser.pipe(onward);
    onward.pipe(browser);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    down: () => down,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
