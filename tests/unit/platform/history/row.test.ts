import { LANGS } from '#functions/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROW_FIELDS } from '#domain/history/account-row.ts';
import { entryOf } from '#domain/history/entry.ts';
import { MAX_REQUEST_BYTES, numbersOf, rowOf, textOf } from '#platform/history/row.ts';
import { MAX_REPLY_BYTES } from '#roast/limits.ts';
import { seededRandom } from '#roast/random.ts';
import { written as writeRoast } from '#tests/support/roast.ts';
import { anyReport } from '#tests/unit/domain/arbitraries.ts';
import { randomFacts } from '#tests/unit/roast/random-facts.ts';
import { REPORT } from '#tests/support/report.ts';
import { entryOfRow } from './entry-of-row.ts';
import { entry, FACTS, fromAccount } from './fakes.ts';

/** Where a row has something, as `ROW_FIELDS` names the places. */
function placesOf(value: unknown, at = ''): ReadonlySet<string> {
  const isPlace = ROW_FIELDS.some((field) => field.at === at);
  if (isPlace || typeof value !== 'object' || value === null) return new Set([at]);
  return new Set(
    Object.entries(value).flatMap(([key, inner]) => [...placesOf(inner, at === '' ? key : `${at}.${key}`)]),
  );
}

it('goes to the server and comes back as far as the account keeps it', () => {
  expect(entryOfRow({ ...rowOf(entry(1)), synced_at: 'x' })).toEqual(fromAccount(entry(1)));
  const silent = { ...entry(1), roast: null, sent: null };
  expect(rowOf(silent)?.roast).toEqual({});
  expect(entryOfRow(rowOf(silent))).toEqual(fromAccount(silent));
});

it('takes along nothing that describes the face or the photo, even if it had slipped into the entry', () => {
  const whole = {
    ...entry(1),
    report: { ...REPORT, landmarks: [[0.1, 0.2]] },
    photo: 'data:image/jpeg;base64,',
  };
  const text = JSON.stringify(rowOf(whole));
  expect(text).not.toMatch(
    /geometry|landmarks|pose|regions|interocular|photo|base64|raw|probability|ranked|engine|advice/,
  );
  expect(placesOf(rowOf(whole))).toEqual(new Set<string>(ROW_FIELDS.map(({ at }) => at)));
});

it('keeps scores in whole points: finer ones would give back what was measured', () => {
  const { skin } = entry(1).report.sections;
  const finer = {
    ...entry(1).report.sections,
    skin: { ...skin, metrics: { ...skin.metrics, pores: { score: 67.123 } } },
  };
  const row = rowOf({ ...entry(1), report: { ...entry(1).report, sections: finer } });
  expect(row?.report).toMatchObject({ sections: { skin: { metrics: { pores: { score: 67 } } } } });
});

it('says what was sent once, and gives it back word for word, whatever the database does to the keys', () => {
  const row = rowOf(entry(1));
  expect(row?.report['sent']).toBe(true);
  const reordered = Object.fromEntries(Object.entries(FACTS).toReversed());
  const back = entryOfRow({ ...row, report: { ...row?.report, facts: reordered } });
  expect(back?.sent).toBe(entry(1).sent);
  const other = { ...entry(1), sent: '{"another":"text"}' };
  expect(entryOfRow(rowOf(other))?.sent).toBe(other.sent);
});

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength;
const USER_ID = '8f9d2b8e-0a4f-4b57-9f0b-0d3a7c1f2e61';

describe.each(LANGS)('in %s', (lang) => {
  it('goes in two requests, neither over 4 KB, whatever was measured and written', () => {
    let longest = 0;
    fc.assert(
      fc.property(anyReport, fc.nat(), (report, seed) => {
        const asked = randomFacts(seededRandom(seed), lang);
        const { id, ownerId, createdAt } = entry(1, USER_ID);
        const roast = writeRoast(asked);
        const measured = { ...report, pipelineVersion: '10.10.10' };
        const sent = JSON.stringify(asked);
        const row = rowOf(entryOf({ id, ownerId, createdAt, report: measured, facts: asked, roast, sent }));
        if (row === null) throw new Error('too long, or of another shape');
        const text = textOf(row);
        expect(bytesOf(numbersOf(row))).toBeLessThanOrEqual(MAX_REQUEST_BYTES / 2);
        expect(bytesOf(text)).toBeLessThanOrEqual(MAX_REQUEST_BYTES);
        expect({ ...numbersOf(row), ...text }).toEqual(row);
        longest = Math.max(longest, bytesOf(row));
      }),
      { numRuns: 300 },
    );
    console.log(`${lang}: the longest row is ${longest} bytes, in two requests`);
  });
});

it('has room for the longest text of a model', () => {
  expect(bytesOf({ roast: '' }) - bytesOf('') + MAX_REPLY_BYTES).toBeLessThanOrEqual(MAX_REQUEST_BYTES);
});

it('stays on the phone where one of the requests would be too long', () => {
  const roast = { ...writeRoast(FACTS), opener: 'あ'.repeat(240) };
  const steps = Array.from({ length: 4 }, () => 'あ'.repeat(160));
  expect(
    rowOf({ ...entry(1), roast: { ...roast, roadmap: { today: steps, week: steps, month: steps } } }),
  ).toBeNull();
});

it('is nothing where a row or an entry is of another shape', () => {
  expect(rowOf({ ...entry(1), id: 'no uuid' })).toBeNull();
  for (const row of [
    null,
    {},
    { ...rowOf(entry(1)), score: null },
    { ...rowOf(entry(1)), created_at: 'soon' },
  ]) {
    expect(entryOfRow(row)).toBeNull();
  }
});
