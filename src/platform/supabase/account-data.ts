/** Profile, plan and export of an account, by supabase-js. Nothing here rejects. */
import * as z from 'zod';
import type { CloudService, PlanAtServer, ProfileRow, ProfileWritten } from '#ports/cloud.ts';
import type { LazyClient } from './client.ts';

/** Making and changing the row of a profile, and what a server may say to it. What is in the row, state decides. */
export interface Refusal {
  /** PostgreSQL's code, or PostgREST's; '' where there was no answer. */
  readonly code: string;
  readonly message: string;
}

/** The calls to the server that the rules need; nothing here rejects. */
export interface ProfileCalls {
  /** The user as the server confirms it; null: it confirms none, or did not answer. */
  user(): Promise<string | null>;
  insert(row: ProfileRow): Promise<Refusal | null>;
  /** Changes the named columns, and makes the row where there is none. */
  put(row: ProfileRow): Promise<Refusal | null>;
}

const NOT_ALLOWED = '42501';
const THERE_ALREADY = '23505';

const refusalSchema = z.object({ code: z.string().catch(''), message: z.string().catch('') });

export function refusalOf(error: unknown): Refusal | null {
  if (error === null || error === undefined) return null;
  const parsed = refusalSchema.safeParse(error);
  return parsed.success ? parsed.data : { code: '', message: '' };
}

const rowOf = (userId: string, columns: ProfileRow): ProfileRow => ({
  user_id: userId,
  onboarding_completed: true,
  ...columns,
});

const refusesAge = (error: Refusal | null): boolean => error?.message.includes('age_range') === true;

/** Checks and malformed values (classes 22 and 23): trying again changes nothing. */
const refusesValue = ({ code }: Refusal) => /^2[23]/.test(code);
const outcomeOf = (error: Refusal | null): ProfileWritten => {
  if (error === null) return 'done';
  return refusesValue(error) || error.code === NOT_ALLOWED ? 'refused' : 'later';
};

/**
 * The person's own changes. A server that does not know an age range gets the rest all the same; so does one that never
 * takes another value, which is then said to be refused.
 */
export async function writeProfile(
  calls: Pick<ProfileCalls, 'put'>,
  userId: string,
  change: ProfileRow,
): Promise<ProfileWritten> {
  const { age_range: _unknown, ...rest } = change;
  let error = await calls.put(rowOf(userId, change));
  if (refusesAge(error) && 'age_range' in change) error = await calls.put(rowOf(userId, rest));
  if (error === null || !refusesValue(error)) return outcomeOf(error);
  // Not every server says which one it was.
  const outcomes: ProfileWritten[] = [];
  for (const [column, value] of Object.entries(change))
    outcomes.push(outcomeOf(await calls.put(rowOf(userId, { [column]: value }))));
  return outcomes.includes('later') ? 'later' : 'refused';
}

/** The catalogue of what can go wrong, in the order of the specification. */
export async function makeProfile(
  calls: ProfileCalls,
  userId: string,
  columns: ProfileRow,
): Promise<ProfileWritten | 'exists'> {
  const isUser = async () => (await calls.user()) === userId;
  // A user that the server does not know (403) gets no profile.
  if (!(await isUser())) return 'later';
  const row = rowOf(userId, columns);
  let error = await calls.insert(row);
  // The token may have been stale or another user's: ask the server whose it is, and try once more.
  if (error?.code === NOT_ALLOWED) {
    if (!(await isUser())) return 'later';
    error = await calls.insert(row);
  }
  if (error === null) return 'done';
  if (error.code === THERE_ALREADY) return 'exists';
  // The least first, which every server takes; then what else it takes.
  if (!refusesValue(error)) return outcomeOf(error);
  const least = await calls.insert(rowOf(userId, {}));
  return least === null ? writeProfile(calls, userId, columns) : outcomeOf(least);
}

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

/** `withPictures`: what the server exports, with the pictures that it only names. Rejects where one cannot be read. */
export function createAccountData(
  client: LazyClient,
  withPictures: (exported: unknown) => Promise<unknown>,
): Pick<CloudService, 'readProfile' | 'makeProfile' | 'writeProfile' | 'plan' | 'giveLaugh' | 'exportData'> {
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
    giveLaugh: ({ lang, style, line, mark }, may) =>
      attempt(async () => {
        const supabase = await client.get();
        if (!may()) return false;
        const answer = { p_lang: lang, p_style: style, p_line: line, p_mark: mark };
        const refusal = refusalOf((await supabase.rpc('give_laugh', answer)).error);
        return refusal === null || refusesValue(refusal);
      }, false),
    exportData: () =>
      attempt<string | null>(async () => {
        const { data, error } = await (await client.get()).rpc('export_my_data');
        return error === null ? JSON.stringify(await withPictures(data), null, 2) : null;
      }, null),
  };
}
