import { afterAll, beforeAll } from 'vitest';
import { serveStaged } from '#scripts/lib/tools-build.ts';

/** Serves the staged product for the tests of a file; returns how to get its address. */
export function withStagedServer(): () => string {
  let server: Awaited<ReturnType<typeof serveStaged>> | null = null;
  beforeAll(async () => {
    server = await serveStaged();
  });
  afterAll(() => server?.close());
  return () => {
    if (server === null) throw new Error('The server starts before the first test of this file.');
    return server.url;
  };
}
