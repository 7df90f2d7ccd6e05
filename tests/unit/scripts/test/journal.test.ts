import { describe, expect, it } from 'vitest';
import { countJournal, NOTHING, PASSED, failedCheck, sum, type JournalLine } from '#scripts/test/journal.ts';

const passed: JournalLine = { kind: 'case', file: 'unit/a.test.ts', name: 'works', state: 'passed' };
const failed: JournalLine = { kind: 'case', file: 'unit/a.test.ts', name: 'breaks', state: 'failed' };
const file = (broken: boolean): JournalLine => ({ kind: 'file', file: 'unit/a.test.ts', ms: 12, broken });
const end = (errors = 0): JournalLine => ({ kind: 'end', errors });
const journal = (...lines: readonly JournalLine[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

describe('countJournal', () => {
  it('adds up what ran, and names what failed', () => {
    const outcome = countJournal(journal(passed, failed, file(false), end()), false);
    expect(outcome).toMatchObject({ passed: 1, failed: 1, failures: ['unit/a.test.ts > breaks'] });
    expect(outcome.files).toEqual([{ file: 'unit/a.test.ts', ms: 12 }]);
  });

  it('counts what was skipped as skipped, with its reason', () => {
    const skipped: JournalLine = { ...passed, state: 'skipped', why: 'no faces here' };
    const outcome = countJournal(journal(passed, skipped, { ...passed, state: 'skipped' }, end()), true);
    expect(outcome).toMatchObject({ passed: 1, failed: 0 });
    expect(outcome.skipped).toEqual([
      { name: 'unit/a.test.ts > works', why: 'no faces here' },
      { name: 'unit/a.test.ts > works', why: 'the test does not say' },
    ]);
  });

  it('a file that does not load is a failure', () => {
    expect(countJournal(journal(passed, file(true), end()), false)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('a run that is cut off keeps what it counted, and has failed', () => {
    const text = `${journal(passed, passed)}{"kind":"case","fi`;
    expect(countJournal(text, false)).toMatchObject({
      passed: 2,
      failed: 1,
      failures: ['the run did not end'],
    });
  });

  it.each([
    ['nothing at all', '', true],
    ['no test', journal(end()), true],
    ['an exit status that no test explains', journal(passed, end()), false],
    ['an error outside of the tests', journal(passed, end(1)), true],
  ])('%s is a failure', (_what, text, exitedOk) => {
    expect(countJournal(text, exitedOk).failed).toBe(1);
  });
});

it('outcomes add up', () => {
  expect(sum(sum(NOTHING, PASSED), failedCheck('lint'))).toEqual({
    passed: 1,
    failed: 1,
    skipped: [],
    files: [],
    failures: ['lint'],
  });
});
