import { expect, test } from 'vitest';
import { crossValidate, peopleOf } from '#lab/calibrate/cross-validate.ts';
import { crossValidationJson, crossValidationReport } from '#lab/calibrate/format.ts';
import { manyPeople } from './made-people.ts';

const VALIDATED = crossValidate(peopleOf(manyPeople(20, 10, 1)), []);

test('the table has both columns and says how far the scores moved in each', () => {
  const text = crossValidationReport(VALIDATED);
  expect(text).toMatch(/^20 people\. Columns: /);
  expect(text).toMatch(/^skin ICC +[01]\.\d{3} +[01]\.\d{3} +≥ 0\.90 +(ok|NOT OK)$/m);
  expect(text).toMatch(/^fitted to all: .*, 95th unrounded [\d.]+$/m);
  expect(text).toMatch(/^unseen: .*, 95th unrounded [\d.]+$/m);
});

test('neither says anything of the face shape, whose network is not fitted here', () => {
  expect(crossValidationReport(VALIDATED)).not.toContain('shape');
  const { known, unseen } = JSON.parse(crossValidationJson(VALIDATED)) as Record<string, object>;
  for (const column of [known, unseen]) {
    expect(Object.keys(column ?? {})).toEqual(['overall', 'sections', 'metrics']);
  }
});
