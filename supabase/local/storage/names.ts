/** Names of buckets and objects: the letters that the service takes (those that are safe in S3), and no others. */
import { badRequest, StorageFailure } from './failure.ts';

const BUCKET = /^[\w!.*'() &$@=;:+,?-]{1,63}$/;
const OBJECT = /^[\w/!.*'() &$@=;:+,?-]{1,1024}$/;

export interface ObjectName {
  readonly bucket: string;
  readonly name: string;
}

/** Throws StorageFailure (400) for a name that no bucket has. */
export function bucketOf(written: string): string {
  const bucket = decoded(written);
  if (BUCKET.test(bucket)) return bucket;
  throw new StorageFailure(400, 'Invalid Input', 'Bucket name invalid');
}

/** A name as it stands in an address. Throws StorageFailure (400) for one that no object has. */
export const nameOf = (written: string): string => requireName(decoded(written));

/** Throws StorageFailure (400) for a name that no object has. */
export function requireName(name: string): string {
  if (OBJECT.test(name)) return name;
  throw new StorageFailure(400, 'InvalidKey', `Invalid key: ${name.slice(0, 200)}`);
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    throw badRequest(`'${written.slice(0, 200)}' is not a valid url component`);
  }
}
