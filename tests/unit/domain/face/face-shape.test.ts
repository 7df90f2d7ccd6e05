import { FACE_SHAPES } from '#functions/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerShape,
  isKept,
  keepAnswer,
  possibleShapes,
  rankProbabilities,
} from '#domain/face/face-shape.ts';
import { anyReading } from '../arbitraries.ts';

describe('rankProbabilities', () => {
  it('names the shapes in the order of the network, most likely first', () => {
    const classes = ['round', 'oval', 'heart', 'square', 'oblong'] as const;
    const ranked = rankProbabilities(classes, [0.1, 0.2, 0.05, 0.25, 0.4]);
    expect(ranked.map(({ name }) => name)).toEqual(['oblong', 'square', 'oval', 'round', 'heart']);
  });

  it.each([[[]], [[1, 0, 0, 0]], [[Number.NaN, 0, 0, 0, 1]]])('refuses %j', (values) => {
    expect(() => rankProbabilities(FACE_SHAPES, values)).toThrow(RangeError);
  });
});

const LIMITS = { together: 0.76, second: 0.07 };
const read = (...probabilities: number[]) =>
  answerShape({ ranked: rankProbabilities(FACE_SHAPES, probabilities), limits: LIMITS });

describe('possibleShapes', () => {
  it('holds the first one or two, or all', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const names = reading.ranked.map(({ name }) => name);
        const possible = possibleShapes(reading);
        expect([1, 2, names.length]).toContain(possible.length);
        expect(possible).toEqual(names.slice(0, possible.length));
      }),
    );
  });
});

describe('answerShape', () => {
  it('shows one shape, two or none, and the likeliest first where it shows any', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const { possible, shown } = answerShape(reading);
        expect(shown.length).toBeLessThanOrEqual(2);
        if (shown.length > 0) expect(shown).toEqual(possible);
        else expect(possible.length).toBeGreaterThan(2);
      }),
    );
  });

  it.each([
    ['one that stands out', [0.9, 0.025, 0.025, 0.025, 0.025], ['heart']],
    ['two', [0.5, 0.4, 0.05, 0.03, 0.02], ['heart', 'oblong']],
    [
      'two, where a third is as likely as the second could be',
      [0.66, 0.12, 0.11, 0.06, 0.05],
      ['heart', 'oblong'],
    ],
    ['none of three', [0.4, 0.3, 0.2, 0.05, 0.05], []],
  ])('names %s: %j', (_, probabilities, shown) => {
    expect(read(...probabilities).shown).toEqual(shown);
  });

  it('names nothing where the network could not be asked', () => {
    expect(answerShape({ ranked: [], limits: LIMITS })).toEqual({ ranked: [], possible: [], shown: [] });
  });
});

describe('keepAnswer', () => {
  const answer = read(0.5, 0.05, 0.4, 0.03, 0.02);

  it('keeps what is not ruled out, and says so', () => {
    const kept = keepAnswer(answer, ['oval']);
    expect(kept).toEqual({ ...answer, shown: ['oval'] });
    expect(isKept(kept)).toBe(true);
  });

  it.each([[['square'] as const], [[]]])('answers anew after %j', (earlier) => {
    expect(keepAnswer(answer, earlier)).toBe(answer);
    expect(isKept(answer)).toBe(false);
  });

  it('shows what was shown, or what the photo says by itself', () => {
    const names = fc.subarray([...FACE_SHAPES], { maxLength: 2 });
    fc.assert(
      fc.property(anyReading, names, (reading, earlier) => {
        const alone = answerShape(reading);
        const { shown } = keepAnswer(alone, earlier);
        const [first] = earlier;
        expect(shown).toEqual(first !== undefined && alone.possible.includes(first) ? earlier : alone.shown);
      }),
    );
  });
});
