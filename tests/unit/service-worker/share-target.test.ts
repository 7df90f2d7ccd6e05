/** What another site may send to the address of the share sheet: nothing that it names itself for, and never much. */
import { beforeEach, describe, expect, test } from 'vitest';
import { dropStale, MAX_SHARED_BYTES, takeShared } from '#service-worker/share-target.ts';
import { createSharedPhotos } from '#platform/incoming/incoming-photos.ts';
import { memoryCaches } from './memory-caches.ts';

const origin = 'https://roast.example';
let caches: CacheStorage;
beforeEach(async () => {
  caches = memoryCaches();
  await (await caches.open('roast-me-extras')).put('/shared/allowed', new Response(''));
});

const picture = (type = 'image/jpeg', bytes = 10) => new File([new Uint8Array(bytes)], 'a.jpg', { type });

function form(...files: readonly File[]): FormData {
  const data = new FormData();
  for (const file of files) data.append('photo', file);
  return data;
}

const post = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  takeShared(new Request(`${origin}/share`, { method: 'POST', body, headers }), { caches, origin });
const waits = async () => (await caches.open('roast-me-shared')).match('/shared/photo');
/** Why there is no photo, as it is left for the page. */
const refusal = async () => (await waits())?.headers.get('X-Refused') ?? null;
const isWaiting = async () => (await waits()) !== undefined && (await refusal()) === null;
const ledTo = ({ headers }: Response) => new URL(headers.get('location') ?? '').pathname;

describe('a shared photo', () => {
  test.each([{}, { origin: 'null' }, { origin }])('waits for the camera screen (%o)', async (headers) => {
    const answer = await post(form(picture()), headers);
    expect([answer.status, ledTo(answer), await isWaiting()]).toEqual([303, '/camera', true]);
  });

  test('without a type is left to the analysis to judge', async () => {
    await post(form(picture('')));
    expect(await isWaiting()).toBe(true);
  });
});

describe('a photo that nobody opened', () => {
  const TEN_MINUTES = 600_000;

  test.each([
    ['goes with the next start of the worker after ten minutes', TEN_MINUTES + 2_000, false],
    ['goes too where the clock was set back', -TEN_MINUTES - 2_000, false],
    ['still waits before that', TEN_MINUTES - 60_000, true],
  ])('%s', async (_name, later, waits) => {
    await post(form(picture()));
    await dropStale(caches, Date.now() + later);
    expect(await isWaiting()).toBe(waits);
  });

  test('and where there is none, no store is made', async () => {
    await dropStale(caches, Date.now());
    expect(await caches.has('roast-me-shared')).toBe(false);
  });
});

describe('nothing is kept of', () => {
  test.each([
    'https://evil.example',
    'http://roast.example',
    'https://roast.example:8443',
    'https://sub.roast.example',
  ])('a form of %s, which is not told whether anybody is here', async (foreign) => {
    const answer = await post(form(picture()), { origin: foreign });
    expect([ledTo(answer), await isWaiting()]).toEqual(['/', false]);
  });

  test.each([
    ['another type', form(picture('text/html')), 'no-photo'],
    ['a document', form(picture('application/pdf')), 'no-photo'],
    ['a contact', form(picture('text/vcard')), 'no-photo'],
    ['a video', form(picture('video/mp4')), 'video'],
    ['a film of an iPhone', form(picture('VIDEO/QuickTime')), 'video'],
    ['a film of 60 MB', form(picture('video/mp4', 60_000_000)), 'video'],
    ['two photos at once', form(picture(), picture()), 'several'],
    ['a photo and its film', form(picture(), picture('video/quicktime')), 'several'],
    ['a thousand', form(...Array.from({ length: 1_000 }, () => picture())), 'several'],
    ['no photo', form(), null],
    ['an empty one', form(picture('image/jpeg', 0)), 'unreadable'],
    ['one that is too large', form(picture('image/jpeg', MAX_SHARED_BYTES + 1)), 'too-large'],
    ['60 MB', form(picture('image/heic', 60_000_000)), 'too-large'],
    ['a form without files', new URLSearchParams({ photo: 'x' }), null],
    ['plain text', 'photo=x', null],
  ])('%s, and the page is told why', async (_, body, why) => {
    const answer = await post(body);
    expect([ledTo(answer), await isWaiting(), await refusal()]).toEqual(['/camera', false, why]);
    expect(await createSharedPhotos(caches, Date.now).take()).toBe(why);
    expect(await waits()).toBeUndefined();
  });

  test('a body that says beforehand that it is too long', async () => {
    await post(form(picture()), { 'content-length': String(2 * MAX_SHARED_BYTES) });
    expect([await isWaiting(), await refusal()]).toEqual([false, 'too-large']);
  });

  test('anybody who is not through the first run', async () => {
    caches = memoryCaches();
    expect([ledTo(await post(form(picture()))), await isWaiting()]).toEqual(['/onboarding', false]);
  });
});
