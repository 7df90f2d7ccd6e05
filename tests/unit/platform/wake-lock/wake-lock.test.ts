import { expect, it } from 'vitest';
import { holdScreen } from '#platform/wake-lock/wake-lock.ts';

function fakeLock() {
  let released = 0;
  let grant: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (grant = resolve));
  const api = {
    request: async () => {
      await asked;
      return { release: () => Promise.resolve(void (released += 1)) };
    },
  };
  return { api, grant: () => grant(), released: () => released };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('lets the screen go when asked to', async () => {
  const lock = fakeLock();
  const letGo = holdScreen(lock.api);
  lock.grant();
  await settle();
  expect(lock.released()).toBe(0);
  letGo();
  expect(lock.released()).toBe(1);
});

it('lets go of a lock that comes too late', async () => {
  const lock = fakeLock();
  holdScreen(lock.api)();
  lock.grant();
  await settle();
  expect(lock.released()).toBe(1);
});

it('does without where the browser refuses or cannot', async () => {
  const letGo = holdScreen({ request: () => Promise.reject(new Error('battery saver')) });
  await settle();
  letGo();
  holdScreen(undefined)();
});
