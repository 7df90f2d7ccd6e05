/** Refusals of /storage/v1 in storage-api's words: supabase-js hands `statusCode` and `message` on. */
import { json } from '../http/answers.ts';
import { isSqlError } from '../rest/failure.ts';

export class StorageFailure extends Error {
  /** What the body says; the answer itself has 400 for each of them, as the service's has. */
  readonly statusCode: number;
  readonly error: string;
  constructor(statusCode: number, error: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.error = error;
  }
}

const body = ({ statusCode, error, message }: StorageFailure) => ({
  statusCode: String(statusCode),
  error,
  message,
});

export const storageFailureAnswer = (failure: StorageFailure): Response => json(400, body(failure));

/** The one refusal that comes before the service looks at anything. */
export const noSuchRoute = ({ method }: Request, path: string): Response =>
  json(404, body(new StorageFailure(404, 'Not Found', `Route ${method}:${path.slice(0, 200)} not found`)));

export const noBucket = () => new StorageFailure(404, 'Bucket not found', 'Bucket not found');
export const noObject = () => new StorageFailure(404, 'not_found', 'Object not found');
export const denied = (message: string) => new StorageFailure(403, 'Unauthorized', message);
export const tooLarge = () =>
  new StorageFailure(413, 'Payload too large', 'The object exceeded the maximum allowed size');
export const wrongType = (type: string) =>
  new StorageFailure(415, 'invalid_mime_type', `mime type ${type.slice(0, 100)} is not supported`);
export const badRequest = (message: string) => new StorageFailure(400, 'InvalidRequest', message);

/** What the database refused, as the service says it; null where it was something else. */
export function storageFailureOf(error: unknown): StorageFailure | null {
  if (error instanceof StorageFailure) return error;
  if (!isSqlError(error)) return null;
  if (error.code === '42501') return denied('new row violates row-level security policy');
  if (error.code === '23505') return new StorageFailure(409, 'Duplicate', 'The resource already exists');
  // A value that no column takes: NUL, or half a character.
  if (error.code.startsWith('22')) return badRequest('a text holds what cannot be stored');
  return null;
}
