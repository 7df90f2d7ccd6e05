/** A data folder of an earlier version, opened by this one. */
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { migrate, readBootstrap, readMigrations } from '#local/database/migrate.ts';

/** As a version before account safety left it, without `migration` and what follows; the first file is listed nowhere. */
async function earlier(migration: string): Promise<PGlite> {
  const database = await PGlite.create();
  const [first] = await readBootstrap();
  await database.exec(first?.sql ?? '');
  for (const { name, sql } of await readMigrations()) {
    if (name >= migration) break;
    await database.exec(sql);
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sql)));
    await database.query('insert into local.migrations (name, sha256) values ($1, $2)', [
      name,
      hash.toString('hex'),
    ]);
  }
  return database;
}

test('keeps accounts, sessions and their e-mails, and begins a change of address anew', async () => {
  const database = await earlier('20260101001100');
  await database.exec(`
    insert into auth.users (id, email, email_change) values
      ('11111111-1111-4111-8111-111111111111', 'aki@example.com', 'next@example.com');
    insert into auth.sessions (user_id, method) values ('11111111-1111-4111-8111-111111111111', 'otp');
    insert into auth.one_time_tokens (user_id, kind, email, link_hash, code_hash) values
      ('11111111-1111-4111-8111-111111111111', 'email_change', 'next@example.com', 'a', 'b');
    insert into public.profiles (user_id, email) values ('11111111-1111-4111-8111-111111111111', 'victim@example.com');
    insert into local.mails (recipient, subject, body) values ('aki@example.com', '', ''), ('gone@example.com', '', '');
  `);
  expect(await migrate(database)).toEqual([
    '02-account-safety.sql',
    '03-own-password.sql',
    '04-codes-by-asker.sql',
    '05-realtime.sql',
    '06-second-factor.sql',
    '08-storage.sql',
    '09-passkeys.sql',
    '20260101001100_account_safety.sql',
    '20260101001200_stricter_rows.sql',
    '20260101001300_rows_per_account.sql',
    '20260101001400_profile_lengths.sql',
    '20260101001500_any_language.sql',
    '20260101001550_rows_of_earlier_versions.sql',
    '20260101001600_less_of_a_roast.sql',
    '20260101001650_rules_of_a_row.sql',
    '20260101001700_grant_analysis.sql',
    '20260101001800_gone_accounts.sql',
    '20260101001900_export_devices.sql',
    '20260101001950_bio_in_letters.sql',
    '20260101002000_take_back_deletion.sql',
    '20260101002050_clean_texts.sql',
    '20260101002100_push_subscriptions.sql',
    '20260101002200_counters_that_grow.sql',
    '20260101002300_life_of_closed_roasts.sql',
    '20260101002400_exports_have_a_rate.sql',
    '20260101002500_password_of_one_sign_up.sql',
    '20260101002600_second_factor.sql',
    '20260101002700_news_to_other_devices.sql',
    '20260101002800_profile_picture.sql',
    '20260101002900_export_passkeys.sql',
    '20260101003000_give_laughs.sql',
  ]);
  const { rows } = await database.query(
    `select u.email, u.email_change, p.email as updates,
       (select count(*)::int from auth.sessions) as sessions,
       (select count(*)::int from auth.one_time_tokens) as codes,
       (select array_agg(recipient) from local.mails) as mails
     from auth.users u join public.profiles p on p.user_id = u.id`,
  );
  expect(rows).toEqual([
    {
      email: 'aki@example.com',
      email_change: null,
      updates: null,
      sessions: 1,
      codes: 0,
      mails: ['aki@example.com'],
    },
  ]);
  expect(await migrate(database)).toEqual([]);
  await database.close();
});
