/** /storage/v1: the calls of storage-api that storage-js makes for one private object, and no others. */
import { z } from 'zod';
import { parseJsonBytes } from '#functions/http/read-body.ts';
import type { Claims, Database } from '../database/open.ts';
import { empty, json } from '../http/answers.ts';
import { badRequest, denied, noSuchRoute, storageFailureAnswer, storageFailureOf } from './failure.ts';
import { bucketOf, nameOf, requireName, type ObjectName } from './names.ts';
import {
  findBucket,
  findObject,
  listObjects,
  readObject,
  removeObjects,
  writeObject,
  type StoredObject,
} from './objects.ts';
import { requireSigned, signToken, type Signing } from './signed.ts';
import { readBody, uploadedTo } from './upload.ts';

export interface StorageContext extends Signing {
  readonly database: Database;
}

/** Who asks; `no-key`: without the project's key. */
export type Asker = Claims | 'no-key' | 'bad-token';

interface Call {
  readonly context: StorageContext;
  readonly request: Request;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly claims: Claims;
  readonly object: ObjectName;
}

const signSchema = z.object({ expiresIn: z.int().min(1).max(31_536_000) });
const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(1_000) });
const listSchema = z.object({
  prefix: z.string().max(1_024),
  search: z.string().max(1_024).default(''),
  limit: z.int().min(1).max(1_000).default(100),
  offset: z.int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});

function inputOf<T>(body: Uint8Array<ArrayBuffer>, schema: z.ZodType<T>): T {
  const input = schema.safeParse(parseJsonBytes(body));
  if (input.success) return input.data;
  const at = input.error.issues[0]?.path.join('/') ?? '';
  throw badRequest(`body${at === '' ? '' : `/${at}`} is not valid`);
}

async function upload({ context, request, body, claims, object }: Call): Promise<Response> {
  const { database, now } = context;
  const uploaded = await uploadedTo(await findBucket(database, object.bucket), body, request.headers);
  const upsert = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  const id = await writeObject(database, claims, { ...object, uploaded, upsert, now: now() });
  return json(200, { Id: id, Key: `${object.bucket}/${object.name}` });
}

/**
 * The content as it was sent. No script and no style of it ever runs here, even where somebody opens its address: its
 * type is its own, nothing may be guessed, and it is a download in a sandbox.
 */
function contentAnswer(
  { method }: Request,
  { bytes, metadata }: StoredObject & { readonly bytes: Uint8Array<ArrayBuffer> },
): Response {
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: {
      'Content-Type': metadata.mimetype,
      'Content-Length': String(metadata.size),
      'Content-Disposition': 'attachment',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ETag: metadata.eTag,
      'Last-Modified': new Date(metadata.lastModified).toUTCString(),
    },
  });
}

const read = async ({ context, request, claims, object }: Call): Promise<Response> =>
  contentAnswer(request, await readObject(context.database, claims, object));

async function info({ context, request, claims, object }: Call): Promise<Response> {
  const { metadata, ...row } = await findObject(context.database, claims, object);
  if (request.method === 'HEAD') return empty(200, { 'Content-Type': 'application/json; charset=utf-8' });
  return json(200, {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    last_modified: metadata.lastModified,
    created_at: row.created_at,
    metadata: {},
  });
}

async function sign({ context, body, claims, object }: Call): Promise<Response> {
  const { expiresIn } = inputOf(body, signSchema);
  await findObject(context.database, claims, object);
  const token = await signToken(context, object, expiresIn);
  return json(200, { signedURL: `/object/sign/${object.bucket}/${object.name}?token=${token}` });
}

async function openSigned({ context, request, object }: Omit<Call, 'claims' | 'body'>): Promise<Response> {
  await requireSigned(context, object, new URL(request.url).searchParams.get('token'));
  return contentAnswer(request, await readObject(context.database, null, object));
}

async function remove({ context: { database }, body, claims, object }: Call): Promise<Response> {
  const { bucket } = object;
  const { prefixes } = inputOf(body, removeSchema);
  await findBucket(database, bucket);
  return json(200, await removeObjects(database, claims, { bucket, names: prefixes.map(requireName) }));
}

async function list({ context: { database }, body, claims, object }: Call): Promise<Response> {
  const { prefix, sortBy, ...rest } = inputOf(body, listSchema);
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const listing = { ...rest, ...sortBy, bucket: object.bucket, prefix: folder };
  return json(200, await listObjects(database, claims, listing));
}

type Endpoint = (call: Call) => Promise<Response>;

/** By verbs and by the path below /storage/v1, whose two groups are the bucket and the object's name. The first that fits. */
const ENDPOINTS: readonly (readonly [verbs: readonly string[], path: RegExp, endpoint: Endpoint])[] = [
  [['POST'], /^\/object\/list\/([^/]+)()$/, list],
  [['POST'], /^\/object\/sign\/([^/]+)\/(.+)$/, sign],
  [['GET', 'HEAD'], /^\/object\/info\/(?:authenticated\/)?([^/]+)\/(.+)$/, info],
  [['GET', 'HEAD'], /^\/object\/authenticated\/([^/]+)\/(.+)$/, read],
  [['DELETE'], /^\/object\/([^/]+)()$/, remove],
  [
    ['POST', 'PUT', 'GET', 'HEAD'],
    /^\/object\/(?!(?:list|list-v2|sign|info|authenticated|public|upload|move|copy)\/)([^/]+)\/(.+)$/,
    (call) => (call.request.method.startsWith('P') ? upload(call) : read(call)),
  ],
];

/** A browser opens it, which sends no key. */
const SIGNED = /^\/object\/sign\/([^/]+)\/(.+)$/;

const objectOf = ([, bucket = '', name = '']: readonly string[]): ObjectName => ({
  bucket: bucketOf(bucket),
  name: name === '' ? '' : nameOf(name),
});

/** `path` is what follows /storage/v1. Rejects with an unexpected error. */
export async function answerStorage(
  context: StorageContext,
  request: Request,
  { path, asker }: { readonly path: string; readonly asker: Asker },
): Promise<Response> {
  try {
    const signed = request.method === 'GET' || request.method === 'HEAD' ? SIGNED.exec(path) : null;
    if (signed !== null) return await openSigned({ context, request, object: objectOf(signed) });
    if (asker === 'no-key') return json(401, { message: 'No API key found in request' });
    const body = await readBody(request);
    for (const [verbs, pattern, endpoint] of ENDPOINTS) {
      const found = verbs.includes(request.method) ? pattern.exec(path) : null;
      if (found === null) continue;
      if (asker === 'bad-token') throw denied('"exp" claim timestamp check failed');
      return await endpoint({ context, request, body, claims: asker, object: objectOf(found) });
    }
    return noSuchRoute(request, path);
  } catch (error) {
    const failure = storageFailureOf(error);
    if (failure === null) throw error;
    return storageFailureAnswer(failure);
  }
}
