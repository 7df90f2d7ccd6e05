import { test } from './test.ts';

/** Returns how to get the staged product's address, once the tests of the file run. */
export function withStagedServer(): () => string {
  let url: string | null = null;
  test.beforeAll(({ staged }) => {
    url = staged;
  });
  return () => {
    if (url === null) throw new Error('The server starts before the first test of this file.');
    return url;
  };
}
