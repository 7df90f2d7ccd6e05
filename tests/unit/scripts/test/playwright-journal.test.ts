/** What Playwright tells its reporter comes into the journal, by which `npm test` counts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { afterAll, expect, test, vi } from 'vitest';
import { inRoot } from '#scripts/lib/paths.ts';
import { countJournal } from '#scripts/test/journal.ts';
import PlaywrightJournal from '#scripts/test/playwright-journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'roast-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FILE = inRoot('tests', 'browser', 'a.test.ts');
const caseOf = (title: string, skip?: string) =>
  ({
    title,
    location: { file: FILE, line: 1, column: 1 },
    titlePath: () => ['', 'chromium', 'browser/a.test.ts', 'a group', title],
    annotations: skip === undefined ? [] : [{ type: 'skip', description: skip }],
  }) as unknown as TestCase;
const resultOf = (status: TestResult['status'], note?: string) =>
  ({
    status,
    duration: 10,
    attachments: note === undefined ? [] : [{ name: 'error-context', path: note }],
  }) as unknown as TestResult;

/** What is counted after a run that tells this. */
function counted(name: string, tell: (reporter: PlaywrightJournal) => void) {
  const path = join(folder, name);
  vi.stubEnv('JOURNAL', path);
  tell(new PlaywrightJournal());
  return countJournal(readFileSync(path, 'utf8'), true);
}

test('passed, failed and skipped tests, their names, reasons and the time of the file', () => {
  const outcome = counted('all', (reporter) => {
    reporter.onTestEnd(caseOf('works'), resultOf('passed'));
    reporter.onTestEnd(caseOf('breaks'), resultOf('failed'));
    reporter.onTestEnd(caseOf('hangs'), resultOf('timedOut'));
    reporter.onTestEnd(caseOf('lacks', 'no faces here'), resultOf('skipped'));
    reporter.onTestEnd(caseOf('waits'), resultOf('skipped'));
    reporter.onEnd();
  });
  expect(outcome).toEqual({
    passed: 1,
    failed: 2,
    failures: ['browser/a.test.ts > a group > breaks', 'browser/a.test.ts > a group > hangs'],
    skipped: [
      { name: 'browser/a.test.ts > a group > lacks', why: 'no faces here' },
      { name: 'browser/a.test.ts > a group > waits', why: 'what came before it failed' },
    ],
    files: [{ file: 'browser/a.test.ts', ms: 50 }],
  });
});

test('what fails outside of the tests, and a run that is cut off, are failures', () => {
  expect(
    counted('errors', (reporter) => {
      reporter.onTestEnd(caseOf('works'), resultOf('passed'));
      reporter.onError();
      reporter.onEnd();
    }),
  ).toMatchObject({ passed: 1, failed: 1, failures: ['errors outside of the tests'] });
  expect(
    counted('cut off', (reporter) => reporter.onTestEnd(caseOf('works'), resultOf('passed'))),
  ).toMatchObject({ passed: 1, failed: 1, failures: ['the run did not end'] });
});

test('the log shows what the page of a failed test showed', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const note = join(folder, 'error-context.md');
  writeFileSync(
    note,
    '# Test info\n\nx\n\n# Page snapshot\n\n```yaml\n- paragraph: Nobody is home.\n```\n\n# Test source\n\n```ts\n```\n',
  );
  counted('shown', (reporter) => reporter.onTestEnd(caseOf('breaks'), resultOf('failed', note)));
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'What "breaks" showed when it failed:\n- paragraph: Nobody is home.',
  );
});
