/** One file of a folder as the answer, by `send`: ranges, ETags and conditional requests are its own. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { getMimeType } from 'hono/utils/mime';
import send from 'send';
import { text } from '#local/http/answers.ts';

export interface FileAsked {
  readonly dir: string;
  /** Decoded, from a slash on. No name in it that begins with a dot is ever served. */
  readonly file: string;
  /** Of the answer that brings the file, or says that it has not changed. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Resolves when it has been sent or refused; to null where there is no such file. */
export async function sendFile(
  connection: HttpBindings,
  { dir, file, headers }: FileAsked,
): Promise<Response | null> {
  const { incoming, outgoing } = connection;
  const isPacked = await hasPackedCopy(connection, join(dir, file));
  return new Promise((resolve) => {
    const path = encodeURI(isPacked ? `${file}.br` : file);
    outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT));
    send(incoming, path, { root: dir, index: false, cacheControl: false })
      .on('headers', () => {
        for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
        outgoing.setHeader('Content-Type', getMimeType(file) ?? 'application/octet-stream');
        if (isPacked) outgoing.setHeader('Content-Encoding', 'br');
      })
      .on('directory', () => resolve(null))
      .on('error', ({ status, headers: why }: Refusal) => {
        if (outgoing.headersSent) {
          outgoing.destroy();
          return;
        }
        outgoing.removeHeader('Content-Encoding');
        resolve(status === 404 ? null : text(status, 'Not this part, or not now', why));
      })
      .pipe(outgoing);
  });
}

interface Refusal {
  /** 404, 412 and 416 for what a visitor asks; 500 where the disk fails. */
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

/** A range is always of the plain file. */
async function hasPackedCopy({ incoming }: HttpBindings, path: string): Promise<boolean> {
  const { range, 'accept-encoding': accepted = '' } = incoming.headers;
  if (range !== undefined || !TAKES_BROTLI.test(accepted)) return false;
  // A name that no disk takes (too long, below a file) is no copy either.
  return stat(`${path}.br`).then(
    (found) => found.isFile(),
    () => false,
  );
}
