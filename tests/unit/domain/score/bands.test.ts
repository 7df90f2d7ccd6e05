import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandOf, ratingOf } from '#domain/score/bands.ts';
import { totalOf } from '#domain/score/score.ts';
import { BANDS, RATINGS } from '#functions/vocabulary.ts';

// Whole points on both sides of each border.
it.each([
  [100, 'looking-good'],
  [85, 'looking-good'],
  [84, 'not-bad'],
  [70, 'not-bad'],
  [69, 'room-for-growth'],
  [50, 'room-for-growth'],
  [49, 'project-mode'],
  [0, 'project-mode'],
] as const)('puts %i into the band %s', (score, band) => expect(bandOf(score)).toBe(band));

it.each([
  [85, 'excellent'],
  [84, 'good-work'],
  [70, 'good-work'],
  [69, 'needs-improvement'],
  [50, 'needs-improvement'],
  [49, 'needs-attention'],
] as const)('rates %d as %s, cut where the bands are', (score, rating) =>
  expect(ratingOf(score)).toBe(rating),
);

it('speaks of the total no better than of its best part and no worse than of its poorest', () => {
  const rank = (score: number) => BANDS.indexOf(bandOf(score));
  const part = fc.integer({ min: 40, max: 99 });
  fc.assert(
    fc.property(fc.record({ skin: part, features: part, vibe: part }), (sections) => {
      const ranks = Object.values(sections).map((score) => RATINGS.indexOf(ratingOf(score)));
      expect(rank(totalOf(sections))).toBeGreaterThanOrEqual(Math.min(...ranks));
      expect(rank(totalOf(sections))).toBeLessThanOrEqual(Math.max(...ranks));
    }),
  );
});
