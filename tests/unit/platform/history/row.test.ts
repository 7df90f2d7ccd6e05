import { expect, it } from 'vitest';
import { entryOfRow, rowOf } from '#platform/history/row.ts';
import { REPORT } from '../support.ts';
import { entry } from './fakes.ts';

it('goes to the server and comes back the same', () => {
  expect(entryOfRow({ ...rowOf(entry(1)), synced_at: 'x' })).toEqual(entry(1));
  const silent = { ...entry(1), roast: null, sent: null };
  expect(rowOf(silent)?.roast).toEqual({});
  expect(entryOfRow(rowOf(silent))).toEqual(silent);
});

it('takes along nothing that describes the face or the photo, even if it had slipped into the entry', () => {
  const whole = {
    ...entry(1),
    report: { ...REPORT, landmarks: [[0.1, 0.2]] },
    photo: 'data:image/jpeg;base64,',
  };
  const text = JSON.stringify(rowOf(whole));
  expect(text).not.toMatch(/geometry|landmarks|pose|regions|interocular|photo|base64/);
  expect(Object.keys(rowOf(whole)?.report ?? {}).toSorted()).toEqual([
    'advice',
    'confidence',
    'engine',
    'expression',
    'faceShape',
    'facts',
    'score',
    'sections',
    'sent',
  ]);
});

it('stays within what the server takes', () => {
  const row = rowOf(entry(1));
  expect(new TextEncoder().encode(JSON.stringify(row?.report)).byteLength).toBeLessThan(6_000);
});

it('is nothing where a row or an entry is of another shape', () => {
  expect(rowOf({ ...entry(1), id: 'no uuid' })).toBeNull();
  for (const row of [
    null,
    {},
    { ...rowOf(entry(1)), report: {} },
    { ...rowOf(entry(1)), created_at: 'soon' },
  ]) {
    expect(entryOfRow(row)).toBeNull();
  }
});
