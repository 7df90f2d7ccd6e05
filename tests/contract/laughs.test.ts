/** What an account gives of its taps: one answer a week that counts, in a table that names nobody. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok, openBrowser, refused, signUp, target } from './support/browser.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const ANSWER = { p_lang: 'en', p_style: 'classic', p_line: '1z141z3', p_mark: 'laughed' };

test('the first answer of a week counts, another does not, and a guest gives none', async () => {
  const { client } = await signUp();
  expect(ok(await client.rpc('give_laugh', ANSWER))).toBe(true);
  expect(ok(await client.rpc('give_laugh', { ...ANSWER, p_mark: 'notMine' }))).toBe(false);
  expect(refused(await openBrowser().client.rpc('give_laugh', ANSWER)).code).toBe('42501');
});

test.each([
  ['a line that is no hash', { p_line: 'a face' }],
  ['another mark', { p_mark: 'loved' }],
  ['a language that is none', { p_lang: 'en; drop' }],
])('%s is refused with 23514, and costs no week', async (_name, change) => {
  const { client } = await signUp();
  const answer = await client.rpc('give_laugh', { ...ANSWER, ...change });
  expect(answer.status).toBe(400);
  expect(refused(answer).code).toBe('23514');
  expect(ok(await client.rpc('give_laugh', ANSWER))).toBe(true);
});

describe.runIf(target.embedded)('in the database', () => {
  let host: TestServer;
  beforeAll(async () => {
    host = await openTestServer();
  });
  afterAll(() => host.server.close());
  const give = (token: string) => host.ask('POST', '/rest/v1/rpc/give_laugh', { token, body: ANSWER });
  const query = (sql: string) => host.server.backend.database.query(sql);

  test('of many at once one counts, in a table that has no place for an owner or a moment', async () => {
    const person = await host.move();
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(person.access)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const week = expect.any(Number) as unknown;
    expect(await query('select * from private.laugh_counts')).toEqual([
      { week, lang: 'en', style: 'classic', line: '1z141z3', laughed: 1, not_mine: 0 },
    ]);
    const { body } = await host.ask('POST', '/rest/v1/rpc/export_my_data', {
      token: person.access,
      body: {},
    });
    expect(body['laughs_given']).toEqual([{ week }]);
  });

  test('in the next week it counts again, and who gave before is forgotten', async () => {
    const [one, other] = [await host.move(), await host.move()];
    await give(one.access);
    await give(other.access);
    await query('update private.laugh_givers set week = week - 1');
    expect((await give(one.access)).status).toBe(200);
    expect(await query('select user_id from private.laugh_givers')).toEqual([{ user_id: one.id }]);
  });
});
