/** Each request of sign-in, save, sync and roast, and each access to storage, fails in turn; then all is reckoned. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '#tests/support/phone/app.ts';
import { installPhones, tabTime } from '#tests/support/phone/phone.ts';
import { NETWORK_FAULTS } from '#tests/support/phone/network.ts';
import type { Embedded } from './support/embedded.ts';
import { evening } from './support/soak/flow.ts';
import { faultsOf, reckon, until } from './support/soak/reckon.ts';
import { makeWorld, type World } from './support/soak/world.ts';
import { startFromTemplate } from './support/template.ts';

/** What one evening asks the server for. */
const REQUESTS = [
  'POST /auth/v1/token',
  'GET /auth/v1/user',
  'GET /rest/v1/profiles',
  'POST /rest/v1/profiles',
  'GET /rest/v1/subscriptions',
  'GET /rest/v1/purchased_analyses',
  'POST /functions/v1/roast',
  'POST /rest/v1/analyses',
  'PATCH /rest/v1/analyses',
  'GET /rest/v1/analyses',
  'GET /rest/v1/analysis_tombstones',
] as const;

/** Of what the steps choose from: a photo that can be read, and no cancel. */
const plainly = () => 0.15;

let server: Embedded;
let uninstall: () => void;
const quiet = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];

beforeAll(async () => {
  for (const spy of quiet) spy.mockImplementation(() => undefined);
  server = await startFromTemplate({ quota: { guest: 1e5, free: 1e5, premium: 1e5, address: 1e5 } });
  uninstall = installPhones();
});
afterAll(async () => {
  uninstall();
  await server.close();
  for (const spy of quiet) spy.mockRestore();
});

const worldOfOne = (): Promise<World> => makeWorld(server, plainly, 1);

describe('a request that fails', () => {
  test.each(REQUESTS)('%s, in every way', async (wanted) => {
    for (const fault of NETWORK_FAULTS) {
      const world = await worldOfOne();
      const { network } = world.phone;
      network.state = 'bad';
      network.choose = ({ method, path }) => (`${method} ${path}` === wanted ? fault : null);
      const met = () => network.met.includes(`${fault} ${wanted}`);
      const calm = () => {
        network.state = 'sound';
      };
      // Without meeting the fault, the row could not fail.
      const linger = () => until(`${fault}: met`, met);
      const { signedIn, roasts } = await evening(world, { calm, linger });
      expect(signedIn, fault).toBe(true);
      expect(roasts, fault).toEqual(['history', 'history']);
      expect(await faultsOf(world), fault).toEqual([]);
      await reckon(world);
    }
  });
});

describe('a store that fails', () => {
  /** Every so many accesses of an evening, another evening begins to fail there. */
  const APART = 4;
  /** Evenings share nothing but the server: while one waits for its phone's clock, the other has the processor. */
  const AT_A_TIME = 2;
  /** For what goes on behind the screens. */
  const WHILE_MS = 30_000;
  const STEP_MS = 1_000;

  test.each([
    ['has no room for a few writes', 'QuotaExceededError', false],
    ['is shut until tomorrow', 'SecurityError', true],
  ] as const)('at each access in turn: it %s', async (_why, name, shut) => {
    let next = 0;
    let end = Number.POSITIVE_INFINITY;
    const failFrom = async (failing: number): Promise<void> => {
      const world = await worldOfOne();
      const { phone } = world;
      let count = 0;
      phone.refuse = (access) => {
        if (!shut && access !== 'write') return null;
        const now = count;
        count += 1;
        const fails = now >= failing && (shut || now < failing + APART);
        return fails ? new DOMException('by the test', name) : null;
      };
      const calm = () => {
        phone.refuse = null;
      };
      const met = () => count >= failing + APART;
      // By the phone's own clock: what is planned for the next seconds comes before.
      const linger = async ({ tab }: App) => {
        for (let left = WHILE_MS; left > 0 && !met(); left -= STEP_MS) await tabTime(tab, STEP_MS);
      };
      await evening(world, { calm, linger });
      // Past the last access of an evening nothing is left to fail.
      if (count <= failing + APART) end = Math.min(end, failing + APART);
      expect(await faultsOf(world), `access ${failing}`).toEqual([]);
      await reckon(world);
    };
    const takeTurns = async (): Promise<void> => {
      while (next < end) {
        const failing = next;
        next += APART;
        await failFrom(failing);
      }
    };
    // All of them end before the first fault is told: none goes on in a world whose server is gone.
    const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, takeTurns));
    for (const one of ends) if (one.status === 'rejected') throw one.reason;
    // An evening writes some forty times, and touches its storage far more often.
    expect(end).toBeGreaterThan(5 * APART);
  });
});
