/**
 * What the published clients of a hosted project can do here, call by call: docs/clients.md, what stands of it in
 * docs/embedded-backend.md, and the specification's own list of calls in docs/section-7.md. `npm run lab -- contract`
 * writes all of them anew.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientsPage, withCounts, type Clients } from '#lab/contract/clients/outcome.ts';
import { section7Page } from '#lab/contract/section-7/page.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { askAuth, ASKED_ENV, askFunctions, askRealtime, askRest, askStorage } from './support/ask-clients.ts';
import { target } from './support/browser.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

let host: TestServer;
let told: Clients;
beforeAll(async () => {
  if (!target.embedded) return;
  host = await openTestServer({ env: ASKED_ENV });
  told = {
    auth: await askAuth(host),
    rest: await askRest(host),
    functions: await askFunctions(host),
    storage: await askStorage(host),
    realtime: await askRealtime(host),
  };
});
afterAll(() => host?.server.close());

test.runIf(target.embedded)('the published clients’ calls are as docs/clients.md lists them', async () => {
  await expect(clientsPage(told)).toMatchFileSnapshot(inRoot('docs', 'clients.md'));
  const own = inRoot('docs', 'embedded-backend.md');
  await expect(withCounts(await readFile(own, 'utf8'), told)).toMatchFileSnapshot(own);
});

test.runIf(target.embedded)('every call of the specification is as docs/section-7.md says', async () => {
  const page = section7Page(told);
  await expect(page).toMatchFileSnapshot(inRoot('docs', 'section-7.md'));
  expect(page.split('\n').filter((line) => line.includes('**open**'))).toEqual([]);
});
