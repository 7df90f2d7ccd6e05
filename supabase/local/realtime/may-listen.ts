/** Who may hear what is said on a topic: the policies of `realtime.messages` decide, as they do at Supabase. */
import type { Claims, Database } from '../database/open.ts';

const UNDONE = Symbol('undone');

/** Whether these claims may read a message on `topic`: one is written, looked for as they, and never sent. */
export async function mayListen(database: Database, claims: Claims, topic: string): Promise<boolean> {
  let found = false;
  try {
    await database.transaction(async (queries) => {
      const [probe] = await queries.query<{ id: string }>(
        `insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true) returning id`,
        [topic],
      );
      await queries.query(
        `select set_config('realtime.topic', $1, true), set_config('request.jwt.claims', $2, true),
           set_config('role', $3, true)`,
        [topic, JSON.stringify(claims), claims.role],
      );
      found = (await queries.query('select 1 from realtime.messages where id = $1', [probe?.id])).length > 0;
      // oxlint-disable-next-line only-throw-error -- undoes the transaction
      throw UNDONE;
    });
  } catch (error) {
    if (error !== UNDONE) throw error;
  }
  return found;
}
