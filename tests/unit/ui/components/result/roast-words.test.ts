import { expect, it } from 'vitest';
import { factsFromReport } from '#domain/facts/from-report.ts';
import { REPORT } from '#tests/support/report.ts';
import { moodOf } from '#ui/components/result/roast-words.tsx';

const FACTS = factsFromReport(REPORT, {
  lang: 'en',
  style: 'classic',
  concern: null,
  level: 'basic',
  teen: false,
  variant: 0,
});

it('claps for the highest band and for a personal best, and has its doubts otherwise', () => {
  expect(moodOf('looking-good', FACTS)).toBe('applause');
  expect(moodOf('project-mode', { ...FACTS, past: { ...FACTS.past, best: true } })).toBe('applause');
  expect(moodOf('not-bad', FACTS)).toBe('side-eye');
  expect(moodOf('not-bad', null)).toBe('side-eye');
});
