/** Profile, plan and export of an account, by supabase-js. Nothing here rejects. */
import * as z from 'zod';
import type { LazyClient } from './client.ts';
import type { CloudService, PlanAtServer, ProfileRow } from '#ports/cloud.ts';
import { makeProfile, refusalOf, writeProfile, type ProfileCalls } from './profile-rules.ts';

const profileSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]));
const subscriptionSchema = z.object({
  status: z.enum(['free', 'premium']),
  premium_until: z.string().nullable(),
});
const purchasedSchema = z.array(z.object({ analysis_id: z.string(), purchased_at: z.string() }));

/** To the rules it is as if there had been no answer. */
const NOT_ASKED = { code: '', message: '' };

function callsOf(client: LazyClient, may: () => boolean): ProfileCalls {
  return {
    async user() {
      const { data, error } = await (await client.get()).auth.getUser();
      return error === null ? data.user.id : null;
    },
    async insert(row) {
      const profiles = (await client.get()).from('profiles');
      return may() ? refusalOf((await profiles.insert<ProfileRow>(row)).error) : NOT_ASKED;
    },
    async put(row) {
      const profiles = (await client.get()).from('profiles');
      return may() ? refusalOf((await profiles.upsert<ProfileRow>(row)).error) : NOT_ASKED;
    },
  };
}

/** The value, or `otherwise` where the call threw (the client could not be fetched, an answer was no answer). */
async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export function createAccountData(
  client: LazyClient,
): Pick<CloudService, 'readProfile' | 'makeProfile' | 'writeProfile' | 'plan' | 'exportData'> {
  return {
    readProfile: (userId, columns) =>
      attempt<ProfileRow | 'none' | null>(async () => {
        const from = (await client.get()).from('profiles');
        const { data, error } = await from.select(columns.join(', ')).eq('user_id', userId).maybeSingle();
        if (error !== null) return null;
        return data === null ? 'none' : profileSchema.parse(data);
      }, null),
    makeProfile: (userId, row, may) => attempt(() => makeProfile(callsOf(client, may), userId, row), 'later'),
    writeProfile: (userId, change, may) =>
      attempt(() => writeProfile(callsOf(client, may), userId, change), 'later'),
    plan: (userId) =>
      attempt<PlanAtServer | null>(async () => {
        const supabase = await client.get();
        const [subscription, purchased] = await Promise.all([
          supabase.from('subscriptions').select('status, premium_until').eq('user_id', userId).maybeSingle(),
          supabase.from('purchased_analyses').select('analysis_id, purchased_at').eq('user_id', userId),
        ]);
        if (subscription.error !== null || purchased.error !== null) return null;
        const row = subscription.data === null ? null : subscriptionSchema.parse(subscription.data);
        return {
          status: row?.status ?? 'free',
          until: row?.premium_until ?? null,
          purchased: purchasedSchema
            .parse(purchased.data)
            .map(({ analysis_id, purchased_at }) => ({ analysisId: analysis_id, purchasedAt: purchased_at })),
        };
      }, null),
    exportData: () =>
      attempt<string | null>(async () => {
        const { data, error } = await (await client.get()).rpc('export_my_data');
        return error === null ? JSON.stringify(data, null, 2) : null;
      }, null),
  };
}
