import { expect, it } from 'vitest';
import { entryOf } from '#domain/history/entry.ts';
import { factsFromReport } from '#domain/facts/from-report.ts';
import { REPORT } from '#tests/support/report.ts';

it('keeps numbers and text, and leaves pose, photo, regions and geometry behind', () => {
  const facts = factsFromReport(REPORT, {
    lang: 'en',
    style: 'classic',
    concern: null,
    level: 'basic',
    teen: false,
    variant: 1,
  });
  const entry = entryOf({
    id: '00000000-0000-4000-8000-000000000001',
    ownerId: 'me',
    createdAt: '2026-01-01T00:00:00.000Z',
    report: REPORT,
    facts,
    roast: null,
    sent: null,
  });
  expect(Object.keys(entry.report).sort()).toEqual(
    ['engine', 'confidence', 'advice', 'score', 'sections', 'expression', 'faceShape'].sort(),
  );
  expect(entry.pipelineVersion).toBe(REPORT.pipelineVersion);
  expect(JSON.stringify(entry)).not.toMatch(/landmark|pose|geometry|interocular|asymmetry/);
});
