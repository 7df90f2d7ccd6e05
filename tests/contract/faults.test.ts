/** Each request of sign-in, save, sync and roast fails in turn, in every way; then all is reckoned. */
import { describe, expect, test } from 'vitest';
import { NETWORK_FAULTS } from '#tests/support/phone/network.ts';
import { evening } from './support/soak/flow.ts';
import { faultsOf, reckon, until } from './support/soak/reckon.ts';
import { startFromTemplate } from './support/template.ts';
import { withWorldsOfOne } from './support/worlds-of-one.ts';

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

const worldOfOne = withWorldsOfOne(startFromTemplate);

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
