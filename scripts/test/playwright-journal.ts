/**
 * Playwright reporter beside its own: writes the journal (journal.ts) to the file in JOURNAL, and prints what the page of
 * a failed test showed, for those who see the log alone.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../lib/paths.ts';
import type { JournalLine } from './journal.ts';

const fileOf = ({ location }: TestCase): string => relative(ROOT, location.file).replace(/^tests\//, '');

/** Titles of the groups around it, then its own. */
const nameOf = (test: TestCase): string =>
  // The root, the project and the file come first.
  test.titlePath().slice(3).join(' > ');

/** The part of Playwright's own note on a failed test that shows the page as a screen reader has it. */
const SNAPSHOT = /^# Page snapshot\n+```yaml\n([\s\S]*?)\n```$/m;

export default class PlaywrightJournal implements Reporter {
  readonly #path = process.env['JOURNAL'];
  readonly #times = new Map<string, number>();
  #errors = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = fileOf(test);
    this.#times.set(file, (this.#times.get(file) ?? 0) + result.duration);
    const { status } = result;
    const skip = test.annotations.find(({ type }) => type === 'skip')?.description;
    this.#write({
      kind: 'case',
      file,
      name: nameOf(test),
      state: status === 'passed' || status === 'skipped' ? status : 'failed',
      ...(status === 'skipped' ? { why: skip ?? 'what came before it failed' } : {}),
    });
    if (status !== 'passed' && status !== 'skipped') showPage(test, result);
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(): void {
    for (const [file, ms] of this.#times) this.#write({ kind: 'file', file, ms, broken: false });
    this.#write({ kind: 'end', errors: this.#errors });
  }

  printsToStdio(): boolean {
    return false;
  }

  #write(line: JournalLine): void {
    if (this.#path) appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
  }
}

function showPage(test: TestCase, { attachments }: TestResult): void {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const shown = path === undefined ? undefined : SNAPSHOT.exec(readFileSync(path, 'utf8'))?.[1];
  if (shown !== undefined) console.log(`What "${test.title}" showed when it failed:\n${shown}`);
}
