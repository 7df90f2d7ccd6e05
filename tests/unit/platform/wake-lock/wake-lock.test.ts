import { expect, it } from 'vitest';
import { holdScreen, type Visibility } from '#platform/wake-lock/wake-lock.ts';

/** A page in sight that comes back into it whenever the test says so. */
function fakePage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const become = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page: page as unknown as Visibility, become };
}

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
  const letGo = holdScreen(lock.api, fakePage().page);
  lock.grant();
  await settle();
  expect(lock.released()).toBe(0);
  letGo();
  expect(lock.released()).toBe(1);
});

it('lets go of a lock that comes too late', async () => {
  const lock = fakeLock();
  holdScreen(lock.api, fakePage().page)();
  lock.grant();
  await settle();
  expect(lock.released()).toBe(1);
});

it('does without where the browser refuses or cannot', async () => {
  const letGo = holdScreen({ request: () => Promise.reject(new Error('battery saver')) }, fakePage().page);
  await settle();
  letGo();
  holdScreen(undefined, fakePage().page)();
});

it('asks again when the page comes back into sight, and not after it was let go', async () => {
  let asked = 0;
  const request = () => {
    asked += 1;
    return Promise.resolve({ release: () => Promise.resolve() });
  };
  const { page, become } = fakePage();
  const letGo = holdScreen({ request }, page);
  become('hidden');
  expect(asked).toBe(1);
  become('visible');
  expect(asked).toBe(2);
  await settle();
  letGo();
  become('visible');
  expect(asked).toBe(2);
});
