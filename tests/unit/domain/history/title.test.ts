import { expect, it } from 'vitest';
import { titleOf } from '#domain/history/entry.ts';

it('calls a roast by its verdict, and one of before by its headline', () => {
  expect(titleOf({ headline: 'Two photos in one', verdict: 'Half past a lamp' })).toBe('Half past a lamp');
  expect(titleOf({ headline: 'Two photos in one' })).toBe('Two photos in one');
});
