/** Objects of a bucket: rows in the caller's own role, to which PostgreSQL applies the policies, and their bytes. */
import { createHash, randomUUID } from 'node:crypto';
import type { Claims, Database, Queries, Row } from '../database/open.ts';
import { noBucket, noObject } from './failure.ts';
import type { ObjectName } from './names.ts';
import type { Bucket, Uploaded } from './upload.ts';

export interface Metadata {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
}

export interface StoredObject extends Row {
  readonly id: string;
  readonly name: string;
  readonly bucket_id: string;
  readonly owner_id: string | null;
  readonly version: string;
  readonly metadata: Metadata;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_accessed_at: Date;
}

const COLUMNS = 'id, name, bucket_id, owner_id, version, metadata, created_at, updated_at, last_accessed_at';

/** Throws StorageFailure (404) where there is no such bucket. */
export async function findBucket(database: Database, id: string): Promise<Bucket> {
  const [bucket] = await database.query<Row & Bucket>(
    'select id, file_size_limit::integer, allowed_mime_types from storage.buckets where id = $1',
    [id],
  );
  if (bucket === undefined) throw noBucket();
  return bucket;
}

/** As the owner of the schema, for the rest of a transaction: after the policies have let the caller through. */
const asOwner = (queries: Queries) => queries.query(`select set_config('role', 'none', true)`);

export interface Write extends ObjectName {
  readonly uploaded: Uploaded;
  /** Over what is there. */
  readonly upsert: boolean;
  readonly now: number;
}

/** Row and bytes in one transaction. Rejects with PostgreSQL's refusal (42501, 23505). Returns the object's id. */
export function writeObject(database: Database, claims: Claims, write: Write): Promise<string> {
  const { bucket, name, uploaded, upsert, now } = write;
  const { bytes, type, cacheControl } = uploaded;
  const metadata: Metadata = {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.byteLength,
    mimetype: type,
    cacheControl,
    lastModified: new Date(now).toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  };
  const over = upsert
    ? `on conflict (bucket_id, name) do update set owner_id = excluded.owner_id, metadata = excluded.metadata,
         version = excluded.version, updated_at = now()`
    : '';
  return database.asRole(claims, async (queries) => {
    const [row] = await queries.query<{ id: string }>(
      `insert into storage.objects (bucket_id, name, owner_id, metadata, version)
       values ($1, $2, $3, $4, $5) ${over} returning id`,
      [bucket, name, claims.sub ?? null, JSON.stringify(metadata), randomUUID()],
    );
    const id = row?.id ?? '';
    await asOwner(queries);
    await queries.query(
      `insert into local.object_bytes (object_id, content) values ($1, $2)
       on conflict (object_id) do update set content = excluded.content`,
      [id, bytes],
    );
    return id;
  });
}

/** `claims`: null for who has a signed address. Throws StorageFailure (404) for what is not there, or not the caller's. */
export function findObject(
  database: Database,
  claims: Claims | null,
  object: ObjectName,
): Promise<StoredObject> {
  return asWho(database, claims, (queries) => rowOf(queries, object));
}

/** The same with its bytes. */
export function readObject(
  database: Database,
  claims: Claims | null,
  object: ObjectName,
): Promise<StoredObject & { readonly bytes: Uint8Array<ArrayBuffer> }> {
  return asWho(database, claims, async (queries) => {
    const row = await rowOf(queries, object);
    await asOwner(queries);
    const [kept] = await queries.query<{ content: Uint8Array<ArrayBuffer> }>(
      'select content from local.object_bytes where object_id = $1',
      [row.id],
    );
    if (kept === undefined) throw noObject();
    return { ...row, bytes: kept.content };
  });
}

const asWho = <T>(database: Database, claims: Claims | null, work: (queries: Queries) => Promise<T>) =>
  claims === null ? database.transaction(work) : database.asRole(claims, work);

async function rowOf(queries: Queries, { bucket, name }: ObjectName): Promise<StoredObject> {
  const [row] = await queries.query<StoredObject>(
    `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  );
  if (row === undefined) throw noObject();
  return row;
}

/** Those of these names that were there and the caller's; the others are passed over. */
export function removeObjects(
  database: Database,
  claims: Claims,
  { bucket, names }: { readonly bucket: string; readonly names: readonly string[] },
): Promise<readonly StoredObject[]> {
  return database.asRole(claims, async (queries) => {
    await queries.query(`select set_config('storage.allow_delete_query', 'true', true)`);
    return queries.query<StoredObject>(
      `delete from storage.objects where bucket_id = $1 and name = any($2::text[]) returning ${COLUMNS}`,
      [bucket, names],
    );
  });
}

export interface Listing {
  readonly bucket: string;
  /** '' or a folder with its last slash. */
  readonly prefix: string;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly column: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at';
  readonly order: 'asc' | 'desc';
}

/** What lies in a folder, the folders below it as entries without an id. */
export function listObjects(database: Database, claims: Claims, listing: Listing): Promise<readonly Row[]> {
  const { bucket, prefix, search, limit, offset, column, order } = listing;
  return database.asRole(claims, (queries) =>
    queries.query(
      `with inside as (
         select o.*, substr(o.name, char_length($2) + 1) as rest from storage.objects o
         where o.bucket_id = $1 and starts_with(o.name, $2)
           and starts_with(lower(substr(o.name, char_length($2) + 1)), lower($3))
       ), entries as (
         select rest as name, id, updated_at, created_at, last_accessed_at, metadata
         from inside where rest <> '' and position('/' in rest) = 0
         union all
         select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz,
           null::jsonb
         from inside where position('/' in rest) > 0
       )
       select * from entries order by ${column} ${order}, name limit $4 offset $5`,
      [bucket, prefix, search, limit, offset],
    ),
  );
}
