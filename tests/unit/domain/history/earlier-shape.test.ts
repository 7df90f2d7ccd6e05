import { describe, expect, it } from 'vitest';
import { earlierShape } from '#domain/history/earlier-shape.ts';
import type { HistoryEntry } from '#domain/history/entry.ts';
import type { FaceShapeName } from '#functions/vocabulary.ts';

const entry = (pipelineVersion: string, ...shown: FaceShapeName[]) =>
  ({
    pipelineVersion,
    report: { faceShape: { ranked: [], possible: shown, shown } },
  }) as unknown as HistoryEntry;

describe('earlierShape', () => {
  it('is the newest answer of the same pipeline', () => {
    const entries = [entry('2'), entry('1', 'round'), entry('2', 'oval', 'heart'), entry('2', 'square')];
    expect(earlierShape(entries, '2')).toEqual(['oval', 'heart']);
    expect(earlierShape(entries, '3')).toEqual([]);
  });
});
