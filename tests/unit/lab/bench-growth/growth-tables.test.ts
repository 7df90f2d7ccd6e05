import { expect, it } from 'vitest';
import { growthTables } from '#lab/bench-growth/growth-tables.ts';

const cells = (line: string | undefined) =>
  line
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);

it('shows each stage with its share, small ones together, and a photo without a report with its code', () => {
  const [sizes = '', faces = '', row = ''] = growthTables({
    sizes: [
      { name: '1 megapixels', totalMs: 200, stages: { decode: 20, landmarks: 100, gates: 1 }, failed: null },
      {
        name: '50 megapixels',
        totalMs: 500,
        stages: { decode: 300, landmarks: 100, gates: 1 },
        failed: null,
      },
    ],
    faces: [
      { name: '1 face', totalMs: 200, stages: { decode: 200 }, failed: null },
      { name: '2 faces', totalMs: null, stages: {}, failed: 'several-faces' },
    ],
    inARow: [900, 210.4],
  }).split('\n\n');
  const [head, , small, large] = sizes.split('\n').map(cells);
  expect(head).toEqual(['photo', 'analysis', '× the first', 'decode', 'landmarks', 'the rest']);
  expect(small).toEqual(['1 megapixels', '200 ms', '1.00', '20 ms (10 %)', '100 ms (50 %)', '40 %']);
  expect(large).toEqual(['50 megapixels', '500 ms', '2.50', '300 ms (60 %)', '100 ms (20 %)', '20 %']);
  expect(cells(faces.split('\n')[3])?.slice(0, 2)).toEqual(['2 faces', 'several-faces']);
  expect(cells(row.split('\n')[2])).toEqual(['analysis', '900 ms', '210 ms']);
});
