import { expect, test } from 'vitest';
import { numberWithin, oneOf, wholeNumber } from '#lab/command-line.ts';

test('what fits is read', () => {
  expect(wholeNumber(1)('3')).toBe(3);
  expect(wholeNumber(0)('0')).toBe(0);
  expect(numberWithin(1, 10)('2.5')).toBe(2.5);
  expect(oneOf(['warm', 'cold'])('cold')).toBe('cold');
});

test.each(['0', '2.5', 'x', '', '1e20'])('"%s" is no whole number from 1 on', (text) => {
  expect(() => wholeNumber(1)(text)).toThrow('It is a whole number from 1 on.');
});

test.each(['0.5', '11', 'twice', ''])('"%s" is no number from 1 to 10', (text) => {
  expect(() => numberWithin(1, 10)(text)).toThrow('It is a number from 1 to 10.');
});

test.each(['hot', '', 'Warm'])('"%s" is none of the words', (text) => {
  expect(() => oneOf(['warm', 'cold'])(text)).toThrow('It is one of warm, cold.');
});
