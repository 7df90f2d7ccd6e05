/**
 * WebKit as Debian packages it (WebKitGTK: Safari's engine on Linux), in an invisible window, over the W3C
 * WebDriver protocol. Playwright's own WebKit is a download from a host that is not always reachable.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import process from 'node:process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { STEP_LIMIT_MS } from '#tests/support/patience.ts';

const LIBRARIES = '/usr/lib';

/** Path of MiniBrowser, which lies in a folder named by architecture and version; null where it is not installed. */
export function findMiniBrowser(): string | null {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES).map((name) => join(LIBRARIES, name)) : [];
  const found = folders
    .flatMap((folder) =>
      statSync(folder).isDirectory()
        ? readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser'))
        : [],
    )
    .filter((path) => path.includes('/webkit2gtk-') && existsSync(path));
  return found.toSorted().at(-1) ?? null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Throws with what WebDriver says when it refuses. */
async function call(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

export interface WebKitPage {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page and resolves with what it returns, as JSON. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Asks `body` until it is true; rejects with what the page shows when that is given up. */
  until(body: string, limitMs?: number): Promise<void>;
  /** Hands a file to the first element of this selector. */
  giveFile(selector: string, path: string): Promise<void>;
  /** The page as it stands, a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

async function startDriver(port: number): Promise<ChildProcess> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  await Promise.race([
    once(driver, 'spawn'),
    once(driver, 'error').then(([error]) => Promise.reject(error as Error)),
  ]);
  for (const end = Date.now() + STEP_LIMIT_MS; Date.now() < end;) {
    if (driver.exitCode !== null) break;
    const up = await call(`http://127.0.0.1:${port}/status`, 'GET').then(Boolean, () => false);
    if (up) return driver;
    await sleep(200);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** One window of this size, CSS pixels; MiniBrowser's own frame makes it no narrower than 450. */
export async function openWebKit(binary: string, size = { width: 450, height: 900 }): Promise<WebKitPage> {
  const port = await freePort();
  const driver = await startDriver(port);
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const root = `http://127.0.0.1:${port}/session`;
  const { sessionId } = (await call(root, 'POST', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
  };
  const session = `${root}/${sessionId}`;
  await call(`${session}/window/rect`, 'POST', size);

  const run: WebKitPage['run'] = (script, ...args) =>
    call(`${session}/execute/sync`, 'POST', { script, args });
  return {
    run,
    goto: async (url) => void (await call(`${session}/url`, 'POST', { url })),
    until: async (body, limitMs = STEP_LIMIT_MS) => {
      const end = Date.now() + limitMs;
      while (Date.now() < end) {
        if ((await run(body)) === true) return;
        await sleep(250);
      }
      throw new Error(`Never: ${body}\n${String(await run('return document.body.innerText'))}`);
    },
    giveFile: async (value, text) => {
      const found = await call(`${session}/element`, 'POST', { using: 'css selector', value });
      const [id] = Object.values(found as Record<string, string>);
      await call(`${session}/element/${id ?? ''}/value`, 'POST', { text });
    },
    picture: async () => Buffer.from(String(await call(`${session}/screenshot`, 'GET')), 'base64'),
    close: async () => {
      await call(session, 'DELETE').catch(() => undefined);
      // xvfb-run, the display and the driver are one group.
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
