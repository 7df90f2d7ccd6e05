/** Opens a folder of PostgreSQL, or says in a sentence why that is better left alone. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

export class DataFolderDamaged extends Error {
  readonly code = 'EDATADAMAGED';
}

/** PostgreSQL makes each file of its write-ahead log in full length before it uses it. */
const LOG_FILE_BYTES = 16_777_216;

const damaged = (folder: string, why: string) =>
  new DataFolderDamaged(
    `${folder} cannot be opened: ${why}. It was left as it is. Put a copy of the whole data folder from before in its place, ` +
      'or keep it and begin with an empty one: ROAST_DATA=…',
  );

/**
 * Opens the database in `folder`, or makes one where there is none. Throws DataFolderDamaged where a part of the
 * write-ahead log is missing (a full disk, a copy that broke off: PostgreSQL would take a shortened log for its end and
 * go on without what was acknowledged) or PostgreSQL gives up.
 */
export async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) return PGlite.create({ dataDir: folder });
  const log = join(folder, 'pg_wal');
  const names = existsSync(log) ? readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name)) : [];
  const short = names.find((name) => statSync(join(log, name)).size !== LOG_FILE_BYTES);
  if (names.length === 0) throw damaged(folder, 'its write-ahead log (pg_wal) is gone');
  if (short !== undefined) throw damaged(folder, `its write-ahead log is cut off (pg_wal/${short})`);
  const putBack = keep(join(folder, 'postmaster.pid'));
  try {
    return await PGlite.create({ dataDir: folder });
  } catch {
    putBack();
    throw damaged(folder, 'PostgreSQL gave up, most likely because a file in it is damaged');
  }
}

/** PostgreSQL writes this one before it looks at anything. */
function keep(file: string): () => void {
  const before = existsSync(file) ? readFileSync(file) : null;
  return () => (before === null ? rmSync(file, { force: true }) : writeFileSync(file, before));
}
