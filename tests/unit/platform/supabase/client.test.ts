import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRetryFetch } from '#platform/supabase/client.ts';

describe('retry fetch', () => {
  /** A fake server that answers with these statuses, one after the other. */
  function server(...statuses: number[]) {
    return vi.fn<typeof fetch>(() =>
      Promise.resolve(new Response(null, { status: statuses.shift() ?? 200 })),
    );
  }
  afterEach(() => void vi.useRealTimers());
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

  /** A server whose line is cut by the asker's signal, as fetch cuts it. @param say writes the body */
  function streaming(say: (body: ReadableStreamDefaultController<Uint8Array>) => void): typeof fetch {
    return (_input, init) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
          say(controller);
        },
      });
      return Promise.resolve(
        new Response(body, { status: 200, headers: { 'content-type': 'application/json' } }),
      );
    };
  }
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('does not wait for ever for a body that stops after the headers', async () => {
    vi.useFakeTimers();
    const ask = streaming((body) => body.enqueue(bytes('[1,')));
    const seen = vi.fn<(error: unknown) => void>();
    const reading = createRetryFetch(ask, waits())('https://x.example').then((response) => response.text());
    void reading.catch(seen);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  it('lets a slow body arrive as long as it keeps arriving, and hands it on whole', async () => {
    vi.useFakeTimers();
    const ask = streaming((body) => {
      for (const [index, text] of ['[1,', '2,', '3]'].entries()) {
        setTimeout(() => body.enqueue(bytes(text)), (index + 1) * 8_000);
      }
      setTimeout(() => body.close(), 25_000);
    });
    const reading = createRetryFetch(ask, waits())('https://x.example');
    await vi.advanceTimersByTimeAsync(25_000);
    const response = await reading;
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual([1, 2, 3]);
  });

  it('the caller’s own abort ends a body that is on its way', async () => {
    const caller = new AbortController();
    const reading = createRetryFetch(
      streaming(() => undefined),
      waits(),
    )('https://x.example', {
      signal: caller.signal,
    });
    setTimeout(() => caller.abort(), 0);
    await expect(reading).rejects.toThrow();
  });

  it('an answer without content stays one', async () => {
    const response = await createRetryFetch(server(204), waits())('https://x.example');
    expect([response.status, response.body]).toEqual([204, null]);
  });
});
