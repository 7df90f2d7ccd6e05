import { expect, it } from 'vitest';
import { plainOf, readText } from '#platform/storage-usage/read-store.ts';

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
