/** Calls push services from the embedded backend: only those that stand in public, whatever their name leads to. */
import { lookup } from 'node:dns';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isPublicAddress } from '#functions/push/public-address.ts';
import type { PostPush } from '#functions/push/send.ts';

const LIMIT_MS = 10_000;

/** The connection goes to the very addresses that were judged: a name that leads elsewhere a moment later changes nothing. */
const lookupPublic: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error('no address'), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('not a public host'), '', 0);
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Rejects where no answer comes within ten seconds. Follows no redirect and reads no answer's body. */
export const postByNode: PostPush = (endpoint, { method, headers, body }) =>
  new Promise((resolve, reject) => {
    const call = httpsRequest(
      endpoint,
      { method, headers, lookup: lookupPublic, signal: AbortSignal.timeout(LIMIT_MS), agent: false },
      (response) => {
        const retryAfter = response.headers['retry-after'] ?? null;
        resolve({ status: response.statusCode ?? 500, retryAfter });
        response.destroy();
      },
    );
    call.once('error', reject);
    call.end(body);
  });
