/** What global-setup.ts has made ready for all tests; its process hands the addresses on to the workers' by variables. */
import process from 'node:process';
import { inRoot } from '#scripts/lib/paths.ts';

/** Folder of the production build, for tests that serve a changed copy. */
export const BUILD_DIR = inRoot('out', 'test', 'app');

export const VARIABLES = { baseUrl: 'TEST_BASE_URL', emptyData: 'TEST_EMPTY_DATA' } as const;

const given = (name: keyof typeof VARIABLES): string => process.env[VARIABLES[name]] ?? '';

/** Empty while tests are only listed. */
export const served = {
  /** Origin of the served production build, without a trailing slash. */
  get baseUrl() {
    return given('baseUrl');
  },
  /** Data folder of an installation that nobody has started yet. */
  get emptyData() {
    return given('emptyData');
  },
};
