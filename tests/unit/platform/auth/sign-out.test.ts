import { expect, it, vi } from 'vitest';
import { forgetPages } from '#platform/auth/sign-out.ts';

it('asks for the one answer that lets go, and waits for nothing', () => {
  const ask = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  forgetPages(ask, 'https://app.example');
  expect(ask.mock.calls[0]?.[0]).toEqual(new URL('https://app.example/signed-out.txt'));
});

it('offline, nothing happens', async () => {
  forgetPages(() => Promise.reject(new TypeError('Failed to fetch')), 'https://app.example');
  await new Promise((resolve) => setImmediate(resolve));
});
