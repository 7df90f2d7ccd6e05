import { expect, test } from 'vitest';
import { jsonLine, textLine } from '#lab/analyze/format.ts';

test('a failure is the contract and no more', () => {
  const failed = { ok: false, error: 'no-face', detail: 'for the console' } as const;
  expect(jsonLine('a.jpg', failed)).toBe('{"file":"a.jpg","ok":false,"error":"no-face"}');
  expect(textLine('a.jpg', failed)).toContain('no-face (for the console)');
});
