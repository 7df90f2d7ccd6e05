/** A phone whose storage is full, or kept shut by the browser, from one moment to the next. */
import type { Page } from 'playwright';

export type StorageFault = 'none' | 'full' | 'blocked';

/** Before the first load; the storage is sound until `breakStorage`. */
export async function makeStorageBreakable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scope = window as unknown as { testStorage: string };
    scope.testStorage = 'none';
    const refuse = () => {
      if (scope.testStorage === 'full') throw new DOMException('no room', 'QuotaExceededError');
      if (scope.testStorage === 'blocked') throw new DOMException('shut', 'SecurityError');
    };
    const guard = (owner: object, name: string, check: () => void) => {
      const real = Object.getOwnPropertyDescriptor(owner, name)?.value as (...args: unknown[]) => unknown;
      Object.defineProperty(owner, name, {
        value(this: unknown, ...args: unknown[]) {
          check();
          return real.apply(this, args);
        },
      });
    };
    guard(IDBObjectStore.prototype, 'put', refuse);
    guard(Storage.prototype, 'setItem', refuse);
    const shut = () => {
      if (scope.testStorage === 'blocked') refuse();
    };
    guard(IDBFactory.prototype, 'open', shut);
    guard(IDBDatabase.prototype, 'transaction', shut);
    guard(Storage.prototype, 'getItem', shut);
  });
}

export const breakStorage = (page: Page, fault: StorageFault): Promise<void> =>
  page.evaluate((fault) => {
    (window as unknown as { testStorage: string }).testStorage = fault;
  }, fault);
