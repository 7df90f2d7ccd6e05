/** The fetch that supabase-js is given: it ends in time, and asks again where a gateway stumbled. */

const RETRYABLE = new Set([502, 503, 504]);
const ATTEMPTS = 3;
const STEP_MS = 200;
/** One attempt. */
const LIMIT_MS = 10_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Retries 502, 503 and 504 after 200 ms × attempt, three attempts in all. Rejects as fetch does. */
export function createRetryFetch(
  ask: typeof fetch,
  wait: (ms: number) => Promise<void> = pause,
): typeof fetch {
  const once = async (input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), LIMIT_MS);
    const stop = () => limit.abort();
    init?.signal?.addEventListener('abort', stop);
    if (init?.signal?.aborted === true) stop();
    try {
      return await ask(input, { ...init, signal: limit.signal });
    } finally {
      clearTimeout(timer);
      init?.signal?.removeEventListener('abort', stop);
    }
  };
  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await once(input, init);
      if (!RETRYABLE.has(response.status) || attempt === ATTEMPTS) return response;
      await wait(STEP_MS * attempt);
    }
  };
}
