/** Vitest's runner, which looks at the pages of a test that failed before any hook closes them. */
import { TestRunner, type RunnerTestCase } from 'vitest';

export default class EvidenceRunner extends TestRunner {
  /** Vitest calls it after the test's function, before the hooks that clean up. */
  async onTaskFinished(test: RunnerTestCase): Promise<void> {
    if (test.result?.state !== 'fail') return;
    // Vitest loads the runner before the test file and then forgets all modules: only now it gets the test's own.
    const { keepEvidence } = await import('./evidence.ts');
    await keepEvidence(test);
  }

  /** And this one after those hooks. */
  async onAfterRetryTask(): Promise<void> {
    const { forgetAll } = await import('./witnesses.ts');
    forgetAll();
  }
}
