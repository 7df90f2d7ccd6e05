/**
 * Takes a photo from another app's share sheet. The POST ends here: it never reaches the network. The photo
 * waits in Cache Storage until the camera screen takes it, and only where the page has said that this device's
 * person is through the first run with its age confirmation; otherwise nothing is stored.
 *
 * Any site may post a form to this address. One that says where it comes from is refused; one that hides it looks
 * like the share sheet, which has no origin either. So what arrives is only ever one picture of bounded size that
 * waits, and what is done with it is the camera screen's to ask the person.
 */
import { EXTRAS, SHARE_FIELD, SHARED } from './addresses.ts';

/** Set and removed by the page (src/platform/incoming/incoming-photos.ts); these names are the agreement. */
const ALLOWED = '/shared/allowed';
const PHOTO = '/shared/photo';
/** The header that says why there is no photo, in its place. */
const REFUSED = 'X-Refused';

/** More than any phone's camera writes into a photo that a browser can read. */
export const MAX_SHARED_BYTES = 50_000_000;

/** As long as the page lets one wait (src/platform/incoming/incoming-photos.ts). */
const KEEP_MS = 10 * 60_000;

/** What surrounds this worker. */
export interface ShareHost {
  readonly caches: CacheStorage;
  /** The app's own. */
  readonly origin: string;
}

/** A navigation that the browser began itself has no origin, and says so by "null". */
const isForeign = (request: Request, origin: string): boolean =>
  ![null, 'null', origin].includes(request.headers.get('origin'));

/**
 * Why what came is no photo that can be read: several at once, a film, another kind of file, one that its app did not
 * hand over, or more than a phone's camera writes. The page has a sentence for each (src/domain/limits/photo.ts).
 */
type Refusal = 'several' | 'video' | 'no-photo' | 'unreadable' | 'too-large';

const isForm = ({ headers }: Request): boolean =>
  /^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? '');

const isLarge = ({ headers }: Request): boolean =>
  Number(headers.get('content-length') ?? 0) > MAX_SHARED_BYTES + 10_000;

/** Some apps share a photo without a type; the analysis worker judges by the content. */
const mayBePicture = ({ type }: File): boolean =>
  type === '' || type === 'application/octet-stream' || /^image\//i.test(type);

function judge({ size, type }: File): Refusal | null {
  if (/^video\//i.test(type)) return 'video';
  if (size > MAX_SHARED_BYTES) return 'too-large';
  if (size === 0) return 'unreadable';
  return null;
}

/** The one photo of the form, or why there is none; null where nothing came at all. */
async function onlyPicture(request: Request): Promise<File | Refusal | null> {
  if (!isForm(request)) return null;
  if (isLarge(request)) return 'too-large';
  const form = await request.formData().catch(() => null);
  const [file, ...more] = form?.getAll(SHARE_FIELD) ?? [];
  if (!(file instanceof File)) return null;
  if (more.length > 0) return 'several';
  return judge(file) ?? (mayBePicture(file) ? file : 'no-photo');
}

/** Where the browser goes next: to the camera, which asks for the photo, or to the start. */
export async function takeShared(request: Request, { caches, origin }: ShareHost): Promise<Response> {
  const leadTo = (path: string) => Response.redirect(new URL(path, origin).href, 303);
  if (isForeign(request, origin)) return leadTo('/');
  const allowed = await (await caches.open(EXTRAS)).match(ALLOWED);
  if (allowed === undefined) return leadTo('/onboarding');
  const came = await onlyPicture(request);
  if (came !== null) {
    const date = new Date().toUTCString();
    const left =
      came instanceof File
        ? new Response(came, { headers: { 'Content-Type': came.type, Date: date } })
        : new Response(null, { headers: { [REFUSED]: came, Date: date } });
    // A full disk: the camera screen opens, and the person can choose the photo there.
    const cache = await caches.open(SHARED);
    await cache.put(PHOTO, left).catch(() => undefined);
  }
  return leadTo('/camera');
}

/**
 * Drops a photo that has waited for more than ten minutes: a tab that was closed before the camera screen took it
 * leaves it, place in its EXIF included. Done at each start of the worker, which also wakes without the app.
 *
 * @param now milliseconds since 1970
 */
export async function dropStale(caches: CacheStorage, now: number): Promise<void> {
  if (!(await caches.has(SHARED))) return;
  const photo = await (await caches.open(SHARED)).match(PHOTO);
  const age = Math.abs(now - Date.parse(photo?.headers.get('Date') ?? ''));
  if (!(age <= KEEP_MS)) await caches.delete(SHARED);
}
