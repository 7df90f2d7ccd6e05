/** What a page's origin keeps, in short texts: for the report of a test that failed. */
import type { Page } from 'playwright';

/** By kind of storage (localStorage, IndexedDB …), by name; a kind that cannot be read says why under `error`. */
export type Storage = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Reads it and changes nothing. Pictures are told by their size; of a store the number of its records and the first
 * of them. Never resolves where the page does not answer.
 *
 * @param limitMs how long a database that does not open is waited for
 */
export async function readStorage(page: Page, limitMs: number): Promise<Storage> {
  const [kept, cookies] = await Promise.all([page.evaluate(readKept, limitMs), page.context().cookies()]);
  return {
    ...kept,
    cookies: Object.fromEntries(cookies.map(({ name, domain, path }) => [name, `${domain}${path}`])),
  };
}

/** Runs in the page. */
async function readKept(limitMs: number): Promise<Storage> {
  type Texts = Record<string, string>;
  const FIRST = 3;
  const LONGEST = 1_000;
  const cut = (text: string) =>
    text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;
  const written = (value: unknown): string =>
    JSON.stringify(value, (_key, part: unknown) => {
      if (part instanceof Blob) return `blob of ${part.size} bytes`;
      if (part instanceof ArrayBuffer || ArrayBuffer.isView(part)) return `${part.byteLength} bytes`;
      return part;
    }) ?? String(value);
  const orWhy = async (read: () => Texts | Promise<Texts>): Promise<Texts> => {
    try {
      return await read();
    } catch (error) {
      return { error: String(error) };
    }
  };
  const entriesOf = (area: globalThis.Storage): Texts =>
    Object.fromEntries(Object.keys(area).map((key) => [key, cut(area.getItem(key) ?? '')]));
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
      setTimeout(() => reject(new Error('does not answer')), limitMs);
    });
  const storesOf = async (name: string): Promise<Texts> => {
    const opening = indexedDB.open(name);
    // It was deleted meanwhile: it must not come back empty.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => setTimeout(() => opening.result.close(), limitMs));
    const database = await answerOf(opening);
    const texts: Texts = {};
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store).objectStore(store);
      const [count, first] = await Promise.all([
        answerOf(records.count()),
        answerOf(records.getAll(null, FIRST)),
      ]);
      texts[`${name}/${store}`] = [`${count} records`, ...first.map((record) => cut(written(record)))].join(
        '\n',
      );
    }
    database.close();
    return texts;
  };
  const databases = async (): Promise<Texts> => {
    // Chromium refuses such a page twice, the second time as an error that nobody can catch.
    if (origin === 'null') throw new Error('a page without an origin has none');
    const found = await indexedDB.databases();
    const texts = found.map(({ name = '' }) =>
      storesOf(name).catch((error: unknown): Texts => ({ [name]: String(error) })),
    );
    return Object.assign({}, ...(await Promise.all(texts))) as Texts;
  };
  const cached = async (): Promise<Texts> => {
    const texts: Texts = {};
    for (const name of await caches.keys()) {
      const addresses = await (await caches.open(name)).keys();
      texts[name] = addresses.map(({ url }) => new URL(url).pathname).join('\n');
    }
    return texts;
  };
  const [local, session, indexed, cache] = await Promise.all([
    orWhy(() => entriesOf(localStorage)),
    orWhy(() => entriesOf(sessionStorage)),
    orWhy(databases),
    orWhy(cached),
  ]);
  return { localStorage: local, sessionStorage: session, IndexedDB: indexed, caches: cache };
}
