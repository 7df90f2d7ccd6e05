import { describe, expect, it } from 'vitest';
import { at, hashText, pick, seededRandom, shuffled } from '#roast/random.ts';

describe('seeded choice', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 5 }, random);
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it('spreads evenly enough over ten slots', () => {
    const random = seededRandom(42);
    const slots = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i++) {
      const slot = pick([...slots.keys()], random);
      slots[slot] = (slots[slot] ?? 0) + 1;
    }
    expect(Math.min(...slots)).toBeGreaterThan(850);
    expect(Math.max(...slots)).toBeLessThan(1150);
  });

  it('hashes known text to the published FNV-1a value', () => {
    expect(hashText('a')).toBe(0xe40c292c);
    expect(hashText('')).toBe(0x811c9dc5);
  });

  it('wraps around, shuffles without loss, and refuses an empty list', () => {
    expect(at(['a', 'b'], 3)).toBe('b');
    expect(shuffled([1, 2, 3, 4], seededRandom(9)).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect(() => at([], 0)).toThrow(RangeError);
  });
});
