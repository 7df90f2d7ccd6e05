/**
 * A database with all migrations, made once a run: making one takes PGlite seconds of work, loading a copy a
 * fifth of that. Where data are kept in a folder, and in tests/rls, databases are made from scratch.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { migrate } from '#local/database/migrate.ts';
import { startEmbedded, type Embedded, type EmbeddedOptions } from './embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File of the database that backends of the tests begin with. */
    databaseTemplate: string;
  }
}

/** Writes the template to this file. */
export async function writeTemplate(file: string): Promise<void> {
  const database = await PGlite.create();
  await migrate(database);
  const dump = await database.dumpDataDir('none');
  await database.close();
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
}

/** Databases in memory that are made during `work` begin as copies of the template. */
export async function withTemplate<T>(file: string, work: () => Promise<T>): Promise<T> {
  const create: (options: PGliteOptions) => Promise<PGlite> = PGlite.create.bind(PGlite);
  const before = Object.getOwnPropertyDescriptor(PGlite, 'create') ?? {};
  Object.defineProperty(PGlite, 'create', {
    ...before,
    async value(options: PGliteOptions = {}): Promise<PGlite> {
      if (options.dataDir !== undefined) return create(options);
      return create({
        ...options,
        loadDataDir: new Blob([await readFile(file)]),
      });
    },
  });
  try {
    return await work();
  } finally {
    Object.defineProperty(PGlite, 'create', before);
  }
}

/** As `startEmbedded`, for the tests of the server project. */
export const startFromTemplate = (options: EmbeddedOptions = {}): Promise<Embedded> =>
  withTemplate(inject('databaseTemplate'), () => startEmbedded(options));
