/** What an upload brings: a form, as storage-js sends a Blob, or the bytes alone. */
import { readAtMost } from '#functions/http/read-body.ts';
import { badRequest, StorageFailure, tooLarge, wrongType } from './failure.ts';

export interface Bucket {
  readonly id: string;
  /** In bytes; null: as many as the server takes. */
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: readonly string[] | null;
}

export interface Uploaded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Without parameters. */
  readonly type: string;
  readonly cacheControl: string;
}

/** More than any bucket of the app's takes: what is larger still is not read to its end. */
const MOST_BYTES = 262_144;

/**
 * The body, whole, before anything is refused: an asker that still sends would not hear why. Throws StorageFailure (413)
 * for more than any bucket takes.
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const read = await readAtMost(request.body, { maxBytes: MOST_BYTES });
  if (read.ok) return read.bytes;
  throw read.reason === 'too-large' ? tooLarge() : badRequest('The request body was not received');
}

/** Throws StorageFailure for what is too large, of another type, or no file. */
export async function uploadedTo(
  { file_size_limit, allowed_mime_types }: Bucket,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<Uploaded> {
  const type = headers.get('content-type') ?? 'application/octet-stream';
  const uploaded = type.startsWith('multipart/form-data')
    ? await readForm(bytes, type)
    : { bytes, type: essence(type), cacheControl: headers.get('cache-control') ?? 'no-cache' };
  if (uploaded.bytes.byteLength > (file_size_limit ?? MOST_BYTES)) throw tooLarge();
  if (allowed_mime_types?.includes(uploaded.type) === false) throw wrongType(uploaded.type);
  return uploaded;
}

const essence = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Uploaded> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
  if (form === null) throw badRequest('Unexpected end of multipart data');
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw new StorageFailure(400, 'InvalidRequest', 'No content provided');
  const age = form.get('cacheControl');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: essence(file.type),
    cacheControl: typeof age === 'string' && /^\d{1,9}$/.test(age) ? `max-age=${age}` : 'no-cache',
  };
}
