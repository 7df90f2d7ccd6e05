import { expect, it } from 'vitest';
import { entryOfRow, MAX_ROW_BYTES, rowOf } from '#platform/history/row.ts';
import { STYLES } from '#roast/contract.ts';
import { MAX_REPLY_BYTES } from '#roast/limits.ts';
import { writeRoast } from '#roast/writer.ts';
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

it('says what was sent once, and gives it back word for word, whatever the database does to the keys', () => {
  const row = rowOf(entry(1));
  expect(row?.report['sent']).toBe(true);
  const reordered = Object.fromEntries(Object.entries(entry(1).facts).toReversed());
  const back = entryOfRow({ ...row, report: { ...row?.report, facts: reordered } });
  expect(back?.sent).toBe(entry(1).sent);
  const other = { ...entry(1), sent: '{"an older":"text"}' };
  expect(entryOfRow(rowOf(other))?.sent).toBe(other.sent);
});

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength;

it('is short: 300 Japanese roasts of the built-in writer stay under 5 KB, and the longest of a model fits', () => {
  const { facts } = entry(1);
  for (let variant = 0; variant < 300; variant += 1) {
    const style = STYLES[variant % STYLES.length] ?? 'classic';
    const asked = { ...facts, style, variant: variant * 218 };
    const one = { ...entry(1), facts: asked, roast: writeRoast(asked), sent: JSON.stringify(asked) };
    expect(bytesOf(rowOf(one))).toBeLessThan(5_000);
  }
  const roast = writeRoast(facts);
  const rest = MAX_REPLY_BYTES - bytesOf(roast);
  const long = { ...roast, opener: roast.opener + 'x'.repeat(Math.min(rest, 200)) };
  const row = rowOf({ ...entry(1), roast: long });
  expect(bytesOf(row) - bytesOf(long) + MAX_REPLY_BYTES).toBeLessThanOrEqual(MAX_ROW_BYTES);
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
