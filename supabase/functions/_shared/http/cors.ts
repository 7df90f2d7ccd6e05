/** Which pages may call: an allow-list of origins, echoed one at a time, and `Vary: Origin` on every answer. */

const METHODS = 'POST, OPTIONS';
const HEADERS = 'authorization, apikey, content-type, idempotency-key, x-client-info';
const EXPOSED = 'retry-after';
const PREFLIGHT_AGE_S = '7200';

/**
 * 'none': no browser page asks (no Origin header), which the key and the token still guard.
 * 'allowed' and 'refused': a page asks.
 */
export type OriginVerdict = 'none' | 'allowed' | 'refused';

export function judgeOrigin(request: Request, allowed: ReadonlySet<string>): OriginVerdict {
  const origin = request.headers.get('origin');
  if (origin === null) return 'none';
  return allowed.has(origin) ? 'allowed' : 'refused';
}

/** The headers for an answer to this request. */
export function corsHeaders(request: Request, verdict: OriginVerdict): Record<string, string> {
  const origin = request.headers.get('origin');
  if (verdict !== 'allowed' || origin === null) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': EXPOSED,
    ...(request.method === 'OPTIONS'
      ? {
          'Access-Control-Allow-Methods': METHODS,
          'Access-Control-Allow-Headers': HEADERS,
          'Access-Control-Max-Age': PREFLIGHT_AGE_S,
        }
      : {}),
  };
}
