import { expect, test } from 'vitest';
import { progressBar } from '#lab/progress.ts';

test('the progress bar fills up', () => {
  expect(progressBar(0, 4, 0)).toBe('[------------------------] 0/4');
  expect(progressBar(2, 4, 1000)).toBe('[############------------] 2/4  2.0/s');
  expect(progressBar(4, 4, 1000)).toBe('[########################] 4/4  4.0/s');
});
