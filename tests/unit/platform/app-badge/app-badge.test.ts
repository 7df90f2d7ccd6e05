import { expect, it, vi } from 'vitest';
import { createAppBadge } from '#platform/app-badge/app-badge.ts';

it('is set and cleared where the launcher has badges', () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  const clearAppBadge = vi.fn(() => Promise.resolve());
  const badge = createAppBadge({ setAppBadge, clearAppBadge });
  badge.set();
  expect([setAppBadge.mock.calls.length, clearAppBadge.mock.calls.length]).toEqual([1, 0]);
  badge.clear();
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

it('is nothing where there are none, and silent where they are refused', async () => {
  const none = createAppBadge({});
  none.set();
  none.clear();
  createAppBadge({ setAppBadge: () => Promise.reject(new Error('not installed')) }).set();
  // An unhandled rejection would fail the run.
  await new Promise((resolve) => setImmediate(resolve));
  expect.assertions(0);
});
