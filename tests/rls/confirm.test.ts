/** Whose password an account has once its address is confirmed, as a hosted project's Auth writes the rows. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LACKING } from '#scripts/test/lacking.ts';
import { ENGINES, type Engine } from './support/engines.ts';

describe.each(ENGINES)('%s', (_name, start) => {
  let engine: Engine;
  beforeEach(({ skip }) => skip(start === null, LACKING.postgres));
  beforeAll(async () => {
    if (start === null) return;
    engine = await start();
    // Columns that Auth has on a hosted project.
    await engine.run(
      `alter table auth.users add column confirmation_sent_at timestamptz, add column recovery_sent_at timestamptz`,
    );
  });
  afterAll(() => engine?.close());

  /** The password after a confirmation, when the e-mails were sent so many seconds after the sign-up; null: never. */
  async function confirmed(sent: { readonly confirmation: number | null; readonly recovery: number | null }) {
    const id = crypto.randomUUID();
    const at = (seconds: number | null) =>
      seconds === null ? 'null' : `created_at + interval '${seconds} s'`;
    await engine.run(`
      insert into auth.users (id, email, encrypted_password) values ('${id}', '${id}@example.com', 'of the first');
      update auth.users set confirmation_sent_at = ${at(sent.confirmation)}, recovery_sent_at = ${at(sent.recovery)} where id = '${id}';
      update auth.users set email_confirmed_at = now() where id = '${id}';`);
    return engine.value(`select encrypted_password from auth.users where id = '${id}'`);
  }

  test.each([
    ['the only e-mail of a sign-up', { confirmation: 2, recovery: null }, 'of the first'],
    ['an e-mail that was asked for again', { confirmation: 61, recovery: null }, ''],
    ['a code for a new password', { confirmation: 2, recovery: 90 }, ''],
    ['somebody at the dashboard', { confirmation: null, recovery: null }, 'of the first'],
  ] as const)('confirmed by %s', async (_how, sent, password) => {
    expect(await confirmed(sent)).toBe(password);
  });

  test('a password that is set later stays, whatever is sent then', async () => {
    const id = crypto.randomUUID();
    await engine.run(`
      insert into auth.users (id, email, encrypted_password, email_confirmed_at) values ('${id}', '${id}@example.com', '', now());
      update auth.users set encrypted_password = 'mine', recovery_sent_at = now() where id = '${id}';
      update auth.users set email = 'next-${id}@example.com', email_confirmed_at = now() where id = '${id}';`);
    expect(await engine.value(`select encrypted_password from auth.users where id = '${id}'`)).toBe('mine');
  });
});
