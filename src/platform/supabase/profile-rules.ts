/** The profile at the server: made once from what the first run knows, its gaps filled later. */
import * as z from 'zod';

/** What the first run knows; null and '' are gaps. */
export interface Seed {
  readonly language: string;
  readonly interest: string | null;
  readonly personalization: {
    readonly ageRange: string | null;
    readonly gender: string | null;
    readonly mainConcern: string | null;
    readonly displayName: string;
    readonly skincareLevel: string | null;
  };
}

export type Row = Readonly<Record<string, string | boolean | null>>;

export interface Refusal {
  /** PostgreSQL's code, or PostgREST's; '' where there was no answer. */
  readonly code: string;
  readonly message: string;
}

/** The calls to the server that the rules need; nothing here rejects. */
export interface ProfileCalls {
  /** The user as the server confirms it. */
  user(): Promise<{ readonly id: string } | { readonly id: null; readonly status: number }>;
  read(userId: string): Promise<{ readonly row: Row | null; readonly error: Refusal | null }>;
  insert(row: Row): Promise<Refusal | null>;
  update(userId: string, change: Row): Promise<Refusal | null>;
  /** Changes the named columns, and makes the row where there is none. */
  put(row: Row): Promise<Refusal | null>;
}

export type ProfileOutcome =
  | 'created'
  | 'filled'
  | 'kept'
  | 'minimal'
  | 'refused'
  | 'stopped'
  | 'nothing'
  | 'later';

const NOT_ALLOWED = '42501';
const THERE_ALREADY = '23505';
/** Filled from the device where the server has none. */
const GAPS = ['age_range', 'gender', 'main_concern'] as const;

const refusalSchema = z.object({ code: z.string().catch(''), message: z.string().catch('') });

export function refusalOf(error: unknown): Refusal | null {
  if (error === null || error === undefined) return null;
  const parsed = refusalSchema.safeParse(error);
  return parsed.success ? parsed.data : { code: '', message: '' };
}

const minimalRow = (userId: string, { language }: Seed): Row => ({
  user_id: userId,
  language,
  onboarding_completed: true,
});

export function rowOf(userId: string, seed: Seed): Row {
  const { ageRange, gender, mainConcern, displayName, skincareLevel } = seed.personalization;
  return {
    ...minimalRow(userId, seed),
    age_range: ageRange,
    gender,
    main_concern: mainConcern,
    display_name: displayName.trim() === '' ? null : displayName.trim(),
    skincare_level: skincareLevel,
    interest: seed.interest,
  };
}

const saysSomething = ({ personalization }: Seed) =>
  Object.values(personalization).some((value) => value !== null && value !== '');

async function fillGaps(
  calls: ProfileCalls,
  userId: string,
  stored: Row,
  seed: Seed,
): Promise<ProfileOutcome> {
  const known = rowOf(userId, seed);
  const change = Object.fromEntries(
    GAPS.flatMap((key) => {
      const value = known[key] ?? null;
      return value !== null && (stored[key] ?? null) === null ? [[key, value] as const] : [];
    }),
  );
  if (Object.keys(change).length === 0) return 'kept';
  return (await calls.update(userId, change)) === null ? 'filled' : 'later';
}

/** Inserts; a server that does not know the age range gets the profile without the answers. */
async function insert(calls: ProfileCalls, userId: string, seed: Seed) {
  const error = await calls.insert(rowOf(userId, seed));
  if (error === null || !error.message.includes('age_range')) return { error, minimal: false };
  return { error: await calls.insert(minimalRow(userId, seed)), minimal: true };
}

/** The catalogue of what can go wrong, in the order of the specification. */
export async function ensureProfile(
  calls: ProfileCalls,
  userId: string,
  seed: Seed,
): Promise<ProfileOutcome> {
  if (!saysSomething(seed)) return 'nothing';
  const who = await calls.user();
  if (who.id === null) return who.status === 403 ? 'stopped' : 'later';
  if (who.id !== userId) return 'stopped';
  const { row, error: unread } = await calls.read(userId);
  if (unread !== null) return 'later';
  if (row !== null) return fillGaps(calls, userId, row, seed);

  let { error, minimal } = await insert(calls, userId, seed);
  if (error?.code === NOT_ALLOWED) {
    // The token may have been another's, or stale: once more, as whoever the server says this is.
    const confirmed = await calls.user();
    if (confirmed.id === null) return confirmed.status === 403 ? 'stopped' : 'refused';
    ({ error, minimal } = await insert(calls, confirmed.id, seed));
  }
  if (error === null) return minimal ? 'minimal' : 'created';
  if (error.code === THERE_ALREADY) {
    const again = await calls.read(userId);
    return again.row === null ? 'later' : fillGaps(calls, userId, again.row, seed);
  }
  return error.code === NOT_ALLOWED ? 'refused' : 'later';
}

/** Checks and malformed values (classes 22 and 23): trying again changes nothing. */
const isFinal = ({ code }: Refusal) => /^2[23]/.test(code) || code === NOT_ALLOWED;

/** The person's own changes. A server that does not know an age range gets the rest all the same. */
export async function writeProfile(
  calls: Pick<ProfileCalls, 'put'>,
  userId: string,
  columns: Row,
): Promise<'done' | 'refused' | 'later'> {
  const row = { user_id: userId, onboarding_completed: true, ...columns };
  let error = await calls.put(row);
  if (error?.message.includes('age_range') === true && 'age_range' in row) {
    const { age_range: _unknown, ...rest } = row;
    error = await calls.put(rest);
  }
  if (error === null) return 'done';
  return isFinal(error) ? 'refused' : 'later';
}
