/** Vitest reporter beside the default one: writes the journal (journal.ts) to the file in JOURNAL. */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { ROOT } from '../lib/paths.ts';
import type { JournalLine } from './journal.ts';

const fileOf = ({ moduleId }: TestModule): string => relative(ROOT, moduleId).replace(/^tests\//, '');

export default class JournalReporter implements Reporter {
  readonly #path = process.env['JOURNAL'];

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'pending') return;
    const why = result.state === 'skipped' ? result.note : undefined;
    this.#write({
      kind: 'case',
      file: fileOf(test.module),
      name: test.fullName,
      state: result.state,
      ...(why === undefined ? {} : { why }),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    const failedTests = [...module.children.allTests('failed')].length;
    this.#write({
      kind: 'file',
      file: fileOf(module),
      ms: Math.round(setupDuration + collectDuration + duration),
      broken: module.state() === 'failed' && failedTests === 0,
    });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    this.#write({ kind: 'end', errors: errors.length });
  }

  #write(line: JournalLine): void {
    if (this.#path !== undefined) appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
  }
}
