/**
 * The profile as an account keeps it: a row and back, and which side holds where device and account differ. All of it
 * follows from `profile-fields.ts`. Pure: `profile-sync-atoms.ts` moves the values.
 */
import * as z from 'zod/mini';
import type { ProfileRow } from '#ports/cloud.ts';
import {
  fieldOf,
  PROFILE_FIELDS,
  PROFILE_KEYS,
  type AccountProfile,
  type ProfileKey,
} from '#state/profile-fields.ts';
import { storedRecord } from '#state/stored-record.ts';

export type ProfileChange = Partial<AccountProfile>;
/**
 * A profile as the account has it. Null: no value there. Left out: a value that this version of the app does not know,
 * which stays as it is until the user changes it.
 */
export type ServerProfile = { readonly [K in ProfileKey]?: AccountProfile[K] | null };

type Value = AccountProfile[ProfileKey];

export const PROFILE_COLUMNS: readonly string[] = PROFILE_KEYS.map((key) => fieldOf(key).column);

const isGap = (value: Value): boolean => value === null || value === '';
const isSame = (a: Value, b: Value): boolean => a === b || (isGap(a) && isGap(b));

function toColumn(key: ProfileKey, value: Value): ProfileRow[string] {
  if (isGap(value)) return null;
  return typeof value === 'string' ? (fieldOf(key).serverSpelling?.[value] ?? value) : value;
}

function fromColumn(key: ProfileKey, column: Value): Value {
  const spellings = Object.entries(fieldOf(key).serverSpelling ?? {});
  return spellings.find(([, spelled]) => spelled === column)?.[0] ?? column;
}

/** A change as the columns of the table. */
export function rowOfChange(change: ProfileChange): ProfileRow {
  return Object.fromEntries(
    PROFILE_KEYS.flatMap((key) => {
      const value = change[key];
      return value === undefined ? [] : [[fieldOf(key).column, toColumn(key, value)]];
    }),
  );
}

/** A row as it came. */
export function profileOfRow(row: ProfileRow): ServerProfile {
  return Object.fromEntries(
    PROFILE_KEYS.flatMap((key) => {
      const { column, schema } = fieldOf(key);
      const value = fromColumn(key, row[column] ?? null);
      if (isGap(value)) return [[key, null]];
      const parsed = schema.safeParse(value);
      return parsed.success ? [[key, parsed.data]] : [];
    }),
  );
}

interface Sides {
  /** What this device and the account last both held; null: they have never met. */
  readonly agreed: AccountProfile | null;
  readonly device: AccountProfile;
  readonly server: ServerProfile;
  /** What its person keeps on this device: it goes neither way. */
  readonly localOnlyFields?: readonly ProfileKey[];
}

/** Which way one field goes; null: it stays as it is on both sides. */
function wayOf(
  key: ProfileKey,
  { agreed, device, server, localOnlyFields: keptHere = [] }: Sides,
): 'up' | 'down' | null {
  if (keptHere.includes(key)) return null;
  const { gap, wins, empty } = fieldOf(key);
  const [here, there] = [device[key], server[key]];
  const changedHere = agreed !== null && !isSame(here, agreed[key]);
  if (there === undefined) return changedHere ? 'up' : null;
  if (isSame(here, there)) return null;
  if (changedHere || wins === 'device') return 'up';
  if (!isGap(there)) return 'down';
  if (agreed === null) return 'up';
  if (gap === 'cleared') return 'down';
  return here === empty ? null : 'up';
}

/**
 * Which values go up and which come down. What differs here from the last agreement was changed here, and goes up; what
 * differs only there was changed on another device, and comes down. At a first meeting the account's word stands, and
 * only its gaps are filled from here.
 */
export function mergeProfiles(sides: Sides): { readonly up: ProfileChange; readonly down: ProfileChange } {
  const going = (way: 'up' | 'down') => PROFILE_KEYS.filter((key) => wayOf(key, sides) === way);
  return {
    up: Object.fromEntries(going('up').map((key) => [key, sides.device[key]])),
    down: Object.fromEntries(going('down').map((key) => [key, sides.server[key] ?? fieldOf(key).empty])),
  };
}

export const ACCOUNT_SYNC_KEY = 'roast-me-account';

/** A field that came after the last agreement counts as empty in it. Every version knows the language. */
const agreedSchema = z.object({
  ...Object.fromEntries(
    PROFILE_KEYS.map((key) => [key, z.prefault(fieldOf(key).schema, fieldOf(key).empty)]),
  ),
  language: PROFILE_FIELDS.language.schema,
}) as unknown as z.ZodMiniType<AccountProfile>;

/** Whose values this device holds, and what it has agreed on with the server. */
const syncSchema = z.object({
  version: z.literal(1),
  /** '' before the first sign-in. */
  ownerId: z.string().check(z.maxLength(128)),
  agreed: z.nullable(agreedSchema),
  /** What this device held when that person's session began, until it has met the account: what they change since is theirs. */
  entered: z.nullable(z.object({ session: z.string(), device: agreedSchema })),
});
export type AccountSync = Readonly<z.infer<typeof syncSchema>>;
export const NO_ACCOUNT_SYNC: AccountSync = { version: 1, ownerId: '', agreed: null, entered: null };
export const accountSyncRecord = storedRecord<AccountSync>({
  schema: syncSchema,
  version: 1,
  fallback: NO_ACCOUNT_SYNC,
});
