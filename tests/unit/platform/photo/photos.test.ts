import { afterEach, expect, it, vi } from 'vitest';
import { photos } from '#platform/photo/photos.ts';

afterEach(() => vi.unstubAllGlobals());

const transfer = (...files: File[]) => ({ files: files as unknown as FileList });

it('takes the first file of a drop, whatever its kind', () => {
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  expect(photos.fromTransfer(transfer(text, new File([], 'b.jpg')))).toBe(text);
  expect(photos.fromTransfer(transfer())).toBeNull();
});

it('fetches the sample from our own origin', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(new Blob(['jpeg'])));
  });
  expect(await (await photos.sample()).text()).toBe('jpeg');
  expect(asked).toHaveLength(1);
  for (const address of [...asked, photos.samplePreviewUrl]) expect(address).toMatch(/^\/\w/);
});

it('rejects when the sample is not there', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await expect(photos.sample()).rejects.toThrow('404');
});
