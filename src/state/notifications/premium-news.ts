/** Whether a premium account has been told what is open to it now: once, not at every start of the app. */
import { atom } from 'jotai';
import * as z from 'zod/mini';
import type { Plan } from '#domain/limits/daily.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { sessionRestoredAtom } from '#state/session-atoms.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const PREMIUM_NEWS_KEY = 'roast-me-premium-news';

export const premiumNewsRecord = storedRecord({
  // The account that was told; it goes when that account leaves this device.
  schema: z.object({ version: z.literal(1), told: z.nullable(z.string()) }),
  version: 1,
  fallback: { version: 1, told: null },
});

const { value: newsAtom, asStored } = storedAtom(premiumNewsRecord, PREMIUM_NEWS_KEY);

/** True: there is news for the signed-in user, and it counts as told from now on. */
export const takePremiumNewsAtom = atom(null, (get, set, plan: Plan): boolean => {
  if (!get(sessionRestoredAtom)) return false;
  const owner = get(ownerIdAtom);
  const { told } = set(asStored);
  if (told !== null && told !== owner) set(newsAtom, { told: null });
  if (owner === null || plan !== 'premium' || told === owner) return false;
  set(newsAtom, { told: owner });
  return true;
});
