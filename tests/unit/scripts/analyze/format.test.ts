import { expect, test } from 'vitest';
import { jsonLine, progressBar, textLine } from '#scripts/analyze/format.ts';

test('a failure is the contract and no more', () => {
  const failed = { ok: false, error: 'no-face', detail: 'for the console' } as const;
  expect(jsonLine('a.jpg', failed)).toBe('{"file":"a.jpg","ok":false,"error":"no-face"}');
  expect(textLine('a.jpg', failed)).toContain('no-face (for the console)');
});

test('the progress bar fills up', () => {
  expect(progressBar(0, 4, 0)).toBe('[------------------------] 0/4');
  expect(progressBar(2, 4, 1000)).toBe('[############------------] 2/4  2.0/s');
  expect(progressBar(4, 4, 1000)).toBe('[########################] 4/4  4.0/s');
});
