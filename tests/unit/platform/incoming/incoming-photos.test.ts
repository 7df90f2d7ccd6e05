import { beforeEach, describe, expect, it } from 'vitest';
import { createSharedPhotos, type LaunchQueue, onOpenedFile } from '#platform/incoming/incoming-photos.ts';

const photo = new File(['p'], 'p.jpg', { type: 'image/jpeg' });
const film = new File(['f'], 'f.mp4', { type: 'video/mp4' });
const here = { getFile: () => Promise.resolve(photo) };
const gone = { getFile: () => Promise.reject(new DOMException('moved', 'NotFoundError')) };

it.each([
  ['one photo', [here], [photo]],
  ['no file', [], []],
  ['two photos', [here, here], ['several']],
  ['twenty', Array.from({ length: 20 }, () => here), ['several']],
  ['a film', [{ getFile: () => Promise.resolve(film) }], ['video']],
  ['one that is not there any more', [gone], ['unreadable']],
])('the app opened with %s', async (_name, files, told) => {
  const heard: unknown[] = [];
  const queue: LaunchQueue = { setConsumer: (consumer) => consumer({ files }) };
  onOpenedFile(queue, (what) => heard.push(what));
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual(told);
});

describe('shared photo', () => {
  const NOW = Date.parse('2026-03-01T12:00:00Z');
  const MINUTE = 60_000;

  /** Cache Storage as far as it is used: names, and answers by path. */
  function cacheStorage() {
    const stores = new Map<string, Map<string, Response>>();
    const open = (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve({
        match: (path: string) => Promise.resolve(store.get(path)?.clone()),
        put: (path: string, response: Response) => Promise.resolve(void store.set(path, response)),
        delete: (path: string) => Promise.resolve(store.delete(path)),
      });
    };
    const storage = {
      open,
      has: (name: string) => Promise.resolve(stores.has(name)),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    } as unknown as CacheStorage;
    return { storage, stores };
  }

  let device: ReturnType<typeof cacheStorage>;
  beforeEach(() => {
    device = cacheStorage();
  });

  /** As src/service-worker/share-target.ts leaves it. */
  async function shareAt(time: number): Promise<void> {
    const cache = await device.storage.open('roast-me-shared');
    const headers = { 'Content-Type': 'image/png', Date: new Date(time).toUTCString() };
    await cache.put('/shared/photo', new Response('photo', { headers }));
  }

  it('hands the photo over once', async () => {
    await shareAt(NOW - MINUTE);
    const photos = createSharedPhotos(device.storage, () => NOW);
    const photo = await photos.take();
    if (!(photo instanceof File)) throw new Error(`no photo but ${photo}`);
    expect(photo.type).toBe('image/png');
    expect(await photo.text()).toBe('photo');
    expect(await photos.take()).toBeNull();
    expect(device.stores.has('roast-me-shared')).toBe(false);
  });

  it('drops a photo that was not opened in time', async () => {
    await shareAt(NOW - 11 * MINUTE);
    const photos = createSharedPhotos(device.storage, () => NOW);
    expect(await photos.take()).toBeNull();
    await shareAt(NOW - 11 * MINUTE);
    await photos.allow(true);
    expect(device.stores.has('roast-me-shared')).toBe(false);
  });

  it('keeps a fresh photo over a start of the app', async () => {
    await shareAt(NOW - MINUTE);
    const photos = createSharedPhotos(device.storage, () => NOW);
    await photos.allow(true);
    expect(await photos.take()).not.toBeNull();
  });

  it('the permission comes and goes with the first run, and takes a waiting photo along', async () => {
    const photos = createSharedPhotos(device.storage, () => NOW);
    await photos.allow(true);
    expect(device.stores.get('roast-me-extras')?.has('/shared/allowed')).toBe(true);
    await shareAt(NOW);
    await photos.allow(false);
    expect(device.stores.get('roast-me-extras')?.has('/shared/allowed')).toBe(false);
    expect(device.stores.has('roast-me-shared')).toBe(false);
  });

  it('blocked or missing storage means that nothing is ever shared', async () => {
    const blocked = { has: () => Promise.reject(new Error('blocked')) } as unknown as CacheStorage;
    for (const storage of [blocked, undefined]) {
      const photos = createSharedPhotos(storage, () => NOW);
      await photos.allow(true);
      expect(await photos.take()).toBeNull();
    }
  });
});
