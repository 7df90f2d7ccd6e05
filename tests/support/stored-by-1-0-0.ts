/** What version 1.0.0 of the app kept in five databases of one store each, laid down by key. */
import { openDB } from 'idb';

const STORE_OF = {
  'roast-me-history': 'analyses',
  'roast-me-outbox': 'told',
  'roast-me-sent': 'bodies',
  'roast-me-thumbnails': 'thumbnails',
  'roast-me-pictures': 'thumbnails',
} as const;

export type OldDatabase = keyof typeof STORE_OF;
export const OLD_DATABASES = Object.keys(STORE_OF) as OldDatabase[];

/** The open database, as a tab of 1.0.0 has it: it lets go of it only when it is closed. */
export async function openOld(name: OldDatabase) {
  const store = STORE_OF[name];
  const database = await openDB(name, 1, { upgrade: (made) => void made.createObjectStore(store) });
  return {
    async put(records: Readonly<Record<string, unknown>>): Promise<void> {
      const { store: all, done } = database.transaction(store, 'readwrite');
      await Promise.all(Object.entries(records).map(([key, value]) => all.put(value, key)));
      await done;
    },
    keys: () => database.getAllKeys(store),
    close: () => database.close(),
  };
}

export async function layDownOld(
  name: OldDatabase,
  records: Readonly<Record<string, unknown>>,
): Promise<void> {
  const old = await openOld(name);
  await old.put(records);
  old.close();
}
