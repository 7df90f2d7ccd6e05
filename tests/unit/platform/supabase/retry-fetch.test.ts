import { expect, it, vi } from 'vitest';
import { createRetryFetch } from '#platform/supabase/retry-fetch.ts';

/** A fake server that answers with these statuses, one after the other. */
function server(...statuses: number[]) {
  return vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: statuses.shift() ?? 200 })));
}
const waits = () => vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve());

it.each([502, 503, 504])(
  'asks again after %i, waiting 200 ms × attempt, three times at most',
  async (status) => {
    const ask = server(status, status, status, 200);
    const wait = waits();
    expect((await createRetryFetch(ask, wait)('https://x.example')).status).toBe(status);
    expect(wait.mock.calls).toEqual([[200], [400]]);
    expect(ask).toHaveBeenCalledTimes(3);
  },
);

it('stops at the first good answer', async () => {
  const ask = server(503, 200);
  expect((await createRetryFetch(ask, waits())('https://x.example')).status).toBe(200);
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([400, 401, 403, 404, 409, 429, 500])('takes %i as it is', async (status) => {
  const ask = server(status);
  expect((await createRetryFetch(ask, waits())('https://x.example')).status).toBe(status);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('hands on a lost network and the caller’s own abort', async () => {
  const lost = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(createRetryFetch(lost, waits())('https://x.example')).rejects.toThrow('Failed to fetch');
  const seen: boolean[] = [];
  const ask: typeof fetch = (_input, init) => {
    seen.push(init?.signal?.aborted ?? false);
    return Promise.resolve(new Response());
  };
  await createRetryFetch(ask, waits())('https://x.example', { signal: AbortSignal.abort() });
  expect(seen).toEqual([true]);
});
