import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOf, split } from '#lab/split-banks/split.ts';

const lines = (count: number) => Array.from({ length: count }, (_, i) => `line ${i}`);
const inOrder = (list: readonly string[]) =>
  list.every((line, i) => i === 0 || Number(line.slice(5)) > Number(list[i - 1]?.slice(5)));

it.each([
  [0, 0],
  [1, 1],
  [6, 6],
  [7, 6],
  [12, 6],
  [13, 7],
  [37, 19],
])('of %i lines the phone has %i', (all, phone) => {
  expect(shareOf(all)).toBe(phone);
  const parts = split({ phone: lines(all), deep: [] }, 'en');
  expect(parts.phone).toHaveLength(phone);
  expect(parts.deep).toHaveLength(all - phone);
});

it('spreads both over the order, the best line on the phone', () => {
  const { phone, deep } = split({ phone: lines(24), deep: [] }, 'en');
  expect(phone[0]).toBe('line 0');
  expect([...phone, ...deep].toSorted()).toEqual(lines(24).toSorted());
  expect(inOrder(phone) && inOrder(deep)).toBe(true);
  const depth = (list: readonly string[]) =>
    list.reduce((sum, line) => sum + Number(line.slice(5)), 0) / list.length;
  expect(Math.abs(depth(phone) - depth(deep))).toBeLessThan(3);
});

it('leaves a right share as it is, and loses nothing where it is wrong', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), (phone, deep) => {
      const all = lines(phone + deep);
      const parts = split({ phone: all.slice(0, phone), deep: all.slice(phone) }, 'en');
      expect([...parts.phone, ...parts.deep].toSorted()).toEqual(all.toSorted());
      expect(parts.phone).toHaveLength(shareOf(all.length));
      expect(split(parts, 'en')).toEqual(parts);
    }),
  );
});

it('leaves with the phone what only it knows when to tell', () => {
  const all = [...lines(20), 'Kevin was here.', 'Your phone saw it.'];
  const { phone } = split({ phone: all, deep: [] }, 'en');
  expect(phone).toEqual(expect.arrayContaining(['Kevin was here.', 'Your phone saw it.']));
  expect(phone).toHaveLength(shareOf(all.length));
});
