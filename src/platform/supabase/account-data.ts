/** Profile, plan and export of an account, by supabase-js. Nothing here rejects. */
import * as z from 'zod';
import type { LazyClient } from './client.ts';
import {
  ensureProfile,
  refusalOf,
  writeProfile,
  type ProfileCalls,
  type ProfileOutcome,
  type Row,
  type Seed,
} from './profile-rules.ts';

const GAP_COLUMNS = 'user_id, language, age_range, gender, main_concern';
/** Everything that the app knows of a profile (src/state/account-profile.ts). */
const PROFILE_COLUMNS =
  'language, display_name, email, birth_date, bio, age_range, gender, main_concern, skincare_level, interest, ' +
  'roast_style, notifications, email_updates, sound_effects, privacy';

const profileSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]));
const subscriptionSchema = z.object({
  status: z.enum(['free', 'premium']),
  premium_until: z.string().nullable(),
});
const purchasedSchema = z.array(z.object({ analysis_id: z.string(), purchased_at: z.string() }));

/** Premium that has run out is free, whatever the row still says. */
export function statusOf(row: z.infer<typeof subscriptionSchema> | null, now: number): 'free' | 'premium' {
  if (row?.status !== 'premium') return 'free';
  return row.premium_until === null || Date.parse(row.premium_until) > now ? 'premium' : 'free';
}

function callsOf(client: LazyClient): ProfileCalls {
  return {
    async user() {
      const { data, error } = await (await client.get()).auth.getUser();
      return error === null ? { id: data.user.id } : { id: null, status: error.status ?? 0 };
    },
    async read(userId) {
      const from = (await client.get()).from('profiles');
      const { data, error } = await from.select(GAP_COLUMNS).eq('user_id', userId).maybeSingle();
      return { row: data === null ? null : profileSchema.parse(data), error: refusalOf(error) };
    },
    async insert(row) {
      return refusalOf((await (await client.get()).from('profiles').insert<Row>(row)).error);
    },
    async update(userId, change) {
      const from = (await client.get()).from('profiles');
      return refusalOf((await from.update(change).eq('user_id', userId)).error);
    },
    async put(row) {
      return refusalOf((await (await client.get()).from('profiles').upsert<Row>(row)).error);
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

export function createAccountData(client: LazyClient, now: () => number) {
  const calls = callsOf(client);
  return {
    ensureProfile: (userId: string, seed: Seed) =>
      attempt<ProfileOutcome>(() => ensureProfile(calls, userId, seed), 'later'),
    readProfile: (userId: string) =>
      attempt<Row | 'none' | null>(async () => {
        const from = (await client.get()).from('profiles');
        const { data, error } = await from.select(PROFILE_COLUMNS).eq('user_id', userId).maybeSingle();
        if (error !== null) return null;
        return data === null ? 'none' : profileSchema.parse(data);
      }, null),
    writeProfile: (userId: string, columns: Row) =>
      attempt(() => writeProfile(calls, userId, columns), 'later'),
    plan: (userId: string) =>
      attempt(async () => {
        const supabase = await client.get();
        const [subscription, purchased] = await Promise.all([
          supabase.from('subscriptions').select('status, premium_until').eq('user_id', userId).maybeSingle(),
          supabase.from('purchased_analyses').select('analysis_id, purchased_at').eq('user_id', userId),
        ]);
        if (subscription.error !== null || purchased.error !== null) return null;
        const row = subscription.data === null ? null : subscriptionSchema.parse(subscription.data);
        return {
          status: statusOf(row, now()),
          purchased: purchasedSchema
            .parse(purchased.data)
            .map(({ analysis_id, purchased_at }) => ({ analysisId: analysis_id, purchasedAt: purchased_at })),
        };
      }, null),
    exportData: () =>
      attempt(async () => {
        const { data, error } = await (await client.get()).rpc('export_my_data');
        return error === null ? JSON.stringify(data, null, 2) : null;
      }, null),
  };
}
