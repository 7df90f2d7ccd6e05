/** The way between a phone and its server, and everything that can go wrong on it. */

export const NETWORK_FAULTS = [
  'refused',
  'error-500',
  'error-503',
  'page',
  'half-body',
  'lost-answer',
  'never',
  'slow',
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

export interface Network {
  /** Origin of the server. */
  readonly server: string;
  state: 'sound' | 'offline' | 'bad';
  /** Asked before each request while the state is `bad`: what happens to it; null: nothing. */
  choose: (request: { readonly method: string; readonly path: string }) => NetworkFault | null;
  /** Every request that a fault met, as "fault METHOD path". */
  readonly met: string[];
}

const lost = () => new TypeError('Failed to fetch');
const answer = (status: number, type: string, body: string) =>
  new Response(body, { status, headers: { 'content-type': type } });

/** Rejects when the request is given up, as fetch does. */
const untilGivenUp = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const give = () => reject(new DOMException('given up', 'AbortError'));
    if (signal?.aborted === true) give();
    signal?.addEventListener('abort', give);
  });

/** What becomes of one request. */
export async function throughNetwork(
  network: Network,
  ask: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  if (network.state === 'offline') throw lost();
  if (network.state === 'sound') return ask(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  const method = init?.method ?? 'GET';
  const fault = network.choose({ method, path: url.pathname });
  if (fault === null) return ask(input, init);
  network.met.push(`${fault} ${method} ${url.pathname}`);
  switch (fault) {
    case 'refused':
      throw lost();
    case 'error-500':
      return answer(500, 'application/json', '{"message":"Internal error"}');
    case 'error-503':
      return answer(503, 'text/plain', 'Service Unavailable');
    case 'page':
      return answer(200, 'text/html', '<!doctype html><title>Wi-Fi</title><p>Please sign in.');
    case 'half-body': {
      const whole = await ask(input, init);
      const body = await whole.text();
      if (body === '') throw lost();
      return answer(whole.status, 'application/json', body.slice(0, body.length >> 1));
    }
    case 'lost-answer':
      // The server has done it, but this device never learns that.
      await (await ask(input, init)).arrayBuffer();
      throw lost();
    case 'never':
      return untilGivenUp(init?.signal);
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return ask(input, init);
  }
}
