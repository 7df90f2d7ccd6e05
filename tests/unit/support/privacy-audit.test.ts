/** The judge of the recording proxy finds what is planted, and lets pass what the app really sends. */
import { describe, expect, it } from 'vitest';
import { numbersOf, rowOf, textOf } from '#platform/history/row.ts';
import { fillName } from '#roast/fill-name.ts';
import { written as writeRoast } from '#tests/support/roast.ts';
import { auditPrivacy } from '#tests/support/privacy-audit.ts';
import { entry, FACTS } from '#tests/unit/platform/history/fakes.ts';

const ORIGIN = 'https://cloud.example';
const NAME = 'Aki Mori';

const faultsOf = (body: unknown, path = '/rest/v1/analyses') =>
  auditPrivacy(
    [
      {
        method: 'POST',
        url: `${ORIGIN}${path}`,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify(body)),
      },
    ],
    { origins: [ORIGIN], photos: [], names: [NAME] },
  );

const row = rowOf(entry(1));
if (row === null) throw new Error('no row');

/** The row with this among its numbers. */
const planted = (more: object) => ({ ...numbersOf(row), report: { ...row.report, ...more } });

describe('the judge', () => {
  it('lets pass what the account keeps of a roast, and the facts', () => {
    expect(faultsOf(numbersOf(row))).toEqual([]);
    expect(faultsOf(textOf(row))).toEqual([]);
    expect(faultsOf(FACTS, '/functions/v1/roast')).toEqual([]);
  });

  it('lets the profile say the name', () => {
    expect(faultsOf({ display_name: NAME }, '/rest/v1/profiles')).toEqual([]);
  });

  it.each([
    ['a name in a text', { roast: fillName(writeRoast(FACTS), NAME) }, /the name/],
    [
      'a raw value',
      planted({ sections: { skin: { metrics: { pores: { raw: 1.2, score: 67 } } } } }),
      /a measure raw/,
    ],
    [
      'a probability',
      planted({ faceShape: { ranked: [{ name: 'oval', probability: 0.6 }] } }),
      /a measure ranked, probability/,
    ],
    ['a landmark three deep', planted({ facts: { a: { b: { landmark: [0.1, 0.2] } } } }), /a field landmark/],
    ['a field of no name', planted({ mood: 0.5 }), /beyond the list .* report\.mood/],
    ['a column of no name', { ...numbersOf(row), engine: 'lite' }, /beyond the list .* engine/],
  ])('finds %s', (_what, body, fault) => {
    expect(faultsOf(body).join('\n')).toMatch(fault);
  });
});
