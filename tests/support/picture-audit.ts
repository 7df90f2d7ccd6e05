/** What may leave as a profile picture: the one small JPEG, its name, and the questions about it. */
import { bareJpeg } from '#platform/pictures/bare-jpeg.ts';
import type { SentRequest } from './sent-request.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PATH = new RegExp(`/storage/v1/object/pictures/${UUID}/profile\\.jpg$`);

/** The questions, each in its form. */
const FORMS: readonly (readonly [path: RegExp, body: RegExp])[] = [
  [
    /\/storage\/v1\/object\/list\/pictures$/,
    new RegExp(
      `^\\{"limit":100,"offset":0,"sortBy":\\{"column":"name","order":"asc"\\},"prefix":"${UUID}"\\}$`,
    ),
  ],
  [new RegExp(`/storage/v1/object/sign/pictures/${UUID}/profile\\.jpg$`), /^\{"expiresIn":300\}$/],
  [/\/storage\/v1\/object\/pictures$/, new RegExp(`^\\{"prefixes":\\["${UUID}/profile\\.jpg"\\]\\}$`)],
];

interface Part {
  readonly head: string;
  readonly content: Buffer;
}

function partsOf(body: Buffer, type: string): readonly Part[] {
  const boundary = /boundary=(\S+)$/.exec(type)?.[1] ?? '';
  const text = body.toString('latin1');
  return text
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...content] = part.split('\r\n\r\n');
      return { head, content: Buffer.from(content.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1') };
    });
}

/** The picture itself, behind the tables and headers that every JPEG has: they say nothing of whose it is. */
export function scanOf({ body }: SentRequest): string {
  const header = body.indexOf(Buffer.from([0xff, 0xda]));
  return body.toString('latin1', header < 0 ? 0 : header + 2 + body.readUInt16BE(header + 2));
}

export const isPictureUpload = ({ method, url }: SentRequest): boolean =>
  method === 'POST' && PATH.test(new URL(url).pathname);

/** Whatever goes to the files of an account that the privacy page does not list. */
export function pictureFaults(request: SentRequest): string[] {
  const { pathname } = new URL(request.url);
  if (!isPictureUpload(request)) {
    const text = request.body.toString('latin1');
    const fits = FORMS.some(([path, body]) => path.test(pathname) && body.test(text));
    return fits ? [] : [`beyond the list of the privacy page ${text.slice(0, 80)}`];
  }
  const parts = partsOf(request.body, request.headers['content-type'] ?? '');
  const file = parts.at(-1);
  const others = parts.slice(0, -1).map(({ head, content }) => `${head.trim()} ${content.toString()}`);
  if (file === undefined || others.join() !== 'Content-Disposition: form-data; name="cacheControl" 0')
    return ['a file with more than itself'];
  const bare = bareJpeg(file.content);
  if (bare === null) return ['a file that is no small JPEG'];
  return file.content.equals(bare) ? [] : ['a picture with what was written beside it'];
}
