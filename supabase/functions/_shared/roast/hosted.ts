/** The handler's dependencies on a hosted or self-hosted Supabase project, from its environment. */
import { createVerifier } from '../http/jwt.ts';
import { callByRest, getJson, keysOf, serviceKeyFrom, type ReadVariable } from '../http/project.ts';
import type { RoastDeps } from './handler.ts';
import { MODEL_DAILY_LIMIT, MODEL_PERSON_LIMIT, QUOTA_LIMITS } from './limits.ts';
import { configuredModel } from './model/configured.ts';
import { createQuotaStore } from './quota.ts';

const CALL_TIMEOUT_MS = 2_000;

/**
 * Set by Supabase: SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY, and on newer projects
 * SUPABASE_PUBLISHABLE_KEYS and SUPABASE_SECRET_KEYS (JSON objects, name → key). Set by the deployer:
 * ROAST_ALLOWED_ORIGINS, ROAST_JWT_SECRET, ROAST_ADDRESS_HEADER, ROAST_SALT, ROAST_LLM_URL, ROAST_LLM_MODEL,
 * ROAST_LLM_KEY, ROAST_LLM_PROFILE, ROAST_LLM_DAILY_LIMIT, ROAST_LLM_PERSON_LIMIT, ROAST_TOKEN_ISSUER (docs/deploy.md). Throws where the function could not work.
 */
export function depsFromEnvironment(read: ReadVariable, log: RoastDeps['log']): RoastDeps {
  const need = (name: string, value: string | undefined) => {
    if (!value) throw new Error(`${name} is not set: see docs/deploy.md.`);
    return value;
  };
  const url = need('SUPABASE_URL', read('SUPABASE_URL')).replace(/\/+$/, '');
  const publishable = keysOf(read('SUPABASE_PUBLISHABLE_KEYS'));
  const serviceKey = need('SUPABASE_SERVICE_ROLE_KEY', serviceKeyFrom(read));
  const anonKey = read('SUPABASE_ANON_KEY');
  const addressHeader = read('ROAST_ADDRESS_HEADER') || null;
  return {
    verify: createVerifier({
      secret: read('ROAST_JWT_SECRET') || null,
      fetchKeys: () => getJson(`${url}/auth/v1/.well-known/jwks.json`, { limitMs: CALL_TIMEOUT_MS }),
      // With a domain of its own, a project signs under that name.
      issuers: new Set([read('ROAST_TOKEN_ISSUER') || `${url}/auth/v1`]),
      now: Date.now,
    }),
    publicKeys: new Set([...publishable, ...(anonKey ? [anonKey] : [])]),
    allowedOrigins: new Set(
      need('ROAST_ALLOWED_ORIGINS', read('ROAST_ALLOWED_ORIGINS'))
        .split(',')
        .map((origin) => new URL(origin.trim()).origin),
    ),
    quota: createQuotaStore(callByRest(url, serviceKey, CALL_TIMEOUT_MS), {
      quota: QUOTA_LIMITS,
      ...modelLimits(read),
    }),
    model: configuredModel(read),
    addressOf: (request) => (addressHeader === null ? null : vouchedAddress(request, addressHeader)),
    salt: read('ROAST_SALT') || serviceKey,
    now: Date.now,
    log,
  };
}

/**
 * The last entry of the header: what the proxy in front has written there itself, behind whatever a visitor wrote.
 * Null for anything but an address. Machines of one IPv6 network (/64) count as one: each has as many addresses as
 * it likes.
 */
export function vouchedAddress(request: Request, header: string): string | null {
  const entry = request.headers.get(header)?.split(',').at(-1)?.trim() ?? '';
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(entry)) return entry;
  const bare = entry.replace(/^\[(.*)\](?::\d+)?$/, '$1');
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return null;
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** How often a day the model is called. Throws on what is no whole number. */
export const modelLimits = (read: ReadVariable) => ({
  modelCalls: limitFrom(read, 'ROAST_LLM_DAILY_LIMIT', MODEL_DAILY_LIMIT),
  modelCallsOfOne: limitFrom(read, 'ROAST_LLM_PERSON_LIMIT', MODEL_PERSON_LIMIT),
});

function limitFrom(read: ReadVariable, name: string, usual: number): number {
  const value = read(name);
  if (!value) return usual;
  const limit = Number(value);
  if (!Number.isInteger(limit) || limit < 0) throw new Error(`${name} must be a whole number.`);
  return limit;
}
