import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutSheets, scaledHeight, type SheetRoom } from '#lab/screenshots/sheet-layout.ts';

const ROOM: SheetRoom = { columns: 3, tile: 100, fold: 300, height: 700 };
const picture = (label: string, height: number) => ({ label, width: 200, height });

test('pictures stand beside each other in their order, each under its label', () => {
  const [sheet, ...others] = layoutSheets([picture('one', 400), picture('two', 600)], ROOM);
  expect(others).toEqual([]);
  expect(sheet?.tiles.map(({ picture, from, height }) => [picture, from, height])).toEqual([
    [0, 0, 200],
    [1, 0, 300],
  ]);
  expect(sheet?.labels.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(sheet?.tiles[1]?.left).toBeGreaterThanOrEqual((sheet?.tiles[0]?.left ?? 0) + ROOM.tile);
});

test('a long one is folded into columns, and begins a row where it would be torn', () => {
  const [sheet] = layoutSheets([picture('one', 200), picture('two', 200), picture('long', 1100)], ROOM);
  const long = sheet?.tiles.filter(({ picture }) => picture === 2) ?? [];
  expect(long.map(({ from, height }) => [from, height])).toEqual([
    [0, 300],
    [300, 250],
  ]);
  expect(new Set(long.map(({ top }) => top)).size).toBe(1);
  expect(long[0]?.top).toBeGreaterThan(sheet?.tiles[0]?.top ?? 0);
  expect(sheet?.labels).toHaveLength(3);
});

test('one that is longer than a row goes on in the next, and says so', () => {
  const [sheet] = layoutSheets([picture('endless', 2_200)], ROOM);
  expect(sheet?.tiles).toHaveLength(4);
  expect(sheet?.labels.map(({ text }) => text)).toEqual(['endless', 'endless (continued)']);
});

test('whatever is taken: all of it is shown once, inside its sheet, and nothing lies on anything', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(heights, (all) => {
      const pictures = all.map((height, i) => picture(`p${i}`, height));
      const sheets = layoutSheets(pictures, ROOM);
      const shown = pictures.map(() => 0);
      for (const { tiles, width, height } of sheets) {
        const taken = new Set<string>();
        for (const tile of tiles) {
          expect(tile.from).toBe(shown[tile.picture]);
          shown[tile.picture] = tile.from + tile.height;
          expect(tile.left + ROOM.tile).toBeLessThanOrEqual(width);
          expect(tile.top + tile.height).toBeLessThanOrEqual(height);
          taken.add(`${tile.left},${tile.top}`);
        }
        expect(taken.size).toBe(tiles.length);
      }
      expect(shown).toEqual(pictures.map((one) => scaledHeight(one, ROOM.tile)));
    }),
  );
});

test('no pictures, no sheets', () => {
  expect(layoutSheets([], ROOM)).toEqual([]);
});
