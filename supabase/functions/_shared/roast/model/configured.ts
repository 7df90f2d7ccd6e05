/** The model that the environment names. */
import type { ReadVariable } from '../../http/project.ts';
import { createAsk } from './ask.ts';
import { createBreaker, type Model } from './breaker.ts';
import { chooseProfile } from './profiles.ts';

/**
 * From ROAST_LLM_URL, ROAST_LLM_MODEL, ROAST_LLM_KEY and ROAST_LLM_PROFILE; null where address or model is unset. Throws
 * on an address or a profile that is none. `now`: milliseconds since any fixed moment.
 */
export function configuredModel(read: ReadVariable, now: () => number = Date.now): Model | null {
  const url = read('ROAST_LLM_URL');
  const model = read('ROAST_LLM_MODEL');
  if (!url || !model) return null;
  if (!URL.canParse(url)) throw new Error('ROAST_LLM_URL must be an address.');
  const profile = chooseProfile(url, read('ROAST_LLM_PROFILE') || null);
  const ask = createAsk({ url, model, key: read('ROAST_LLM_KEY') || null, profile, fetch });
  return createBreaker(ask, now);
}
