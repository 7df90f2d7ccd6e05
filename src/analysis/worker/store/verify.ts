import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ListedFile } from '#domain/models/listing.ts';

/** SHA-256 by the browser, or in TypeScript where plain http hides `crypto.subtle`. */
export async function isIntact(
  bytes: Uint8Array<ArrayBuffer>,
  file: Pick<ListedFile, 'bytes' | 'sha256'>,
): Promise<boolean> {
  if (bytes.length !== file.bytes) return false;
  const digest =
    typeof crypto !== 'undefined' && 'subtle' in crypto
      ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      : sha256(bytes);
  return bytesToHex(digest) === file.sha256;
}
