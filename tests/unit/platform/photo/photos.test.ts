import { afterEach, describe, expect, it, vi } from 'vitest';
import { photos } from '#platform/photo/photos.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('copies what the phone lends, with its type, and rejects where it is not handed over', async () => {
  const lent = new File(['a face'], 'face.jpg', { type: 'image/jpeg' });
  const copy = await photos.inMemory(lent);
  expect(copy).not.toBe(lent);
  expect([copy.type, await copy.text()]).toEqual(['image/jpeg', 'a face']);
  const gone = Object.assign(new File([], 'face.jpg'), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  });
  await expect(photos.inMemory(gone)).rejects.toThrow('gone');
  const shot = new Blob(['a shot']);
  expect(await photos.inMemory(shot)).toBe(shot);
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

describe('a line on which the sample never arrives', () => {
  /** Answers nothing, or only the headers, until the signal ends it. */
  const stalled = (at: 'headers' | 'body') => (_url: string, init: RequestInit | undefined) => {
    const ended = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
    if (at === 'headers') return ended;
    const body = new ReadableStream({ start: (stream) => void ended.catch((error) => stream.error(error)) });
    return Promise.resolve(new Response(body));
  };

  it.each(['headers', 'body'] as const)('rejects in the end (%s)', async (at) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', stalled(at));
    const outcome = expect(photos.sample()).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects as soon as nobody wants it', async () => {
    vi.stubGlobal('fetch', stalled('headers'));
    const run = new AbortController();
    const outcome = expect(photos.sample(run.signal)).rejects.toThrow('aborted');
    run.abort();
    await outcome;
  });

  it('is asked for with a signal that has ended where nobody wants it any more by then', async () => {
    const ended = vi.fn((_url: string, init: RequestInit) =>
      Promise.resolve(new Response(String(init.signal?.aborted))),
    );
    vi.stubGlobal('fetch', ended);
    expect(await (await photos.sample(AbortSignal.abort())).text()).toBe('true');
  });
});
