/**
 * Takes a photo from another app's share sheet. The POST ends here: it never reaches the network. The photo
 * waits in Cache Storage until the camera screen takes it, and only where the page has said that this device's
 * person is through the first run with its age confirmation; otherwise nothing is stored.
 */
import { SHARE_FIELD } from './addresses.ts';
import { EXTRAS, SHARED } from './caches.ts';

/** Set and removed by the page (src/platform/incoming/shared-photo.ts); these names are the agreement. */
const ALLOWED = '/shared/allowed';
const PHOTO = '/shared/photo';

async function firstFile(request: Request): Promise<File | null> {
  const form = await request.formData().catch(() => null);
  const entry = form?.get(SHARE_FIELD);
  return entry instanceof File && entry.size > 0 ? entry : null;
}

/** Where the browser goes next: to the camera, which asks for the photo, or to the start. */
export async function takeShared(request: Request): Promise<Response> {
  const leadTo = (path: string) => Response.redirect(new URL(path, self.location.origin).href, 303);
  const allowed = await (await caches.open(EXTRAS)).match(ALLOWED);
  if (allowed === undefined) return leadTo('/onboarding');
  const photo = await firstFile(request);
  if (photo !== null) {
    const headers = { 'Content-Type': photo.type, Date: new Date().toUTCString() };
    // A full disk: the camera screen opens, and the person can choose the photo there.
    const cache = await caches.open(SHARED);
    await cache.put(PHOTO, new Response(photo, { headers })).catch(() => undefined);
  }
  return leadTo('/camera');
}
