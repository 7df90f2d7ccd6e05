import { describe, expect, it } from 'vitest';
import { fitInside } from '#platform/history/device-thumbnails.ts';
import { measureTexts, plainOf, readText, weigh } from '#platform/storage-usage/storage-usage.ts';

it('a picture becomes a data URL, however deep it stands, and the rest stays as it is', async () => {
  const picture = new Blob([new Uint8Array([255, 216, 255])], { type: 'image/jpeg' });
  expect(await plainOf({ id: 'a', list: [{ picture }], none: null, score: 74 })).toEqual({
    id: 'a',
    list: [{ picture: 'data:image/jpeg;base64,/9j/' }],
    none: null,
    score: 74,
  });
  const large = new Blob([new Uint8Array(100_000)]);
  expect(String(await plainOf(large))).toHaveLength('data:;base64,'.length + 4 * Math.ceil(100_000 / 3));
});

it('a text that is JSON is read, any other is kept, and a missing one is none', () => {
  const texts: Record<string, string> = { a: '{"v":1}', b: 'mediapipe' };
  const storage = { getItem: (key: string) => texts[key] ?? null } as Storage;
  expect(readText(storage, 'a')).toEqual([{ key: 'a', value: { v: 1 } }]);
  expect(readText(storage, 'b')).toEqual([{ key: 'b', value: 'mediapipe' }]);
  expect(readText(storage, 'c')).toEqual([]);
});

describe('weigh', () => {
  it('takes blobs and buffers at their size, wherever they lie, and the rest as JSON', () => {
    expect(weigh(new Blob(['12345']))).toBe(5);
    expect(weigh(new Uint8Array(7))).toBe(7);
    expect(weigh('é')).toBe(4);
    expect(weigh({ picture: new Blob(['12345']) })).toBe(5 + '{"picture":null}'.length);
    expect(weigh(undefined)).toBe(0);
  });

  it('does not stumble over a circle', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(weigh(circle)).toBe(0);
  });
});

it('counts each key of localStorage with its name', () => {
  const items: Record<string, string> = { b: '12', a: '1' };
  const storage = Object.create({ getItem: (key: string) => items[key] ?? null }) as Storage;
  Object.assign(storage, items);
  expect(measureTexts('sessionStorage', storage).map(({ name, bytes }) => [name, bytes])).toEqual([
    ['a', 4],
    ['b', 6],
  ]);
});

describe('fitInside', () => {
  it('shrinks the long side, never enlarges, never vanishes', () => {
    expect(fitInside(4_000, 2_000, 320)).toEqual({ width: 320, height: 160 });
    expect(fitInside(100, 50, 320)).toEqual({ width: 100, height: 50 });
    expect(fitInside(10_000, 1, 320)).toEqual({ width: 320, height: 1 });
  });
});
