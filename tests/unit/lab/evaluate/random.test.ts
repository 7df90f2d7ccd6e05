import { expect, test } from 'vitest';
import { between, gaussian, seededRandom } from '#lab/evaluate/random.ts';

const draw = (count: number, ...name: (string | number)[]) => {
  const random = seededRandom(...name);
  return Array.from({ length: count }, () => random());
};

test('the same name draws the same numbers, another name others', () => {
  expect(draw(20, 7, 'face.jpg', 'spots')).toEqual(draw(20, 7, 'face.jpg', 'spots'));
  expect(draw(20, 7, 'face.jpg', 'spots')).not.toEqual(draw(20, 8, 'face.jpg', 'spots'));
  expect(draw(20, 'ab', 'c')).not.toEqual(draw(20, 'a', 'bc'));
});

test('the numbers fill 0 to 1 evenly', () => {
  const values = draw(10_000, 'bins');
  const bins = Array.from(
    { length: 10 },
    (_, bin) => values.filter((v) => Math.floor(10 * v) === bin).length,
  );
  for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(130);
});

test('gaussian has mean 0, deviation 1 and normal tails', () => {
  const random = seededRandom('normal');
  const values = Array.from({ length: 20_000 }, () => gaussian(random));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(variance).toBeCloseTo(1, 1);
  expect(values.filter((value) => Math.abs(value) > 1.96).length / values.length).toBeCloseTo(0.05, 2);
});

test('between stays between', () => {
  const random = seededRandom('between');
  for (let i = 0; i < 100; i++) {
    const value = between(random, -3, 5);
    expect(value).toBeGreaterThanOrEqual(-3);
    expect(value).toBeLessThan(5);
  }
});
