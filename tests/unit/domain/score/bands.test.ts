import { expect, it } from 'vitest';
import { bandOf, ratingOf } from '#domain/score/bands.ts';

// Decision 16, word for word: whole points on both sides of each border.
it.each([
  [100, 'looking-good'],
  [80, 'looking-good'],
  [79, 'not-bad'],
  [65, 'not-bad'],
  [64, 'room-for-growth'],
  [50, 'room-for-growth'],
  [49, 'project-mode'],
  [0, 'project-mode'],
] as const)('puts %i into the band %s', (score, band) => expect(bandOf(score)).toBe(band));

it.each([
  [100, 'excellent'],
  [85, 'excellent'],
  [84.99, 'good-work'],
  [70, 'good-work'],
  [69.99, 'needs-improvement'],
  [50, 'needs-improvement'],
  [49.99, 'needs-attention'],
  [0, 'needs-attention'],
] as const)('rates %d as %s', (score, rating) => expect(ratingOf(score)).toBe(rating));
