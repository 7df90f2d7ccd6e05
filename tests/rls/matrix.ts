/**
 * Who may do what: every table × verb × person. This is the place to look up a right, and to change one:
 * a table that is missing here fails the test.
 */
import { NEWCOMER, OWNER, STRANGER } from './support/attempt.ts';

/** yes: it works; hidden: it works on no row; no: refused (42501). */
export type Right = 'yes' | 'hidden' | 'no';

export type Person = 'owner' | 'stranger' | 'guest' | 'service';
export type Verb = 'select' | 'insert' | 'update' | 'delete';
export type Rights = Readonly<Record<Verb, Readonly<Record<Person, Right>>>>;

export interface TableCase {
  readonly table: string;
  /** One row for a person. */
  readonly insert: (userId: string) => string;
  /** A change that every check allows. */
  readonly change: string;
  readonly rights: Rights;
}

const serviceOnly = { owner: 'no', stranger: 'no', guest: 'no', service: 'yes' } as const;
const ownRows = { owner: 'yes', stranger: 'hidden', guest: 'no', service: 'yes' } as const;
const ownNew = { owner: 'yes', stranger: 'no', guest: 'no', service: 'yes' } as const;

/** Written by the service only. */
const readOnly: Rights = { select: ownRows, insert: serviceOnly, update: serviceOnly, delete: serviceOnly };

const ID = '99999999-9999-4999-8999-999999999999';

export const TABLES: readonly TableCase[] = [
  {
    table: 'profiles',
    insert: (id) => `insert into public.profiles (user_id, language) values ('${id}', 'en')`,
    change: `display_name = 'Aoi'`,
    rights: { select: ownRows, insert: ownNew, update: ownRows, delete: serviceOnly },
  },
  {
    table: 'analyses',
    insert: (id) =>
      `insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report, roast)
       values ('${ID}', '${id}', '2026-06-01T12:00:00Z', '1', 70, 2, 'not-bad', '{}', '{}')`,
    // The text alone, and where there is none: tests/contract/rows.test.ts has the rest.
    change: `roast = '{"headline":"later"}'`,
    rights: { select: ownRows, insert: ownNew, update: ownRows, delete: ownRows },
  },
  {
    table: 'analysis_tombstones',
    insert: (id) =>
      `insert into public.analysis_tombstones (id, user_id) values (gen_random_uuid(), '${id}')`,
    change: `deleted_at = now()`,
    // Whoever takes a deletion back withdraws its trace.
    rights: { ...readOnly, delete: ownRows },
  },
  {
    table: 'subscriptions',
    insert: (id) => `insert into public.subscriptions (user_id, status) values ('${id}', 'premium')`,
    change: `status = 'premium'`,
    rights: readOnly,
  },
  {
    table: 'purchased_analyses',
    insert: (id) =>
      `insert into public.purchased_analyses (user_id, analysis_id) values ('${id}', gen_random_uuid())`,
    change: `purchased_at = now()`,
    rights: readOnly,
  },
  {
    table: 'push_subscriptions',
    insert: (id) =>
      `insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, auth, language, zone, hour)
       values ('${id}', gen_random_uuid(), 'https://push.example.com/' || gen_random_uuid(), 'B${'x'.repeat(86)}',
         '${'x'.repeat(22)}', 'en', 'Asia/Tokyo', 18)`,
    change: `hour = 7`,
    // Written by save_push alone, which keeps them few.
    rights: { ...readOnly, delete: ownRows },
  },
];

/** The statement of a verb, on OWNER's row, or as NEWCOMER's first row. */
export function statement({ table, insert, change }: TableCase, verb: Verb): string {
  switch (verb) {
    case 'select':
      return `select * from public.${table} where user_id = '${OWNER}'`;
    case 'insert':
      return insert(NEWCOMER);
    case 'update':
      return `update public.${table} set ${change} where user_id = '${OWNER}'`;
    case 'delete':
      return `delete from public.${table} where user_id = '${OWNER}'`;
    default:
      return verb satisfies never;
  }
}

export function asPerson(person: Person, verb: Verb) {
  switch (person) {
    case 'owner':
      return { role: 'authenticated', sub: verb === 'insert' ? NEWCOMER : OWNER } as const;
    case 'stranger':
      return { role: 'authenticated', sub: STRANGER } as const;
    case 'guest':
      return { role: 'anon', sub: null } as const;
    case 'service':
      return { role: 'service_role', sub: null } as const;
    default:
      return person satisfies never;
  }
}
