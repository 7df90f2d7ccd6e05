/** Opens the app's database and brings it up to date: its code comes with the first question (database.ts). */
import { openDB, type IDBPDatabase } from 'idb';
import { carryOver } from './carry-over.ts';
import { DATABASE, upgrade, VERSION, type Stored } from './schema.ts';
import { within } from './within.ts';

/**
 * Rejects where storage is shut, where a newer version of the app has changed the database, and where a tab of an
 * earlier one does not let go of it in time.
 * @param lost is told when the connection is of no use any more
 */
export async function connect(lost: () => void): Promise<IDBPDatabase<Stored>> {
  const opening = openDB<Stored>(DATABASE, VERSION, {
    upgrade,
    // A newer version of the app wants to change the database: it waits until every tab has let go.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  });
  try {
    const database = await within(opening);
    await carryOver(database);
    return database;
  } catch (error) {
    // Also where it is opened after all: nobody would close it, and it would stand in the way of the next version.
    void opening.then((database) => database.close()).catch(() => undefined);
    throw error;
  }
}
